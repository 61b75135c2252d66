/// A kind of value that can be expected at a place, and how to get it out.
struct JSONKind<Value> {
  /// The kind in words, as in `a number`.
  let name: String

  /// The value; nil where it is of another kind.
  let value: (JSONValue) -> Value?
}

extension JSONKind<Double> {
  /// Any number.
  static var number: JSONKind {
    JSONKind(name: "a number") { if case .number(let number) = $0 { number } else { nil } }
  }
}

extension JSONKind<Int> {
  /// A number without decimals.
  static var whole: JSONKind {
    JSONKind(name: "a whole number") {
      if case .number(let number) = $0 { Int(exactly: number) } else { nil }
    }
  }

  /// A number without decimals and within bounds.
  static func whole(in bounds: ClosedRange<Int>) -> JSONKind {
    JSONKind(name: "a whole number from \(bounds.lowerBound) to \(bounds.upperBound)") {
      whole.value($0).flatMap { bounds.contains($0) ? $0 : nil }
    }
  }
}

extension JSONKind<String> {
  /// A string.
  static var text: JSONKind {
    JSONKind(name: "a text") { if case .text(let text) = $0 { text } else { nil } }
  }
}

extension JSONKind<[JSONValue]> {
  /// An array.
  static var list: JSONKind {
    JSONKind(name: "a list") { if case .list(let values) = $0 { values } else { nil } }
  }
}

extension JSONKind<[String: JSONValue]> {
  /// A dictionary.
  static var object: JSONKind {
    JSONKind(name: "an object") { if case .object(let members) = $0 { members } else { nil } }
  }
}
