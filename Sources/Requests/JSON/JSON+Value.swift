extension JSON {
  /// A JSON value of any kind.
  public enum Value: Sendable, Equatable {
    /// The JSON value `null`.
    case null
    /// A Boolean: `true` or `false`.
    case boolean(Bool)
    /// A number that is written without a fraction or an exponent and fits in an `Int`, except `-0`.
    case whole(Int)
    /// Any other number, as it is written in the document.
    case number(Number)
    /// A string.
    case text(String)
    /// An array.
    case list([Value])
    /// An object. If a key repeats, the last value wins.
    case object(Object)
  }
}

extension JSON.Value: CustomStringConvertible {
  /// A short description for errors, for example `the number 4.8` or `a list of 3`.
  public var description: String {
    switch self {
    case .null: "null"
    case .boolean(let value): "\(value)"
    case .whole(let value): "the number \(value)"
    case .number(let value): "the number \(Self.short(value.digits))"
    case .text(let value): "the text \"\(Self.short(value))\""
    case .list(let values): "a list of \(values.count)"
    case .object(let members) where members.isEmpty: "an empty object"
    case .object(let members): "an object with \(Self.short(members))"
    }
  }

  private static func short(_ text: String) -> String {
    // Avoids counting all characters of a long text.
    text.index(text.startIndex, offsetBy: 41, limitedBy: text.endIndex) == nil ? text : "\(text.prefix(40))…"
  }

  private static func short(_ members: JSON.Object) -> String {
    let some = members.prefix(8).map { short($0.key) }.joined(separator: ", ")
    return members.count > 8 ? "\(some) and \(members.count - 8) more" : some
  }
}
