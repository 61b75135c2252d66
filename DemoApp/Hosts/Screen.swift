#if os(Linux) || os(macOS)
  /// What is in front, and what it says: compared before and after a step.
  @MainActor
  struct Screen {
    private let isDetail: Bool
    private let lines: [String]

    /// Looks at the app as it is now.
    init(_ host: TerminalHost) {
      isDetail = host.detail != nil
      lines = host.frontLines
    }

    /// What changed on the screen, in words.
    func note(after earlier: Screen) -> [String] {
      switch (earlier.isDetail, isDetail) {
      case (false, true): ["DetailController is presented:"] + lines
      case (true, false): ["DetailController is dismissed, the list is back"]
      default: lines == earlier.lines ? ["unchanged"] : lines
      }
    }
  }
#endif
