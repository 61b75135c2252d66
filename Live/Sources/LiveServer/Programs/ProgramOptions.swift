internal import Foundation

/// The command-line options of `quakes` and `kit-live`.
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

  /// Creates options by parsing the command-line arguments that follow the program's name.
  ///
  /// If other machines can reach the server and the arguments contain no token, a random token is created. If the
  /// arguments contain `--help` or `-h`, all others are ignored.
  ///
  /// - Throws: An `OptionError` for the first invalid argument.
  package init(_ arguments: [String], for program: Program) throws(OptionError) {
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
    if !settings.isLoopback && settings.token == nil { settings.token = AccessToken() }
  }

  private mutating func set(_ option: String, _ value: String) throws(OptionError) {
    switch option {
    case "--port":
      guard let port = UInt16(value) else { throw .invalidPort(value) }
      settings.port = port
    case "--host":
      settings.host = value == "localhost" ? "127.0.0.1" : value
    case "--token":
      guard let token = AccessToken(value) else { throw .invalidToken }
      settings.token = token
    default:
      demo = value
    }
  }
}

extension ProgramOptions.Program {
  /// The options that the program accepts, without the short form `-h`.
  var options: [String] {
    switch self {
    case .quakes: ["--port", "--host", "--token", "--dark", "--demo", "--help"]
    case .kitLive: ["--port", "--host", "--token", "--help"]
    }
  }

  /// The text that `--help` prints.
  package var usage: String {
    let common = """
        --port N      listens on port N, or on any free port if N is 0 (default: 8787)
        --host H      listens on the IP address H of this machine, or on all with 0.0.0.0 (default: 127.0.0.1)
        --token T     requires T from pages and apps; if other machines can reach H, the default is random
      """
    switch self {
    case .quakes:
      return """
        Quakes: the demo app in a browser, with its events as they happen.

        usage: quakes [--port N] [--dark] [--host H] [--token T] [--demo PATH]

        \(common)
          --dark        starts with the dark appearance
          --demo PATH   runs the program at PATH instead of building the demo
          --help, -h    prints this help
        """
    case .kitLive:
      return """
        kit-live: a page that shows the events of your apps as they happen.

        usage: kit-live [--port N] [--host H] [--token T]

        \(common)
          --help, -h    prints this help
        """
    }
  }
}
