#if os(Linux) || os(macOS)
  import PortableUIKit

  /// Draws a frame around a screen of text.
  struct ScreenFrame {
    /// The width of the screen, in columns.
    let width: Int

    /// Returns a whole screen in its frame.
    @MainActor
    func lines(around screen: [String]) -> [String] {
      let edge = String(repeating: "─", count: width)
      return ["┌\(edge)┐"] + screen.map(framed) + ["└\(edge)┘"]
    }

    /// Returns a line between the left and the right edge.
    @MainActor
    func framed(_ line: String) -> String {
      "│\(line)\(String(repeating: " ", count: max(0, width - TextPainter.columns(of: line))))│"
    }
  }
#endif
