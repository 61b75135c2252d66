internal import Foundation

extension EventReport {
  /// The report as JSON, in the form that ``EventReport`` describes, with sorted keys and indented.
  public func json() -> String {
    encoded([.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
  }

  /// A report is made of texts and whole numbers, which can always be encoded.
  func encoded(_ format: JSONEncoder.OutputFormatting) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = format
    guard let data = try? encoder.encode(self) else { return "{}" }
    return String(decoding: data, as: UTF8.self)
  }
}
