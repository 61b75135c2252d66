#if os(Linux) || os(macOS)
  import Foundation

  /// The parsed command-line arguments of the demo.
  enum Arguments: Equatable {
    case help
    case run(Run)

    /// The options for running the app.
    struct Run: Equatable {
      /// The script that the arguments specify, or nil if they specify none.
      var script: ScriptSource?

      /// The script to play, or nil to draw only the first screen.
      ///
      /// If ``script`` is nil, a run with a report plays ``ScriptSource/all``. A run with a snapshot but no report
      /// plays nothing. Any other run plays ``ScriptSource/short``.
      var playedScript: ScriptSource? {
        if let script { return script }
        if report != nil { return .all }
        return snapshot == nil ? .short : nil
      }

      /// The path of the SVG file for the last screen, or nil to write none.
      var snapshot: String?

      /// The path of the HTML file for the report of the run, or nil to write none.
      var report: String?

      var isDark = false

      /// Whether the text has the largest size.
      var hasLargeText = false

      /// The URL of the feed, or nil to use the bundled data.
      var feed: URL?

      /// The path of the file that stores the greatest id that the user has seen in each scope, or nil to keep the ids
      /// only in memory.
      var cache: String?

      /// Whether the app reads and writes lines of JSON instead of playing a script.
      var usesLines = false
    }

    enum ScriptSource: Equatable {
      /// The bundled script `short.script`, with three taps.
      case short
      /// The bundled script `all.script`, with every step of the demo.
      case all
      case standardInput
      case file(String)
    }

    /// An error in the arguments.
    enum Failure: Error, Equatable {
      case unknown(String)
      /// An option without its value. A word that begins with `-` is not a value, except a lone `-` after `--script`.
      case valueMissing(option: String)
      /// A value that is not an HTTP or HTTPS URL with a host.
      case invalidURL(String)
      /// An option given twice.
      case repeated(option: String)
      /// Two options that cannot be combined.
      case conflict(String, String)
    }

    /// Parses the command-line arguments that follow the program name.
    ///
    /// If `--help` or `-h` is among them, the other arguments are ignored.
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
        switch option {
        case "--all": run.script = .all
        case "--dark": run.isDark = true
        case "--large-text": run.hasLargeText = true
        case "--stdio": run.usesLines = true
        default: try run.set(option, to: rest.popFirst())
        }
      }
      for (option, others) in Self.conflicts where options.contains(option) {
        if let other = others.first(where: options.contains) { throw .conflict(other, option) }
      }
      self = .run(run)
    }

    private static let options: Set = [
      "--all", "--script", "--feed", "--cache", "--snapshot", "--report", "--dark", "--large-text", "--stdio",
    ]

    private static let conflicts = [
      ("--stdio", ["--all", "--script", "--snapshot", "--report"]), ("--all", ["--script"]),
    ]

    static let usage = """
      Quakes: taps real screens as a finger does, and prints what each tap emits and changes on the screen.

      usage: DemoApp [--all | --script FILE] [--feed URL] [--cache FILE] [--snapshot FILE.svg]
                     [--report FILE.html] [--dark] [--large-text]
             DemoApp --stdio [--feed URL] [--cache FILE] [--dark] [--large-text]

        --all                 plays every step of the demo; without it, three taps
        --script FILE         plays FILE, or standard input if FILE is -
        --feed URL            loads the events from a server, for example Tools/feed-server
        --cache FILE          remembers in FILE what was seen, for the next run
        --snapshot FILE.svg   draws the last screen, or the first one if nothing is played
        --report FILE.html    writes a page with each step's screen and events; plays every step without --script
        --dark                uses the dark appearance
        --large-text          uses the largest text size
        --stdio               reads touches and writes screens and events, as lines of JSON
        --help, -h            prints this help

      Output is colored if it goes to a terminal, unless NO_COLOR is set or TERM is dumb.

      A script has one step a line; # starts a comment.

      \(ScriptParser.usage)
      """
  }

  extension Arguments.Run {
    fileprivate mutating func set(_ option: String, to value: String?) throws(Arguments.Failure) {
      switch (option, value) {
      case ("--script", "-"): script = .standardInput
      case ("--script", let file?) where !file.hasPrefix("-"): script = .file(file)
      case ("--snapshot", let file?) where !file.hasPrefix("-"): snapshot = file
      case ("--report", let file?) where !file.hasPrefix("-"): report = file
      case ("--cache", let file?) where !file.hasPrefix("-"): cache = file
      case ("--feed", let address?) where !address.hasPrefix("-"):
        guard let url = URL(string: address), ["http", "https"].contains(url.scheme), url.host != nil else {
          throw .invalidURL(address)
        }
        feed = url
      default: throw .valueMissing(option: option)
      }
    }
  }

  extension Arguments.Failure: CustomStringConvertible {
    var description: String {
      switch self {
      case .unknown(let argument):
        "unknown argument '\(argument.excerpt)': expected --all, --script FILE, --feed URL, --cache FILE, "
          + "--snapshot FILE.svg, --report FILE.html, --dark, --large-text, --stdio or --help"
      case .invalidURL(let word):
        "--feed '\(word.excerpt)': expected a URL, for example http://127.0.0.1:8080/feed"
      case .valueMissing("--feed"): "--feed needs a value: the URL of the feed"
      case .valueMissing(let option) where option != "--script":
        "\(option) needs a value: the file to write"
      case .valueMissing(let option): "\(option) needs a value: a file, or - for standard input"
      case .repeated(let option): "\(option) is given twice"
      case .conflict(let option, let other): "\(option) cannot be combined with \(other)"
      }
    }
  }
#endif
