extension JSON {
  /// A number as it is written in a JSON document, with all its digits.
  ///
  /// Two numbers are equal only if they are written the same way. For example, `1.0` and `1e0` are not equal.
  public struct Number: Sendable, Hashable {
    /// The text of the number, for example `-9223372036854775809` or `4.50`.
    public let digits: String

    init(digits: String) {
      self.digits = digits
    }

    /// The `Double` value that is nearest to the number.
    public var double: Double { Double(digits) ?? .nan }

    /// Returns the number as an integer, or nil if it has a fractional part or the type cannot represent it.
    ///
    /// Notations such as `9007199254740993.0` and `1e3` are accepted. No value is rounded.
    public func exactly<Whole: FixedWidthInteger>(_ type: Whole.Type = Whole.self) -> Whole? {
      Whole(digits) ?? plainDigits.flatMap { Whole($0) }
    }

    /// The number in integer notation, without a fraction or an exponent.
    ///
    /// The value is nil if the number has a fractional part, or if its exponent is too large for any integer type.
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
