#if os(Linux) || os(macOS)
  import Testing

  @testable import DemoApp

  @Suite
  struct TerminalColorsTests {
    @Test(arguments: [
      (true, [:], true),
      (true, ["TERM": "xterm-256color"], true),
      (true, ["NO_COLOR": ""], true),
      (true, ["NO_COLOR": "1"], false),
      (true, ["TERM": "dumb"], false),
      (false, ["TERM": "xterm-256color"], false),
    ])
    func colorsOnlyATerminalThatAllowsIt(isTerminal: Bool, environment: [String: String], isColored: Bool) {
      let colors = TerminalColors(isTerminal: isTerminal, environment: environment)

      #expect(colors.text("+ line", as: .added) == (isColored ? "\u{1B}[32m+ line\u{1B}[0m" : "+ line"))
      #expect(colors.text("line", as: nil) == "line")
    }
  }
#endif
