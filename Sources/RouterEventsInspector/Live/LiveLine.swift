package import Foundation
package import RouterEvents

/// A line that an app sends to the live page: one JSON object without a line break.
///
/// The first line that an app sends, ``hello(app:takesInput:)``, contains the ``version`` of the protocol. New fields
/// may be added within a version, and readers ignore unknown fields.
package enum LiveLine: Hashable, Sendable {
  package static let version = 1

  /// The first line that an app sends, with the app's name and whether it accepts input.
  case hello(app: String, takesInput: Bool)

  /// The trace of a dispatched event.
  case trace(EventTrace)

  /// An ended run of an asynchronous strategy.
  case run(EventRun)

  /// The number of traces that the app dropped instead of sending them.
  case missed(Int)
}

extension LiveLine: Encodable {
  private enum Field: String, CodingKey {
    case kind, version, app, takesInput, trace, run, count
  }

  package func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Field.self)
    switch self {
    case .hello(let app, let takesInput):
      try fields.encode("hello", forKey: .kind)
      try fields.encode(Self.version, forKey: .version)
      try fields.encode(app, forKey: .app)
      if takesInput { try fields.encode(true, forKey: .takesInput) }
    case .trace(let trace):
      try fields.encode("trace", forKey: .kind)
      try fields.encode(trace, forKey: .trace)
    case .run(let run):
      try fields.encode("run", forKey: .kind)
      try fields.encode(run, forKey: .run)
    case .missed(let count):
      try fields.encode("missed", forKey: .kind)
      try fields.encode(count, forKey: .count)
    }
  }

  /// The line as a JSON object in UTF-8. See ``json(of:)``.
  package var json: Data { Self.json(of: self) }

  /// Returns a line of the protocol as a JSON object in UTF-8, without a line break.
  ///
  /// If a number is not finite, the result is a line of the kind `error` instead.
  package static func json(of line: some Encodable) -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(line)) ?? Data(#"{"kind":"error","text":"a number is not finite"}"#.utf8)
  }
}
