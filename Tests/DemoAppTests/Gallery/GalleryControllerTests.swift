#if os(Linux) || os(macOS)
  import PlatformUIKit
  import Testing

  @testable import DemoApp

  @MainActor
  @Suite
  struct GalleryControllerTests {
    @Test func eachScreenOpensAndIsReleased() async throws {
      let host = await TerminalHost.launched()
      try host.tap("gallery")

      for position in 1...GalleryController.screens.count {
        try host.tap(at: position, of: "screens")
        weak var screen: UIViewController?
        screen = host.list.navigationController?.topViewController
        host.window.layoutIfNeeded()
        let title = screen?.title
        try host.tap("‹ gallery")

        #expect(title == GalleryController.screens[position - 1].title)
        #expect(screen == nil)
      }
    }
  }
#endif
