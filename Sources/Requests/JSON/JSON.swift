public import Foundation

/// A value in a JSON document, together with its path.
///
/// Subscripts never fail. If a value is missing or of another kind, reading it throws
/// ``RequestError/Reason/wrongShape(path:expected:found:)``, which names the path:
///
/// ```swift
/// let json = try await Get("feed", ["page": "2"], on: server).json()
/// let size = try json["Data"]["PageSize"].read(.whole(in: 1...1_000))
/// let places = try json["Data", "List"].elements().map { try $0["area"].readIfPresent(.text) }
/// let names = try json["Data", "Names"].members().map { ($0.key, try $0.place.read(.text)) }
/// ```
///
/// All methods, including ``read(_:)`` and ``decoded(as:by:)``, use the same parsed document. Numbers keep all their
/// digits, and keys are compared by their code units. If a key repeats, the last value wins.
public struct JSON: Sendable {
  /// The name of the document in errors, for example a request's method and URL, or the name of a file.
  public let source: String

  /// The path of the value, for example `Data.List[3].magnitude` or `Data["a.b"]`. The path of the whole document is
  /// empty.
  public let path: String

  private let content: Content

  private enum Content {
    case value(Value)
    /// The value is missing. The closure returns a description of what was found instead.
    case nothing(@Sendable () -> String)
    /// The value is missing because an earlier value on the path is of the wrong kind. The closure returns the error.
    case unreachable(@Sendable () -> RequestError)
  }

  /// The value at this path, or nil if there is none.
  public var value: Value? {
    if case .value(let value) = content { value } else { nil }
  }

  /// Accesses the value for a key or a path of keys, outermost first, as the subscript with an array does.
  public subscript(_ keys: String...) -> JSON { self[keys] }

  /// Accesses the value for a path of keys, outermost first.
  ///
  /// If a key is missing, ``read(_:)`` throws and ``readIfPresent(_:)`` returns nil. If a key is applied to a
  /// value that is not an object, both methods throw.
  public subscript(_ keys: [String]) -> JSON {
    keys.reduce(self) { place, key in
      let name = Self.name(of: key)
      return place.step(to: place.path(to: name), from: .object) { members in
        members[key].map(Content.value) ?? .nothing { "no \(name) in \(Value.object(members))" }
      }
    }
  }

  private static func name(of key: String) -> String {
    let isPlain = !key.isEmpty && !key.utf8.contains { $0 <= 0x20 || ".[]\"\\".utf8.contains($0) }
    return isPlain ? key : "[\(key.debugDescription)]"
  }

  private func path(to name: String) -> String {
    path.isEmpty || name.utf8.first == UInt8(ascii: "[") ? path + name : "\(path).\(name)"
  }

  /// Accesses the element at a zero-based index.
  ///
  /// If the index is out of bounds, ``read(_:)`` throws and ``readIfPresent(_:)`` returns nil. If the index is applied
  /// to a value that is not an array, both methods throw.
  public subscript(_ index: Int) -> JSON {
    step(to: "\(path)[\(index)]", from: .list) { values in
      values.indices.contains(index) ? .value(values[index]) : .nothing { "only \(Value.list(values))" }
    }
  }

  /// Returns the value, converted to the expected kind, for example `.number`.
  ///
  /// - Throws: A ``RequestError`` with the reason ``RequestError/Reason/wrongShape(path:expected:found:)`` if the value
  ///   is missing or of another kind.
  public func read<Result>(_ kind: Kind<Result>) throws(RequestError) -> Result {
    switch content {
    case .value(let value):
      if let result = kind.result(value) { return result }
      throw wrongShape(expected: kind.name(), found: "\(value)")
    case .nothing(let found): throw wrongShape(expected: kind.name(), found: found())
    case .unreachable(let error): throw error()
    }
  }

  /// Returns the value, converted to the expected kind, or nil if the value is missing or null.
  ///
  /// - Throws: The error of ``read(_:)`` if the value is of another kind, or if an earlier value on its path is not the
  ///   required object or array.
  public func readIfPresent<Result>(_ kind: Kind<Result>) throws(RequestError) -> Result? {
    switch content {
    case .value(.null), .nothing: nil
    case .value, .unreachable: try read(kind)
    }
  }

  /// Returns the elements of the array at this path in order, each with its path.
  ///
  /// - Throws: The error of ``read(_:)`` if the value is not an array.
  public func elements() throws(RequestError) -> [JSON] {
    try read(.list).enumerated().map { index, value in
      JSON(source: source, path: "\(path)[\(index)]", content: .value(value))
    }
  }

  /// Returns the keys and values of the object at this path in the order of the document, each value with its path.
  ///
  /// - Throws: The error of ``read(_:)`` if the value is not an object.
  public func members() throws(RequestError) -> [(key: String, place: JSON)] {
    try read(.object).map { key, value in
      (key, JSON(source: source, path: path(to: Self.name(of: key)), content: .value(value)))
    }
  }

  private func step<Container: Sendable>(
    to path: String,
    from kind: Kind<Container>,
    _ find: (Container) -> Content
  ) -> JSON {
    var content = content
    if case .value(let value) = content {
      content =
        kind.result(value).map(find)
        ?? .unreachable { wrongShape(expected: kind.name(), found: "\(value)") }
    }
    return JSON(source: source, path: path, content: content)
  }

  func wrongShape(expected: String, found: String) -> RequestError {
    let place = path.isEmpty ? "top level" : path
    return RequestError(.wrongShape(path: place, expected: expected, found: found), source: source)
  }
}

extension JSON {
  /// Creates the top-level value of a document by parsing the document.
  ///
  /// - Parameters:
  ///   - data: The document, in UTF-8 as RFC 8259 requires.
  ///   - source: The name of the document in errors.
  /// - Throws: A ``RequestError`` with the reason ``RequestError/Reason/notJSON(position:expected:found:)``, also for
  ///   more than 512 levels of nesting, a number outside the range of `Double`, UTF-16 and UTF-32.
  public init(_ data: Data, source: String) throws(RequestError) {
    var parser = JSONParser(data, source: source)
    self.init(source: source, path: "", content: .value(try parser.document()))
  }

  /// An expected kind of JSON value, with a conversion of such a value to a Swift type.
  ///
  /// Apps can add their own kinds, for example for dates, enumerations, or identifiers.
  public struct Kind<Result>: Sendable {
    let name: @Sendable () -> String

    let result: @Sendable (Value) -> Result?

    /// Creates a kind of value.
    ///
    /// - Parameters:
    ///   - name: The name of the kind in errors, for example `a number`, evaluated only if there is an error.
    ///   - result: A closure that converts a value, or returns nil if the value is of another kind.
    public init(
      _ name: @autoclosure @escaping @Sendable () -> String,
      _ result: @escaping @Sendable (Value) -> Result?
    ) {
      (self.name, self.result) = (name, result)
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
  /// A JSON number without a fractional part that fits in an `Int`, in any notation, for example `1.0` and `1e3`.
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
