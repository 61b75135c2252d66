#if os(Linux) || os(macOS)
  import PortableUIKit

  /// A frame of box-drawing characters around a screen of text.
  struct ScreenFrame {
    /// The width of the screen, in columns.
    let width: Int

    /// Returns the lines of a screen, surrounded by the frame.
    @MainActor
    func lines(around screen: [String]) -> [String] {
      let edge = String(repeating: "─", count: width)
      return ["┌\(edge)┐"] + screen.map(framed) + ["└\(edge)┘"]
    }

    /// Returns `line`, padded to ``width`` columns, between two vertical borders.
    @MainActor
    func framed(_ line: String) -> String {
      "│\(line)\(String(repeating: " ", count: max(0, width - TextPainter.columns(of: line))))│"
    }
  }
#endif
