internal import Foundation
internal import RouterEvents

extension EventReport: Codable {
  private enum CodingKeys: String, CodingKey {
    case format, version, title, steps, missed
  }

  private static let format = "ResponderKit events"
  private static let version = 1

  /// Creates a report by decoding from the given decoder.
  ///
  /// - Throws: `DecodingError` if the data is not a report or has an unknown version.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let format = try container.decode(String.self, forKey: .format)
    let version = try container.decode(Int.self, forKey: .version)
    guard format == Self.format, version == Self.version else {
      throw DecodingError.dataCorruptedError(
        forKey: .version,
        in: container,
        debugDescription:
          "expected '\(Self.format)' of version \(Self.version), found '\(format)' of \(version)"
      )
    }
    self.init(
      try container.decode(String.self, forKey: .title),
      steps: try container.decode([Step].self, forKey: .steps),
      missed: try container.decodeIfPresent(Int.self, forKey: .missed) ?? 0
    )
  }

  /// Encodes the report, with the name and the version of its format.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(Self.format, forKey: .format)
    try container.encode(Self.version, forKey: .version)
    try container.encode(title, forKey: .title)
    try container.encode(steps, forKey: .steps)
    if missed > 0 { try container.encode(missed, forKey: .missed) }
  }
}

extension EventReport.Step: Codable {
  private enum CodingKeys: String, CodingKey {
    case title, note, picture, events, runs
  }

  /// Creates a step by decoding from the given decoder.
  ///
  /// The decoded events and runs are not sorted.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      try container.decodeIfPresent(String.self, forKey: .title),
      note: try container.decodeIfPresent(String.self, forKey: .note),
      picture: try container.decodeIfPresent(String.self, forKey: .picture),
      events: []
    )
    // The initializer would sort the events.
    events = try container.decode([EventTrace].self, forKey: .events)
    runs = try container.decodeIfPresent([EventRun].self, forKey: .runs) ?? []
  }

  /// Encodes the step. Nil properties and empty ``runs`` are left out.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encodeIfPresent(title, forKey: .title)
    try container.encodeIfPresent(note, forKey: .note)
    try container.encodeIfPresent(picture, forKey: .picture)
    try container.encode(events, forKey: .events)
    if !runs.isEmpty { try container.encode(runs, forKey: .runs) }
  }
}

extension EventReport {
  /// Returns the report as indented JSON with sorted keys. For the format, see ``EventReport``.
  public func json() -> String {
    encoded([.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
  }

  /// Returns the report as JSON. Encoding cannot fail, because JSON can represent every value in a report.
  func encoded(_ format: JSONEncoder.OutputFormatting) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = format
    guard let data = try? encoder.encode(self) else { return "{}" }
    return String(decoding: data, as: UTF8.self)
  }
}
