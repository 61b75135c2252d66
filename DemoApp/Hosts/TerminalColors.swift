#if os(Linux) || os(macOS)
  /// The colors of the lines on a terminal.
  struct TerminalColors {
    /// The role of a line. The raw value contains the parameters of the role's ANSI escape sequence.
    enum Role: String {
      case step = "1"
      case event = "36"
      case outcome = "1;36"
      case dimmed = "2"
      case removed = "31"
      case added = "32"
    }

    /// Colors that leave all lines unchanged.
    static let none = TerminalColors(isOn: false)

    private let isOn: Bool

    private init(isOn: Bool) {
      self.isOn = isOn
    }

    /// Creates colors for standard output.
    ///
    /// Lines are colored only if `isTerminal` is true, `NO_COLOR` is unset or empty in `environment`, and `TERM` is not
    /// `dumb`.
    init(isTerminal: Bool, environment: [String: String]) {
      isOn = isTerminal && (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
    }

    /// Returns a line in the color of its role.
    ///
    /// If lines are not colored or `role` is nil, returns the unchanged line.
    func text(_ line: String, as role: Role?) -> String {
      guard isOn, let role else { return line }
      return "\u{1B}[\(role.rawValue)m\(line)\u{1B}[0m"
    }
  }
#endif
