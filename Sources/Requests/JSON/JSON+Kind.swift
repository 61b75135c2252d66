extension JSON {
  /// An expected kind of JSON value, with a conversion of such a value to a Swift type.
  ///
  /// Apps can add their own kinds, for example for dates, enumerations, or identifiers.
  public struct Kind<Result>: Sendable {
    /// The name of the kind in errors, for example `a number`.
    let name: @Sendable () -> String

    let result: @Sendable (Value) -> Result?

    /// Creates a kind of value.
    ///
    /// - Parameters:
    ///   - name: The name of the kind in errors, for example `a number`. This expression is evaluated only if there is
    ///     an error.
    ///   - result: A closure that converts a value, or returns nil if the value is of another kind.
    public init(
      _ name: @autoclosure @escaping @Sendable () -> String,
      _ result: @escaping @Sendable (Value) -> Result?
    ) {
      self.name = name
      self.result = result
    }
  }
}

extension JSON.Kind<JSON.Value> {
  static var anything: Self { Self("a value") { $0 } }
}

extension JSON.Kind<Bool> {
  /// A JSON Boolean: `true` or `false`.
  public static var boolean: Self {
    Self("true or false") { if case .boolean(let value) = $0 { value } else { nil } }
  }
}

extension JSON.Kind<Double> {
  /// A JSON number, converted to the nearest `Double`.
  public static var number: Self {
    Self("a number") { value in
      switch value {
      case .whole(let number): Double(number)
      case .number(let number): number.double
      default: nil
      }
    }
  }
}

extension JSON.Kind<Int> {
  /// A JSON number without a fractional part, converted to an `Int`.
  ///
  /// Notations such as `1.0` and `1e3` are accepted. No value is rounded. A number that does not fit in an `Int` does
  /// not match this kind.
  public static var whole: Self {
    Self("a whole number") { value in
      switch value {
      case .whole(let number): number
      case .number(let number): number.exactly()
      default: nil
      }
    }
  }

  /// Returns a kind that accepts a JSON number only if it has no fractional part and is within the bounds.
  public static func whole(in bounds: ClosedRange<Int>) -> Self {
    Self("a whole number from \(bounds.lowerBound) to \(bounds.upperBound)") { value in
      whole.result(value).flatMap { bounds.contains($0) ? $0 : nil }
    }
  }
}

extension JSON.Kind<String> {
  /// A JSON string.
  public static var text: Self {
    Self("a text") { if case .text(let text) = $0 { text } else { nil } }
  }
}

extension JSON.Kind<[JSON.Value]> {
  /// A JSON array.
  public static var list: Self {
    Self("a list") { if case .list(let values) = $0 { values } else { nil } }
  }
}

extension JSON.Kind<JSON.Object> {
  /// A JSON object.
  public static var object: Self {
    Self("an object") { if case .object(let members) = $0 { members } else { nil } }
  }
}
