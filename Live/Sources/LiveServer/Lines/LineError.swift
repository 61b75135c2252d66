/// A reason for rejecting a line.
package enum LineError: Error, Equatable, CustomStringConvertible {
  /// The line exceeds the limit. Both values are in bytes.
  case tooLong(count: Int, limit: Int)

  /// The line is not a JSON object, or its `kind` property is missing or not a string.
  case notAnObject(excerpt: String)

  /// A property of the `hello` line is missing or has another type. The associated value describes the expected
  /// property.
  case hello(String)

  /// The `hello` line has this unsupported version.
  case version(Int)

  /// The first line of a session is not a `hello` line.
  case noHello(kind: String)

  /// A later line of a session is a `hello` line.
  case secondHello

  package var description: String {
    switch self {
    case .tooLong(let count, let limit):
      "expected at most \(limit) bytes in a line, found \(count)"
    case .notAnObject(let excerpt):
      "expected a JSON object with a string \"kind\" on one line, found: \(excerpt)"
    case .hello(let missing):
      "expected \(missing) in the hello, as in {\"kind\":\"hello\",\"version\":1,\"app\":\"Quakes\"}"
    case .version(let version):
      "expected version \(AppLine.Hello.version) in the hello, found \(version)"
    case .noHello(let kind):
      "expected a hello as the first line of a session, found a line of kind \"\(Excerpt.of(kind))\""
    case .secondHello:
      "expected one hello in a session, as its first line, found another"
    }
  }
}
