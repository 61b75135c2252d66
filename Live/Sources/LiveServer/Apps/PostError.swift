/// Why the lines of an app were rejected, all of them.
package enum PostError: Error, Equatable {
  /// Earlier lines are missing. `expected` is the number of the next line.
  case gap(expected: Int)

  /// A line is invalid. `number` is its number in the session.
  case line(number: Int, LineError)

  /// The limit of connected apps is reached.
  case tooManyApps(limit: Int)
}
