/// A reason for rejecting a group of lines that an app sends together. The server stores none of these lines.
package enum PostError: Error, Equatable {
  /// Earlier lines are missing. `expected` is the number of the first missing line.
  case gap(expected: Int)

  /// The line with this number in the session is invalid.
  case line(number: Int, LineError)

  /// The maximum number of apps is already connected.
  case tooManyApps(limit: Int)
}
