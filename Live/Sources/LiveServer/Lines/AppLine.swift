package import Foundation
internal import Requests

/// A line from an app: a JSON object with a `kind` property.
///
/// The first line of an app is a `hello` line, which describes the app. Of all other lines, the server reads only the
/// kind, and checks the types of the known properties.
package struct AppLine: Sendable {
  /// The kind of the line, for example `trace`.
  package let kind: String

  /// The JSON object in UTF-8, as the app wrote it and without a line break.
  package let bytes: Data

  /// The properties of a `hello` line, or nil for a line of another kind.
  package let hello: Hello?

  /// Creates a line by parsing its bytes.
  ///
  /// The whole line is checked against the JSON grammar, because pages receive it inside a larger JSON text.
  ///
  /// - Throws: A `LineError` if the line is too long, is not a JSON object, has no kind, or if a property of its kind is
  ///   missing or has another type.
  package init(_ line: Data, limit: Int = Limits().bytesPerLine) throws(LineError) {
    let bytes = Data(line.trimmed)
    guard bytes.count <= limit else { throw .tooLong(count: bytes.count, limit: limit) }
    // The kit's parser would skip a byte order mark.
    guard bytes.first == UInt8(ascii: "{"), let json = LineShape.json(bytes),
      let kind = try? json["kind"].read(.text)
    else { throw .notAnObject(excerpt: Excerpt.of(line)) }
    if let value = json.value, let mismatch = LineShape.lines[kind]?.mismatch(in: value) {
      throw .mismatch(mismatch, kind: kind)
    }
    self.kind = kind
    self.bytes = bytes
    hello = kind == "hello" ? try Hello(json) : nil
  }

  /// Creates an error line, which shows a message from the server about an app.
  package init(error text: String) {
    kind = "error"
    bytes = JSONText.object(["kind": "error", "text": text])
    hello = nil
  }
}

extension AppLine {
  /// The properties of a `hello` line. An app sends this line first to describe itself.
  package struct Hello: Sendable, Equatable {
    /// The version of the line format that this server supports.
    package static let version = 1

    /// The name of the app, limited to its first 100 characters.
    package let app: String

    /// Whether the app accepts input such as touches.
    package let takesInput: Bool

    fileprivate init(_ json: JSON) throws(LineError) {
      let version = (try? json["version"].read(.whole)) ?? 0
      guard version == Self.version else { throw .version(version) }
      app = String(((try? json["app"].read(.text)) ?? "").prefix(100))
      takesInput = (try? json["takesInput"].read(.boolean)) ?? false
    }
  }
}

extension Data {
  /// The data without leading and trailing spaces, tabs, and carriage returns.
  fileprivate var trimmed: Data {
    let isBlank: (UInt8) -> Bool = { $0 == 0x20 || $0 == 0x09 || $0 == 0x0d }
    guard let first = firstIndex(where: { !isBlank($0) }) else { return Data() }
    return self[first...(lastIndex { !isBlank($0) } ?? first)]
  }
}
