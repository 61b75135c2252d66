/// What is wrong with a program's arguments.
package enum OptionError: Error, CustomStringConvertible {
  /// An argument that the program does not know.
  case unknown(String, ProgramOptions.Program)

  /// An option without the value that it needs.
  case valueMissing(String)

  /// An option that is there twice.
  case repeated(String)

  /// A port that is no number up to 65535.
  case noPort(String)

  /// A token that is empty, or that no address can hold.
  case noToken

  package var description: String {
    switch self {
    case .unknown(let argument, let program):
      "unknown argument '\(Excerpt.of(argument))': expected \(program.options.joined(separator: ", "))"
    case .valueMissing(let option):
      "\(option) needs a value"
    case .repeated(let option):
      "\(option) is there twice: expected it once"
    case .noPort(let value):
      "--port '\(Excerpt.of(value))': expected a number from 0 to 65535"
    case .noToken:
      "--token: expected letters, digits, '-', '.', '_' or '~', at least one"
    }
  }
}
