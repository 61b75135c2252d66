#if os(Linux) || os(macOS)
  import PagedList
  import TestSupport
  import Testing

  @testable import DemoApp

  import PlatformUIKit

  @MainActor
  @Suite
  struct ScreenLeakTests {
    @Test(arguments: [true, false])
    func closedDetailScreenIsReleased(isPresented: Bool) async throws {
      let host = await TerminalHost.launched()
      weak var detail: DetailController?
      weak var content: DetailView?

      try host.tap(isPresented ? "details" : nil, at: 1, of: "notable")
      detail = isPresented ? host.presentedDetail : host.pushedDetail
      content = detail?.content
      let wasThere = detail != nil
      try host.tap(isPresented ? "close" : "Quakes")

      #expect(wasThere)
      #expect(detail == nil)
      #expect(content == nil)
    }

    @Test func poppedScreenByDecadesIsReleased() async throws {
      let host = await TerminalHost.launched(with: .success(.decades))
      weak var browser: BrowseController?
      weak var listView: UIView?

      try host.tap("browse")
      for presentation in ["table", "grid"] { try host.tap(presentation) }
      try host.tap(at: 1, of: "decades")
      browser = host.browser
      listView = browser?.listView
      let wasThere = browser != nil && listView != nil
      try host.tap("quakes")

      #expect(wasThere)
      #expect(browser == nil)
      #expect(listView == nil)
    }

    @Test func releasesTheAppWithItsHost() async throws {
      var host: TerminalHost? = await TerminalHost.launched()
      weak var list: QuakesController?
      weak var delegate: AppDelegate?
      weak var window: UIWindow?
      weak var cell: EarthquakeCell?
      list = host?.list
      delegate = host?.delegate
      window = delegate?.window
      cell = try host?.cell(2, of: "recent")
      let wasThere = list != nil && delegate != nil && window != nil && cell != nil

      for button in ["tips", "count"] { try host?.tap(button) }
      for button in ["share", "details"] { try host?.tap(button, at: 2, of: "recent") }
      host = nil

      #expect(wasThere)
      #expect(list == nil)
      #expect(delegate == nil)
      #expect(window == nil)
      #expect(cell == nil)
    }

    @Test(.watchdog, arguments: [true, false])
    func closingADetailScreenCancelsItsLoad(isPresented: Bool) async throws {
      let service = HangingService()
      let host = TerminalHost(service)
      await host.settle()
      weak var detail: DetailController?

      try host.tap(isPresented ? "details" : nil, at: 1, of: "notable")
      detail = host.shownDetail
      try await service.asked.reach(1)
      try host.tap(isPresented ? "close" : "Quakes")

      #expect(detail == nil)
      try await service.cancelled.reach(1)
    }

    @Test func loadingRetainsNoScreen() async {
      var host: TerminalHost? = TerminalHost(StubService(.success(.sample)))
      host?.window.layoutIfNeeded()
      weak var list: QuakesController?
      list = host?.list
      weak var feed: PagedList<Quake>?
      feed = host?.list.viewModel.feed
      let wasThere = list != nil && feed?.status.ongoing != nil

      host = nil

      #expect(wasThere)
      #expect(list == nil)
      #expect(feed == nil)
    }
  }
#endif
