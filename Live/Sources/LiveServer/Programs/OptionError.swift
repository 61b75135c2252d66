/// A mistake in the arguments of a program.
package enum OptionError: Error, CustomStringConvertible {
  /// An unknown argument.
  case unknown(String, ProgramOptions.Program)

  /// An option without its value.
  case valueMissing(String)

  /// An option given twice.
  case repeated(String)

  /// A port that is not a number from 0 to 65535.
  case invalidPort(String)

  /// A token that is empty or has characters that need escaping in a URL.
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
      "--token: expected letters, digits, '-', '.', '_' or '~', at least one"
    }
  }
}
