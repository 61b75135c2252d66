#if os(Linux) || os(macOS)
  import PortableUIKit
  import Testing

  @testable import DemoApp

  /// No text is cut off at the largest text size.
  @MainActor
  @Suite
  struct LargeTextTests {
    private static let gallery = GalleryController.screens.indices.map {
      "tap gallery\nselect screens \($0 + 1)"
    }
    private static let others = [
      "wait", "tap gallery", "tap browse", "tap browse\ntap table", "tap browse\ntap grid",
      "select recent 1",
    ]

    @Test(arguments: await gallery + others)
    func screenShowsItsTextsInFull(script: String) async throws {
      let host = TerminalHost(textSize: .accessibilityExtraExtraExtraLarge)
      let player = ScriptPlayer(host, colors: .none) { _ in }

      try await player.play(ScriptParser.parse(script))
      await host.settle()
      let atTheTop = host.shownLabels
      let cut = atTheTop.filter(\.isCut).map(\.text)
      try? await player.play(ScriptParser.parse("scroll 900"))

      #expect(atTheTop.count > 3)
      #expect(cut == [])
      #expect(host.shownLabels.filter(\.isCut).map(\.text) == [])
    }
  }

  extension TerminalHost {
    /// The labels on the screen that have a text.
    fileprivate var shownLabels: [UILabel] {
      window.layoutIfNeeded()
      return window.shownLabels
    }
  }

  extension UIView {
    fileprivate var shownLabels: [UILabel] {
      guard !isHidden, alpha > 0 else { return [] }
      // The letters of an index and chevrons keep their size.
      if let label = self as? UILabel { return (label.text ?? "").count > 1 ? [label] : [] }
      return subviews.flatMap(\.shownLabels)
    }
  }

  extension UILabel {
    /// Whether the label is too small for its text.
    fileprivate var isCut: Bool {
      let size = sizeThatFits(CGSize(width: bounds.width, height: 0))
      return size.height > bounds.height || size.width > bounds.width
    }
  }
#endif
