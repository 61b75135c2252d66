// The stand-in only: UIKit does not let a test choose the idiom.
#if !canImport(UIKit) || os(watchOS)
  import PagedList
  import PlatformUIKit
  import TestSupport
  import Testing

  // Each runs in its own process, because the idiom applies to the whole process.
  @Suite(.watchdog)
  struct MacIdiomTests {
    @Test
    func footerShowsARefreshWithoutARefreshControl() async {
      await #expect(processExitsWith: .success) {
        for kind in PagedKind.allCases { try await Self.refresh(kind) }
      }
    }

    @Test
    func footerHidesARefreshIfPullToRefreshIsOff() async {
      await #expect(processExitsWith: .success) {
        for kind in PagedKind.allCases { try await Self.refreshWithoutAnIndicator(kind) }
      }
    }

    @MainActor
    private static func refresh(_ kind: PagedKind) async throws {
      UIDevice.current.userInterfaceIdiom = .mac
      let screen = PagedScreen(kind, hasControl: false)
      screen.manager.enterRefresh()
      #expect(screen.footer?.text == "Loading…")
      try await screen.answer(0..<20)
      #expect(screen.footer?.text == "")

      screen.manager.enterRefresh()
      #expect(screen.footer?.text == "Loading…")
      try await screen.answer(5..<8)

      #expect(screen.footer?.text == "That is all.")
      #expect(screen.view.refreshControl == nil)
      #expect(screen.texts == ["row 5", "row 6", "row 7"])
    }

    @MainActor
    private static func refreshWithoutAnIndicator(_ kind: PagedKind) async throws {
      UIDevice.current.userInterfaceIdiom = .mac
      let screen = PagedScreen(kind, hasControl: false)
      try await screen.load(0..<20)

      screen.manager.loadFirstPage()
      #expect(screen.footer?.text == "")
      try await screen.answer(0..<20)
      screen.manager.pullsToRefresh = false
      screen.manager.enterRefresh()

      #expect(screen.footer?.text == "")
    }
  }
#endif
