internal import Foundation
internal import Requests

/// The type that a JSON value must have.
indirect enum LineShape: Sendable {
  case anything
  case text
  case flag

  /// A number that a `Double` can represent.
  case number

  /// A number without a fraction, from -2⁶⁴ to 2⁶⁴.
  case whole

  /// One of several texts.
  case choice([String])

  case list(LineShape)

  /// An object with these properties. A property whose name ends with `?` may be missing. Others are allowed.
  case object([String: LineShape])

  /// The lines that an app may send, by their kind. Lines of other kinds may have any properties.
  ///
  /// The page checks lines by the same table, in `schema.js`.
  static let lines: [String: LineShape] = [
    "hello": .object(["version": .whole, "app": .text, "takesInput?": .flag]),
    "trace": .object(["trace": trace]),
    "run": .object([
      "run": .object([
        "event": .whole, "name": .text, "type": .text, "microsecondsSince1970": .whole, "nanoseconds": .whole,
        "end": .choice(["finished", "failed", "cancelled"]), "error?": .text,
      ])
    ]),
    "screen": .object(["width": .number, "height": .number, "svg": .text]),
    "batch": .object(["text": .text]),
    "report": .object(["text": .text]),
    "missed": .object(["count": .whole]),
    "error": .object(["text": .text]),
  ]

  private static let trace = LineShape.object([
    "id": .whole, "name": .text, "source": .text, "parent?": .object(["event": .whole, "hop?": .whole]),
    "message?": .text, "sent?": .list(.object(["key": .text, "value": .text])), "hops": .list(hop),
    "errors?": .list(.text), "breaches?": .list(.text), "handlers?": .list(.text),
    "result": .choice(["handled", "blocked", "unhandled", "dropped"]), "microsecondsSince1970": .whole,
    "nanoseconds": .whole,
  ])

  private static let hop = LineShape.object([
    "type": .text, "roles?": .list(.text), "isReached?": .flag, "nanoseconds?": .whole,
    "decorations?": .list(.object(["key": .text, "old?": .text, "oldHop?": .whole, "new?": .text])),
    "answers?": .list(.object(["role": .text, "disposition": .text, "heldBack?": .text, "lack?": .text])),
  ])

  /// A description for messages, for example `a string`.
  var description: String {
    switch self {
    case .anything: "a value"
    case .text: "a string"
    case .flag: "true or false"
    case .number: "a number"
    case .whole: "a whole number"
    case .choice(let texts): "one of \(texts.joined(separator: ", "))"
    case .list: "a list"
    case .object: "an object"
    }
  }
}

extension LineShape {
  /// The maximum nesting depth of arrays and objects. A text with deeper nesting counts as invalid.
  private static let maxDepth = 64

  /// Parses JSON, or returns nil if it is invalid.
  ///
  /// The kit's parser accepts no text that `JSON.parse` in a browser rejects. It also rejects an unpaired surrogate,
  /// such as `"\ud800"`, and a number that a `Double` cannot represent, such as `1e999`.
  static func json(_ data: Data) -> JSON? {
    guard let json = try? JSON(data, source: ""), json.value?.isNested(atMost: maxDepth) == true else {
      return nil
    }
    return json
  }

  /// Returns the first difference between a value and this type, or nil if there is none.
  func mismatch(in value: JSON.Value, at path: [String] = []) -> LineError.Mismatch? {
    switch (self, value) {
    case (.anything, _), (.text, .text), (.flag, .boolean), (.number, .whole), (.number, .number),
      (.whole, .whole):
      return nil
    case (.whole, .number(let number)) where number.double.isWhole: return nil
    case (.choice(let texts), .text(let text)) where texts.contains(text): return nil
    case (.list(let element), .list(let values)):
      for (index, value) in values.enumerated() {
        if let mismatch = element.mismatch(in: value, at: path + ["\(index)"]) { return mismatch }
      }
      return nil
    case (.object(let fields), .object(let members)):
      for (name, value) in members {
        let field = fields[name] ?? fields[name + "?"]
        if let mismatch = field?.mismatch(in: value, at: path + [name]) { return mismatch }
      }
      let missing = fields.filter { !$0.key.hasSuffix("?") && members[$0.key] == nil }
      return missing.min { $0.key < $1.key }.map { $0.value.mismatch(at: path + [$0.key]) }
    default: return mismatch(at: path)
    }
  }

  private func mismatch(at path: [String]) -> LineError.Mismatch {
    LineError.Mismatch(path: path.joined(separator: "."), expected: description)
  }
}

extension JSON.Value {
  fileprivate func isNested(atMost depth: Int) -> Bool {
    switch self {
    case .list(let values): depth > 0 && values.allSatisfy { $0.isNested(atMost: depth - 1) }
    case .object(let members): depth > 0 && members.allSatisfy { $0.value.isNested(atMost: depth - 1) }
    default: true
    }
  }
}

extension Double {
  /// Whether the number has no fraction, and a 64-bit integer can represent it.
  fileprivate var isWhole: Bool { rounded() == self && magnitude <= 0x1p64 }
}
