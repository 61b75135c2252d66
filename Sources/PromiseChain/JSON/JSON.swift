public import Foundation

/// A place in a JSON document, with the way to it, so that an error can say where.
///
/// Going somewhere never fails, reading does, with ``RequestError/Reason/wrongShape(path:expected:found:)``:
///
/// ```swift
/// let json = try await Get("feed", ["page": "2"], on: server).json()
/// let size = try json["Data"]["PageSize"].read(.whole(in: 1...1_000))
/// let places = try json["Data", "List"].elements().map { try $0["area"].readIfPresent(.text) }
/// let names = try json["Data", "Names"].members().map { ($0.key, try $0.place.read(.text)) }
/// ```
///
/// A document has one reading, by place and by ``decoded(as:by:)`` alike: numbers keep their digits, keys are compared
/// by their code units, and if a key repeats, the last value wins.
public struct JSON: Sendable {
  /// What the document is called in errors: a request, a file.
  public let source: String

  /// The way to this place, as in `Data.List[3].magnitude` or `Data["a.b"]`; empty for the whole document.
  public let path: String

  private let content: Content

  private enum Content {
    case value(Value)
    /// Nothing, with what is found instead. The words are made when an error needs them.
    case nothing(@Sendable () -> String)
    /// Nothing, because a place on the way there is of another kind.
    case unreachable(@Sendable () -> RequestError)
  }

  /// Reads a document.
  ///
  /// - Parameters:
  ///   - data: the document, in UTF-8, as RFC 8259 requires it. One in UTF-16 or UTF-32 is refused.
  ///   - source: what to call it in errors.
  /// - Throws: ``RequestError/Reason/notJSON(position:expected:found:)``.
  public init(_ data: Data, source: String) throws(RequestError) {
    var parser = JSONParser(data, source: source)
    self.init(source: source, path: "", content: .value(try parser.document()))
  }

  private init(source: String, path: String, content: Content) {
    self.source = source
    self.path = path
    self.content = content
  }

  /// The value here; nil where there is none.
  public var value: Value? {
    if case .value(let value) = content { value } else { nil }
  }

  /// The place under a key, or under a key of that, and so on.
  public subscript(_ keys: String...) -> JSON { self[keys] }

  /// The place under a key, or under a key of that, and so on.
  public subscript(_ keys: [String]) -> JSON {
    keys.reduce(self) { place, key in
      let name = Self.name(of: key)
      return place.step(to: place.path(to: name), from: .object) { members in
        members[key].map(Content.value) ?? .nothing { "no \(name) in \(Value.object(members))" }
      }
    }
  }

  /// A key as a path shows it.
  private static func name(of key: String) -> String { isPlain(key) ? key : "[\(key.debugDescription)]" }

  private func path(to name: String) -> String {
    path.isEmpty || name.utf8.first == UInt8(ascii: "[") ? path + name : "\(path).\(name)"
  }

  /// Whether a key reads like one in a path.
  private static func isPlain(_ key: String) -> Bool {
    !key.isEmpty && !key.utf8.contains { $0 <= 0x20 || ".[]\"\\".utf8.contains($0) }
  }

  /// The place of an element, counted from 0.
  public subscript(_ index: Int) -> JSON {
    step(to: "\(path)[\(index)]", from: .list) { values in
      values.indices.contains(index) ? .value(values[index]) : .nothing { "only \(Value.list(values))" }
    }
  }

  /// The value here as what it is expected to be.
  ///
  /// - Parameter kind: what is expected.
  /// - Returns: the value.
  /// - Throws: ``RequestError/Reason/wrongShape(path:expected:found:)``.
  public func read<Result>(_ kind: Kind<Result>) throws(RequestError) -> Result {
    switch content {
    case .value(let value):
      if let result = kind.result(value) { return result }
      throw wrongShape(expected: kind.name(), found: "\(value)")
    case .nothing(let found): throw wrongShape(expected: kind.name(), found: found())
    case .unreachable(let error): throw error()
    }
  }

  /// The value here as what it is expected to be; nil where there is none or null.
  ///
  /// - Parameter kind: what is expected.
  /// - Returns: the value, if any.
  /// - Throws: ``RequestError/Reason/wrongShape(path:expected:found:)`` where there is another kind of value.
  public func readIfPresent<Result>(_ kind: Kind<Result>) throws(RequestError) -> Result? {
    switch content {
    case .value(.null), .nothing: nil
    case .value, .unreachable: try read(kind)
    }
  }

  /// The places of the elements of the list here.
  ///
  /// - Returns: the places, in the order of the list.
  /// - Throws: ``RequestError/Reason/wrongShape(path:expected:found:)`` where there is no list.
  public func elements() throws(RequestError) -> [JSON] {
    try read(.list).enumerated().map { index, value in
      JSON(source: source, path: "\(path)[\(index)]", content: .value(value))
    }
  }

  /// The keys of the object here, and their places.
  ///
  /// - Returns: the keys and places, in the order of the document.
  /// - Throws: ``RequestError/Reason/wrongShape(path:expected:found:)`` if there is no object.
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
