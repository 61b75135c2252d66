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
    "answers?": .list(.object(["role": .text, "disposition": .text, "heldBack?": .text])),
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
