extension JSON {
  /// Any JSON value.
  public enum Value: Sendable, Equatable {
    /// `null`.
    case null
    /// `true` or `false`.
    case boolean(Bool)
    /// A number without fraction and exponent, where it fits.
    case whole(Int)
    /// Any other number.
    case number(Double)
    /// A string.
    case text(String)
    /// An array.
    case list([Value])
    /// A dictionary. Of two values under one key the second one counts.
    case object([String: Value])
  }
}

extension JSON.Value: CustomStringConvertible {
  /// The value in words that fit into a sentence, as in `the number 4.8` or `a list of 3`.
  public var description: String {
    switch self {
    case .null: "null"
    case .boolean(let value): "\(value)"
    case .whole(let value): "the number \(value)"
    case .number(let value): "the number \(value)"
    case .text(let value): "the text \"\(Self.short(value))\""
    case .list(let values): "a list of \(values.count)"
    case .object(let members) where members.isEmpty: "an empty object"
    case .object(let members): "an object with \(Self.short(members.keys.sorted()))"
    }
  }

  private static func short(_ text: String) -> String {
    text.count > 40 ? "\(text.prefix(40))…" : text
  }

  private static func short(_ keys: [String]) -> String {
    let some = keys.prefix(8).map(short).joined(separator: ", ")
    return keys.count > 8 ? "\(some) and \(keys.count - 8) more" : some
  }
}
