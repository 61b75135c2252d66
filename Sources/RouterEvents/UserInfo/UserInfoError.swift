/// Why ``UserInfo/require(_:)`` could not give a value.
public enum UserInfoError: Error {
  /// There is no value under the key.
  case missing(key: String, expected: Any.Type)

  /// The value under the key has another type than the key says.
  case mistyped(key: String, expected: Any.Type, found: Any.Type)

  /// The key that was asked for.
  public var key: String {
    switch self {
    case .missing(let key, _), .mistyped(let key, _, _): key
    }
  }

  /// The type that the key asks for.
  public var expected: Any.Type {
    switch self {
    case .missing(_, let expected), .mistyped(_, let expected, _): expected
    }
  }

  /// The type of what is there, nil where nothing is.
  public var found: Any.Type? {
    switch self {
    case .missing: nil
    case .mistyped(_, _, let found): found
    }
  }
}

extension UserInfoError: CustomStringConvertible {
  /// What was expected under which key, and what was found.
  public var description: String {
    switch self {
    case .missing(let key, let expected):
      "The user info has no value for '\(key)': expected \(expected)."
    case .mistyped(let key, let expected, let found):
      "The user info's value for '\(key)' has the wrong type: expected \(expected), found \(found)."
    }
  }
}
