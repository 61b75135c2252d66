#if os(Linux) || os(macOS)
  import PortableUIKit

  /// Draws a frame around the lines of a screen, as far down as there is something on it.
  enum ScreenFrame {
    /// The lines in a frame that is `width` columns wide inside.
    @MainActor
    static func around(_ lines: [String], width: Int) -> [String] {
      let lines = lines[...(lines.lastIndex { !$0.isEmpty } ?? -1)]
      let edge = String(repeating: "─", count: width)
      let inside = lines.map { line in
        "│\(line)\(String(repeating: " ", count: max(0, width - TextPainter.columns(of: line))))│"
      }
      return ["┌\(edge)┐"] + inside + ["└\(edge)┘"]
    }
  }
#endif
