internal import Foundation

/// The options of `quakes` and `kit-live`, from the command line and the environment.
package struct ProgramOptions: Sendable {
  package enum Program: String, Sendable {
    case quakes
    case kitLive = "kit-live"
  }

  /// The settings of the server.
  package var settings = LiveServer.Settings()

  /// Whether to print the help and exit.
  package var isHelp = false

  /// Whether the demo starts in dark appearance.
  package var isDark = false

  /// The path of the demo's executable, or nil to build the demo first.
  package var demo: String?

  /// The environment variable of the token. An argument would show the token in the list of processes.
  package static let tokenVariable = "LIVE_TOKEN"

  /// Creates options by parsing the command-line arguments that follow the program's name.
  ///
  /// If other machines can reach the server and the environment contains no token, a random token is created. If the
  /// arguments contain `--help` or `-h`, all others are ignored.
  ///
  /// - Throws: An `OptionError` for the first invalid argument, or for an invalid token.
  package init(
    _ arguments: [String],
    environment: [String: String],
    for program: Program
  ) throws(OptionError) {
    if arguments.contains("--help") || arguments.contains("-h") {
      isHelp = true
      return
    }
    var seen: Set<String> = []
    var rest = arguments[...]
    while let option = rest.popFirst() {
      guard program.options.contains(option) else { throw .unknown(option, program) }
      guard seen.insert(option).inserted else { throw .repeated(option) }
      if option == "--dark" {
        isDark = true
        continue
      }
      guard let value = rest.popFirst(), !value.hasPrefix("--") else { throw .valueMissing(option) }
      try set(option, value)
    }
    if let text = environment[Self.tokenVariable] {
      guard let token = AccessToken(text) else { throw .invalidToken }
      settings.token = token
    } else if !settings.isLoopback {
      settings.token = AccessToken()
    }
  }

  private mutating func set(_ option: String, _ value: String) throws(OptionError) {
    switch option {
    case "--port":
      guard let port = UInt16(value) else { throw .invalidPort(value) }
      settings.port = port
    case "--host":
      settings.host = value == "localhost" ? "127.0.0.1" : value
    default:
      demo = value
    }
  }
}

extension ProgramOptions.Program {
  /// The options that the program accepts, without the short form `-h`.
  var options: [String] {
    switch self {
    case .quakes: ["--port", "--host", "--dark", "--demo", "--help"]
    case .kitLive: ["--port", "--host", "--help"]
    }
  }

  /// The text that `--help` prints.
  package var usage: String {
    let common = """
        --port N      listens on port N, or on any free port if N is 0 (default: 8787)
        --host H      listens on the IP address H of this machine, or on all with 0.0.0.0 (default: 127.0.0.1)
      """
    let environment = """
      environment:
        \(ProgramOptions.tokenVariable)    the token that pages and apps must send; if other machines can reach H, the default is random
      """
    switch self {
    case .quakes:
      return """
        Quakes: the demo app in a browser, with its events as they happen.

        usage: quakes [--port N] [--dark] [--host H] [--demo PATH]

        \(common)
          --dark        starts with the dark appearance
          --demo PATH   runs the program at PATH instead of building the demo
          --help, -h    prints this help

        \(environment)
        """
    case .kitLive:
      return """
        kit-live: a page that shows the events of your apps as they happen.

        usage: kit-live [--port N] [--host H]

        \(common)
          --help, -h    prints this help

        \(environment)
        """
    }
  }
}
