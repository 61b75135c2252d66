/// The way a child process ended.
package enum ChildEnding: Sendable, Equatable, CustomStringConvertible {
  /// The process exited with this code.
  case exit(Int32)

  /// The process was terminated by this signal.
  case signal(Int32)

  /// The process could not be started for this reason.
  case notStarted(String)

  package var description: String {
    switch self {
    case .exit(let code): "exited with code \(code)"
    case .signal(let number): "was terminated by signal \(number)"
    case .notStarted(let reason): "cannot be started: \(reason)"
    }
  }
}
