#if os(Linux) || os(macOS)
  import RouterEvents

  /// A namespace for functions that format the trace of an event for a terminal.
  ///
  /// If an event did not reach several consecutive responders, these responders share one line.
  enum TraceText {
    /// Returns the lines of a trace, each with its role. The role determines the color of the line, and is nil if the
    /// line has no color.
    static func lines(of trace: EventTrace) -> [(text: String, role: TerminalColors.Role?)] {
      let lines = "\(trace)".split(separator: "\n").map(String.init)
      var result: [(text: String, role: TerminalColors.Role?)] = []
      var start = 0
      while start < lines.count {
        let end = lines[start...].firstIndex { !$0.hasSuffix(" not reached") } ?? lines.count
        if end > start + 1 {
          let last = number(of: lines[end - 1]).drop { $0 == " " }
          result.append(("\(number(of: lines[start])) … \(last)  not reached", .dimmed))
          start = end
        } else {
          result.append((lines[start], role(of: lines[start], isFirst: start == 0)))
          start += 1
        }
      }
      return result
    }

    /// Returns the indentation and the number at the beginning of a responder's line.
    private static func number(of line: String) -> String {
      let spaces = line.prefix { $0 == " " }
      return "\(spaces)\(line.dropFirst(spaces.count).prefix { $0.isNumber })"
    }

    private static func role(of line: String, isFirst: Bool) -> TerminalColors.Role? {
      if isFirst { return .event }
      return line.hasPrefix("  = ") ? .outcome : nil
    }
  }
#endif
