#if os(Linux) || os(macOS)
  /// What the program was asked to do.
  enum Arguments: Equatable {
    case help
    case play(ScriptSource)

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
      /// An option that is there twice.
      case repeated(option: String)
    }

    /// Reads the arguments that follow the program's name.
    init(_ arguments: [String]) throws(Failure) {
      if arguments.contains("--help") || arguments.contains("-h") {
        self = .help
        return
      }
      var script: ScriptSource?
      var rest = arguments[...]
      while let argument = rest.popFirst() {
        guard argument == "--script" else { throw .unknown(argument) }
        guard let value = rest.popFirst() else { throw .valueMissing(option: argument) }
        guard script == nil else { throw .repeated(option: argument) }
        script = value == "-" ? .standardInput : .file(value)
      }
      self = .play(script ?? .bundled)
    }

    static let usage = """
      Quakes: plays a script of taps on real screens, and prints what each tap emits.

      usage: DemoApp [--script FILE]

        --script FILE   plays FILE, or standard input where FILE is -
        --help, -h      prints this

      A script has a step a line; # begins a comment.

      \(ScriptParser.usage)
      """
  }

  extension Arguments.Failure: CustomStringConvertible {
    /// What is wrong, and what would be right.
    var description: String {
      switch self {
      case .unknown(let argument): "unknown argument '\(argument)': expected --script FILE or --help"
      case .valueMissing(let option): "\(option) needs a value: the name of a file, or - for standard input"
      case .repeated(let option): "\(option) is there twice: expected it once"
      }
    }
  }
#endif
