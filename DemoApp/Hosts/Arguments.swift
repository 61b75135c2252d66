#if os(Linux) || os(macOS)
  import Foundation

  /// What the program was asked to do.
  enum Arguments: Equatable {
    case help
    case run(Run)

    /// What to play, and what to make of it.
    struct Run: Equatable {
      /// The script to play; nil where none was named.
      var script: ScriptSource?

      /// The file to draw the last screen into.
      var snapshot: String?

      /// The file to write the run into, as a page.
      var report: String?

      /// Whether the screen is dark.
      var isDark = false

      /// The address to read the feed from; nil for what comes with the app.
      var feed: URL?

      /// The file to keep in what was seen; nil for none.
      var cache: String?

      /// Whether lines of JSON work the app, in place of a script.
      var usesLines = false
    }

    /// Where a script comes from.
    enum ScriptSource: Equatable {
      case bundled
      case standardInput
      case file(String)
    }

    /// What is wrong with the arguments.
    enum Failure: Error, Equatable {
      /// An argument that the program does not know.
      case unknown(String)
      /// An option at the end that needs a value.
      case valueMissing(option: String)
      /// What is no address of a server.
      case noAddress(String)
      /// An option that is there twice.
      case repeated(option: String)
      /// An option that `--stdio` does not go with.
      case besideLines(option: String)
    }

    /// Reads the arguments that follow the program's name.
    init(_ arguments: [String]) throws(Failure) {
      if arguments.contains("--help") || arguments.contains("-h") {
        self = .help
        return
      }
      var run = Run()
      var options: Set<String> = []
      var rest = arguments[...]
      while let option = rest.popFirst() {
        guard Self.options.contains(option) else { throw .unknown(option) }
        guard options.insert(option).inserted else { throw .repeated(option: option) }
        if option == "--dark" || option == "--stdio" {
          if option == "--dark" { run.isDark = true } else { run.usesLines = true }
          continue
        }
        let value = rest.popFirst()
        switch (option, value) {
        case ("--script", "-"): run.script = .standardInput
        case ("--script", let file?) where !file.hasPrefix("-"): run.script = .file(file)
        case ("--snapshot", let file?) where !file.hasPrefix("-"): run.snapshot = file
        case ("--report", let file?) where !file.hasPrefix("-"): run.report = file
        case ("--cache", let file?) where !file.hasPrefix("-"): run.cache = file
        case ("--feed", let address?) where !address.hasPrefix("-"): run.feed = try Self.url(address)
        default: throw .valueMissing(option: option)
        }
      }
      if run.usesLines, let option = ["--script", "--snapshot", "--report"].first(where: options.contains) {
        throw .besideLines(option: option)
      }
      self = .run(run)
    }

    private static func url(_ address: String) throws(Failure) -> URL {
      guard let url = URL(string: address), ["http", "https"].contains(url.scheme), url.host != nil else {
        throw .noAddress(address)
      }
      return url
    }

    private static let options: Set = [
      "--script", "--feed", "--cache", "--snapshot", "--report", "--dark", "--stdio",
    ]

    static let usage = """
      Quakes: plays a script of taps on real screens, and prints each screen and what each tap emits.

      usage: DemoApp [--script FILE] [--feed URL] [--cache FILE] [--snapshot FILE.svg]
                     [--report FILE.html] [--dark]
             DemoApp --stdio [--feed URL] [--cache FILE] [--dark]

        --script FILE         plays FILE, or standard input where FILE is -
        --feed URL            reads the events from a server, such as Tools/feed-server
        --cache FILE          keeps what was seen in FILE, for the next run
        --snapshot FILE.svg   draws the last screen; the first one where no script is named
        --report FILE.html    writes a page with each step's screen beside its events
        --dark                shows the screens in dark surroundings
        --stdio               reads touches as lines of JSON, and writes screens and events as such lines
        --help, -h            prints this

      A script has a step a line; # begins a comment.

      \(ScriptParser.usage)
      """
  }

  extension Arguments.Failure: CustomStringConvertible {
    /// What is wrong, and what would be right.
    var description: String {
      switch self {
      case .unknown(let argument):
        "unknown argument '\(argument.excerpt)': expected --script FILE, --feed URL, --cache FILE, "
          + "--snapshot FILE.svg, --report FILE.html, --dark, --stdio or --help"
      case .noAddress(let word):
        "--feed '\(word.excerpt)': expected an address, as in http://127.0.0.1:8080/feed"
      case .valueMissing("--feed"): "--feed needs a value: the address of the events"
      case .valueMissing(let option) where option != "--script":
        "\(option) needs a value: the name of the file to write"
      case .valueMissing(let option): "\(option) needs a value: the name of a file, or - for standard input"
      case .repeated(let option): "\(option) is there twice: expected it once"
      case .besideLines(let option): "\(option) is there beside --stdio: expected one of them"
      }
    }
  }
#endif
