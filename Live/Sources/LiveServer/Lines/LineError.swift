/// A reason for rejecting a line.
package enum LineError: Error, Equatable, CustomStringConvertible {
  /// The line exceeds the limit. Both values are in bytes.
  case tooLong(count: Int, limit: Int)

  /// The line is not a JSON object, or its `kind` property is missing or not a string.
  case notAnObject(excerpt: String)

  /// A property of a line of this kind is missing or has another type.
  case mismatch(Mismatch, kind: String)

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
    case .mismatch(let mismatch, let kind):
      "expected \(mismatch.expected) as \"\(Excerpt.of(mismatch.path))\" of a line of kind \"\(kind)\""
    case .version(let version):
      "expected version \(AppLine.Hello.version) in the hello, found \(version)"
    case .noHello(let kind):
      "expected a hello as the first line of a session, found a line of kind \"\(Excerpt.of(kind))\""
    case .secondHello:
      "expected one hello in a session, as its first line, found another"
    }
  }

  /// A difference between a line and its expected type.
  package struct Mismatch: Sendable, Equatable {
    /// The names and indices that lead to the property, for example `trace.hops.0.type`.
    let path: String

    /// A description of the expected value, for example `a string`.
    let expected: String
  }
}
