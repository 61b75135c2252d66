extension JSON {
  /// An expected kind of value, and its conversion.
  ///
  /// Apps can add their own, such as a date, an enumeration or an identifier.
  public struct Kind<Result>: Sendable {
    /// The kind in words, for example `a number`.
    let name: @Sendable () -> String

    let result: @Sendable (Value) -> Result?

    /// Creates a kind.
    ///
    /// - Parameters:
    ///   - name: The kind in words, evaluated only for an error.
    ///   - result: Converts a value, or returns nil if it is of another kind.
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
  /// Any value.
  static var anything: Self { Self("a value") { $0 } }
}

extension JSON.Kind<Bool> {
  /// `true` or `false`.
  public static var boolean: Self {
    Self("true or false") { if case .boolean(let value) = $0 { value } else { nil } }
  }
}

extension JSON.Kind<Double> {
  /// Any number.
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
  /// An integer, which may be written as `1.0` or `1e3`. Nothing is rounded.
  public static var whole: Self {
    Self("a whole number") { value in
      switch value {
      case .whole(let number): number
      case .number(let number): number.exactly()
      default: nil
      }
    }
  }

  /// An integer within bounds.
  public static func whole(in bounds: ClosedRange<Int>) -> Self {
    Self("a whole number from \(bounds.lowerBound) to \(bounds.upperBound)") { value in
      whole.result(value).flatMap { bounds.contains($0) ? $0 : nil }
    }
  }
}

extension JSON.Kind<String> {
  /// A string.
  public static var text: Self {
    Self("a text") { if case .text(let text) = $0 { text } else { nil } }
  }
}

extension JSON.Kind<[JSON.Value]> {
  /// An array.
  public static var list: Self {
    Self("a list") { if case .list(let values) = $0 { values } else { nil } }
  }
}

extension JSON.Kind<JSON.Object> {
  /// A dictionary.
  public static var object: Self {
    Self("an object") { if case .object(let members) = $0 { members } else { nil } }
  }
}
