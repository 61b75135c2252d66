/// The end of a child process.
package enum ChildEnding: Sendable, Equatable, CustomStringConvertible {
  /// It exited with a code.
  case exit(Int32)

  /// A signal terminated it.
  case signal(Int32)

  /// It could not be started.
  case notStarted(String)

  package var description: String {
    switch self {
    case .exit(let code): "exited with code \(code)"
    case .signal(let number): "was terminated by signal \(number)"
    case .notStarted(let reason): "cannot be started: \(reason)"
    }
  }
}
