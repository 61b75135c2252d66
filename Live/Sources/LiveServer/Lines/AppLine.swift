package import Foundation

/// One line from an app: a JSON object with a `kind`, otherwise unread.
package struct AppLine: Sendable {
  /// What the line is about, for example `trace`.
  package let kind: String

  /// The line as the app wrote it, without the line break: UTF-8 text that is one JSON object.
  package let bytes: Data

  /// What the first line of an app says, or nil if the line is of another kind.
  package let hello: Hello?

  /// Reads one line.
  ///
  /// Pages get lines inside larger JSON texts. A line that is not JSON by the letter would break them, so all of it
  /// is checked here.
  ///
  /// - Throws: `LineError` if the line is too long, is not a JSON object or has no kind.
  package init(_ line: Data, limit: Int = Limits().bytesPerLine) throws(LineError) {
    let bytes = Data(line.trimmed)
    guard bytes.count <= limit else { throw .tooLong(count: bytes.count, limit: limit) }
    guard JSONSyntax.isObject(bytes), let kind = try? JSONDecoder().decode(Kind.self, from: bytes).kind
    else { throw .notAnObject(excerpt: Excerpt.of(line)) }
    self.kind = kind
    self.bytes = bytes
    hello = kind == "hello" ? try Hello(bytes) : nil
  }

  /// Makes an error line, as the server writes it about an app.
  package init(error text: String) {
    kind = "error"
    bytes = JSONText.object(["kind": "error", "text": text])
    hello = nil
  }
}

/// The one property of a line that is read of every line.
private struct Kind: Decodable {
  let kind: String
}

extension AppLine {
  /// What the first line of an app says about the app.
  package struct Hello: Sendable, Equatable {
    /// The version of the form of the lines that this server reads.
    package static let version = 1

    /// The name of the app; at most 100 characters.
    package let app: String

    /// Whether the app reads lines such as touches.
    package let takesInput: Bool

    init(_ bytes: Data) throws(LineError) {
      let object = (try? JSONSerialization.jsonObject(with: bytes)) as? [String: Any] ?? [:]
      guard let version = object["version"] as? Int else { throw .hello("a number \"version\"") }
      guard version == Self.version else { throw .version(version) }
      guard let app = object["app"] as? String else { throw .hello("a string \"app\"") }
      self.app = String(app.prefix(100))
      takesInput = object["takesInput"] as? Bool ?? false
    }
  }
}

extension Data {
  /// The bytes without spaces, tabs and carriage returns at both ends.
  fileprivate var trimmed: Data {
    let isBlank: (UInt8) -> Bool = { $0 == 0x20 || $0 == 0x09 || $0 == 0x0d }
    guard let first = firstIndex(where: { !isBlank($0) }) else { return Data() }
    return self[first...(lastIndex { !isBlank($0) } ?? first)]
  }
}
