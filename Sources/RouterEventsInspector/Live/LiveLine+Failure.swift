internal import KitSupport

extension LiveLine {
  /// An error that occurs when a line is decoded.
  package enum Failure: Error, Equatable, Sendable {
    /// The text is not a JSON object.
    case noObject
    /// The kind is unknown.
    case unknownKind(String)
    /// A field is missing or has an invalid value. The first associated value is the name of the field.
    case wrongValue(String, of: Kind? = nil, expected: String, found: String)
  }
}

extension LiveLine.Failure: CustomStringConvertible {
  /// A message that states what was expected and what was found.
  package var description: String {
    switch self {
    case .noObject: "expected a JSON object on one line, found something else"
    case .unknownKind(let name):
      "kind: expected one of \(LiveLine.Kind.allCases.map(\.rawValue).joined(separator: ", ")), "
        + "found \(name.excerpt)"
    case .wrongValue(let field, let kind, let expected, let found):
      "\(kind.map { "\($0.rawValue)." } ?? "")\(field): expected \(expected), found \(found)"
    }
  }

  /// Returns the error with the kind of the invalid line added to it.
  ///
  /// If the error is not about a field, the method returns it unchanged.
  func `in`(_ kind: LiveLine.Kind) -> Self {
    guard case .wrongValue(let field, _, let expected, let found) = self else { return self }
    return .wrongValue(field, of: kind, expected: expected, found: found)
  }
}

extension String {
  /// The beginning of the text, in quotes and on one line.
  var excerpt: String { "'\(bounded().visible)'" }
}
