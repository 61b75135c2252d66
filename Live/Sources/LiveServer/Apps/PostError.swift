/// A reason for rejecting the lines that an app sends together. None of the lines is then stored.
package enum PostError: Error, Equatable {
  /// Earlier lines are missing. The next line must have the expected number.
  case gap(expected: Int)

  /// The line with this number in the session is invalid.
  case line(number: Int, LineError)

  /// The maximum number of apps is already connected.
  case tooManyApps(limit: Int)
}
