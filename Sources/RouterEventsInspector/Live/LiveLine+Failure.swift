internal import KitSupport

extension LiveLine {
  /// Why a text is not a line.
  package enum Failure: Error, Equatable, Sendable {
    /// The text is not JSON, or not an object.
    case noObject
    /// There is no line of that kind.
    case unknownKind(String)
    /// A field of a line has a value that it cannot have.
    case wrongValue(String, of: Kind? = nil, expected: String, found: String)
  }
}

extension LiveLine.Failure: CustomStringConvertible {
  /// What was expected and what was found.
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

  /// The same failure, of a line of that kind.
  func `in`(_ kind: LiveLine.Kind) -> Self {
    guard case .wrongValue(let field, _, let expected, let found) = self else { return self }
    return .wrongValue(field, of: kind, expected: expected, found: found)
  }
}

extension String {
  /// The beginning of a text, in quotes and on one line.
  var excerpt: String { "'\(bounded().visible)'" }
}
