/// An error thrown by ``UserInfo/require(_:)``.
public enum UserInfoError: Error {
  /// The key has no value, or its value is nil.
  case missing(key: String, expected: Any.Type)

  /// The value does not have the type that the key requires.
  case mistyped(key: String, expected: Any.Type, found: Any.Type)

  /// The name of the requested key.
  public var key: String {
    switch self {
    case .missing(let key, _), .mistyped(let key, _, _): key
    }
  }

  /// The type that the key requires.
  public var expected: Any.Type {
    switch self {
    case .missing(_, let expected), .mistyped(_, let expected, _): expected
    }
  }

  /// The type of the mistyped value, or nil if the value is missing.
  public var found: Any.Type? {
    switch self {
    case .missing: nil
    case .mistyped(_, _, let found): found
    }
  }
}

extension UserInfoError: CustomStringConvertible {
  /// A sentence that names the key, the expected type and, if the value is mistyped, the type of the value.
  public var description: String {
    switch self {
    case .missing(let key, let expected):
      "The user info has no value for '\(key)': expected \(expected)."
    case .mistyped(let key, let expected, let found):
      "The user info's value for '\(key)' has the wrong type: expected \(expected), found \(found)."
    }
  }
}
