import Foundation

/// A value in a document, and the way to it, so that an error can say where.
struct JSONPlace {
  private let document: String
  private let path: String
  private let value: JSONValue

  private init(document: String, path: String, value: JSONValue) {
    self.document = document
    self.path = path
    self.value = value
  }

  /// The whole document.
  ///
  /// - Throws: ``QuakeServiceError/notJSON(document:found:)``.
  init(_ data: Data, document: String) throws(QuakeServiceError) {
    guard let value = try? JSONDecoder().decode(JSONValue.self, from: data) else {
      let start = String(decoding: data.prefix(40), as: UTF8.self)
      let found = data.isEmpty ? "nothing" : "\(data.count) bytes that begin with \"\(start)\""
      throw .notJSON(document: document, found: found)
    }
    self.init(document: document, path: "", value: value)
  }

  /// The value under `key`.
  ///
  /// - Throws: ``QuakeServiceError/missing(document:path:expected:found:)`` or
  ///   ``QuakeServiceError/mistyped(document:path:expected:found:)``.
  func read<Value>(_ key: String, as kind: JSONKind<Value>) throws(QuakeServiceError) -> Value {
    guard let member = try members()[key] else {
      throw .missing(document: document, path: path(to: key), expected: kind.name, found: "\(value)")
    }
    return try Self(document: document, path: path(to: key), value: member).get(kind)
  }

  /// The value under `key`; nil where there is none or null.
  ///
  /// - Throws: ``QuakeServiceError/mistyped(document:path:expected:found:)``.
  func readIfPresent<Value>(_ key: String, as kind: JSONKind<Value>) throws(QuakeServiceError) -> Value? {
    switch try members()[key] {
    case nil, .null: nil
    case let member?: try Self(document: document, path: path(to: key), value: member).get(kind)
    }
  }

  /// The object under `key`.
  ///
  /// - Throws: as ``read(_:as:)``.
  func step(to key: String) throws(QuakeServiceError) -> JSONPlace {
    Self(document: document, path: path(to: key), value: .object(try read(key, as: .object)))
  }

  /// The elements of the list under `key`.
  ///
  /// - Throws: as ``read(_:as:)``.
  func elements(of key: String) throws(QuakeServiceError) -> [JSONPlace] {
    try read(key, as: .list).enumerated().map { index, element in
      Self(document: document, path: "\(path(to: key))[\(index)]", value: element)
    }
  }

  private func members() throws(QuakeServiceError) -> [String: JSONValue] {
    try get(.object)
  }

  private func get<Value>(_ kind: JSONKind<Value>) throws(QuakeServiceError) -> Value {
    if let found = kind.value(value) { return found }
    throw .mistyped(
      document: document,
      path: path.isEmpty ? "top level" : path,
      expected: kind.name,
      found: "\(value)"
    )
  }

  private func path(to key: String) -> String {
    path.isEmpty ? key : "\(path).\(key)"
  }
}
