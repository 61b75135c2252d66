internal import Foundation

/// What `quakes` and `kit-live` are asked to do.
package struct ProgramOptions: Sendable {
  /// The programs that have options.
  package enum Program: String, Sendable {
    case quakes
    case kitLive = "kit-live"
  }

  /// Where to listen, and whom to let in.
  package var settings = LiveServer.Settings()

  /// Whether only the usage is asked for.
  package var isHelp = false

  /// Whether the demo's screen begins dark.
  package var isDark = false

  /// The path of the program to run in place of the demo; nil if the demo is to be built.
  package var demo: String?

  /// Reads the arguments that follow the program's name.
  ///
  /// If others than this machine can reach the server and no token is given, a random one is made.
  ///
  /// - Throws: `OptionError` that says what was expected.
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
      guard let port = UInt16(value) else { throw .noPort(value) }
      settings.port = port
    case "--host":
      settings.host = value == "localhost" ? "127.0.0.1" : value
    case "--token":
      guard let token = AccessToken(value) else { throw .noToken }
      settings.token = token
    default:
      demo = value
    }
  }
}

extension ProgramOptions.Program {
  /// The options of the program.
  var options: [String] {
    switch self {
    case .quakes: ["--port", "--host", "--token", "--dark", "--demo", "--help"]
    case .kitLive: ["--port", "--host", "--token", "--help"]
    }
  }

  /// How the program is used.
  package var usage: String {
    let common = """
        --port N      listens on port N; 0 takes any free port (default: 8787)
        --host H      listens on the IP address H of this machine, or on all with 0.0.0.0 (default: 127.0.0.1)
        --token T     lets in only pages and apps that know T; if others can reach H, one is made
      """
    switch self {
    case .quakes:
      return """
        Quakes: the demo app in a browser, with each event as it happens.

        usage: quakes [--port N] [--dark] [--host H] [--token T] [--demo PATH]

        \(common)
          --dark        begins with a dark screen
          --demo PATH   runs the program at PATH in place of the demo, which is built otherwise
          --help, -h    prints this
        """
    case .kitLive:
      return """
        kit-live: a page that shows the events of apps that send them, as they happen.

        usage: kit-live [--port N] [--host H] [--token T]

        \(common)
          --help, -h    prints this
        """
    }
  }
}
