import Foundation

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

extension JSON {
  /// A number as it is written in a JSON document, with all its digits.
  ///
  /// Two numbers are equal only if they are written the same way. For example, `1.0` and `1e0` are not equal.
  public struct Number: Sendable, Hashable {
    /// The text of the number, for example `-9223372036854775809` or `4.50`.
    public let digits: String

    /// The `Double` value that is nearest to the number.
    public var double: Double { Double(digits) ?? .nan }

    /// Returns the number as an integer, or nil if it has a fractional part or the type cannot represent it. Notations
    /// such as `9007199254740993.0` and `1e3` are accepted.
    public func exactly<Whole: FixedWidthInteger>(_ type: Whole.Type = Whole.self) -> Whole? {
      Whole(digits) ?? plainDigits.flatMap { Whole($0) }
    }

    /// The number in integer notation, or nil if it has a fractional part or is too large for any integer type.
    var plainDigits: String? {
      let parts = digits.split(separator: "e").flatMap { $0.split(separator: "E") }
      let mantissa = parts[0].split(separator: ".")
      let fraction = mantissa.count > 1 ? mantissa[1] : ""
      let isNegative = mantissa[0].first == "-"
      var significant = (mantissa[0].drop { $0 == "-" } + fraction).drop { $0 == "0" }
      if significant.isEmpty { return "0" }
      guard let exponent = parts.count > 1 ? Int(parts[1]) : 0 else { return nil }
      var zeros = exponent.subtractingReportingOverflow(fraction.utf8.count)
      while zeros.partialValue < 0, significant.last == "0" {
        significant.removeLast()
        zeros.partialValue += 1
      }
      guard !zeros.overflow, (0...40).contains(zeros.partialValue) else { return nil }
      return (isNegative ? "-" : "") + significant + String(repeating: "0", count: zeros.partialValue)
    }
  }
}

extension JSON.Number: LosslessStringConvertible {
  /// Creates a number from JSON notation. Returns nil if the text is not a JSON number or exceeds the range of
  /// `Double`.
  public init?(_ description: String) {
    guard JSONParser.isNumber(description) else { return nil }
    digits = description
  }

  /// The text of the number, with all its digits.
  public var description: String { digits }
}

extension JSON {
  /// The members of a JSON object, in the order of the document.
  ///
  /// Keys are equal if they have the same code units. Unlike a Swift `Dictionary`, an object does not merge canonically
  /// equivalent keys, such as the two encodings of `ü`. If a key repeats, the last value wins and takes the position of
  /// the first value.
  public struct Object: Sendable {
    /// From this number of members, a dictionary finds a key faster than a search.
    private static let many = 16

    private var members: [(key: String, value: Value)] = []
    /// The positions of the keys, if there are many.
    private var places: [Name: Int] = [:]

    /// Creates an object without members.
    public init() {}

    mutating func reserveCapacity(_ count: Int) { members.reserveCapacity(count) }

    /// Accesses the value for a key. The value is nil if the object does not contain the key.
    ///
    /// - Complexity: O(1).
    public subscript(_ key: String) -> Value? { place(of: Name(text: key)).map { members[$0].value } }

    private func place(of name: Name) -> Int? {
      members.count < Self.many ? members.firstIndex { Name(text: $0.key) == name } : places[name]
    }

    mutating func set(_ key: String, to value: Value) {
      let name = Name(text: key)
      if let place = place(of: name) {
        members[place].value = value
        return
      }
      members.append((key, value))
      if members.count == Self.many {
        for (place, member) in members.enumerated() { places[Name(text: member.key)] = place }
      } else if members.count > Self.many {
        places[name] = members.count - 1
      }
    }

    /// A key that is compared by its code units.
    private struct Name: Hashable {
      let text: String

      static func == (one: Name, other: Name) -> Bool {
        one.text.utf8.count == other.text.utf8.count && one.text.utf8.elementsEqual(other.text.utf8)
      }

      func hash(into hasher: inout Hasher) {
        var text = text
        text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
      }
    }
  }
}

extension JSON.Object: RandomAccessCollection, Equatable, ExpressibleByDictionaryLiteral {
  /// The position of the first member.
  public var startIndex: Int { 0 }

  /// The position after the last member.
  public var endIndex: Int { members.count }

  /// Accesses the member at a zero-based position.
  public subscript(_ position: Int) -> (key: String, value: JSON.Value) { members[position] }

  /// Returns whether two objects have the same members, in any order.
  public static func == (one: Self, other: Self) -> Bool {
    one.count == other.count && one.allSatisfy { other[$0.key] == $0.value }
  }

  /// Creates an object from a dictionary literal. If a key repeats, the last value wins.
  public init(dictionaryLiteral elements: (String, JSON.Value)...) {
    for (key, value) in elements { set(key, to: value) }
  }
}
