/// Why the lines of an app were not taken. None of them was.
package enum PostError: Error, Equatable {
  /// Lines before these are missing; the number of the line that is expected.
  case gap(expected: Int)

  /// A line is wrong; its number in the session.
  case line(number: Int, LineError)

  /// As many apps as are kept are connected.
  case tooManyApps(limit: Int)
}
