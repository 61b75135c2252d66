/// An error in the command-line arguments of a program.
package enum OptionError: Error, CustomStringConvertible {
  /// An argument that the program does not support.
  case unknown(String, ProgramOptions.Program)

  /// An option whose value is missing.
  case valueMissing(String)

  /// An option that appears twice.
  case repeated(String)

  /// A port that is not a number from 0 to 65535.
  case invalidPort(String)

  /// A token that is empty or needs escaping in a URL.
  case invalidToken

  package var description: String {
    switch self {
    case .unknown(let argument, let program):
      "unknown argument '\(Excerpt.of(argument))': expected \(program.options.joined(separator: ", "))"
    case .valueMissing(let option):
      "\(option) needs a value"
    case .repeated(let option):
      "\(option) is given twice"
    case .invalidPort(let value):
      "--port '\(Excerpt.of(value))': expected a number from 0 to 65535"
    case .invalidToken:
      "\(ProgramOptions.tokenVariable): expected letters, digits, '-', '.', '_' or '~', at least one"
    }
  }
}
