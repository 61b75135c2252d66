/// How a program that was run ended.
package enum ChildEnding: Sendable, Equatable, CustomStringConvertible {
  /// It ended by itself, with an exit code.
  case exit(Int32)

  /// A signal ended it.
  case signal(Int32)

  /// It could not be started.
  case notStarted(String)

  package var description: String {
    switch self {
    case .exit(let code): "ended with exit code \(code)"
    case .signal(let number): "was ended by signal \(number)"
    case .notStarted(let reason): "cannot be started: \(reason)"
    }
  }
}
