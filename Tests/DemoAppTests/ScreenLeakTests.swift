#if os(Linux) || os(macOS)
  import Testing

  @testable import DemoApp

  import PortableUIKit

  @MainActor
  @Suite
  struct ScreenLeakTests {
    @Test func aDismissedDetailScreenIsGone() async {
      let host = TerminalHost(StubService(.success(.sample)))
      await host.settle()
      weak var detail: DetailController?
      weak var content: DetailView?

      _ = host.list.sectionViews[0].cells[0].tap("details")
      detail = host.detail
      content = host.detail?.content
      let wasThere = detail != nil
      _ = content?.tap("close")

      #expect(wasThere)
      #expect(detail == nil)
      #expect(content == nil)
    }

    @Test func aPlayedAppIsGoneWithItsHost() async throws {
      var host: TerminalHost? = TerminalHost(StubService(.success(.sample)))
      await host?.settle()
      weak var list: ListController?
      weak var delegate: AppDelegate?
      weak var window: UIWindow?
      weak var cell: EarthquakeCell?
      list = host?.list
      delegate = host?.delegate
      window = delegate?.window
      cell = list?.sectionViews[1].cells[1]
      let wasThere = list != nil && delegate != nil && window != nil && cell != nil

      for button in ["favorite", "share", "details"] { _ = cell?.tap(button) }
      for button in ["tips", "count"] { _ = list?.header.tap(button) }
      host = nil

      #expect(wasThere)
      #expect(list == nil)
      #expect(delegate == nil)
      #expect(window == nil)
      #expect(cell == nil)
    }

    @Test func loadingKeepsNoScreenAlive() async {
      var host: TerminalHost? = TerminalHost(StubService(.success(.sample)))
      weak var list: ListController?
      list = host?.list
      let loading = host?.list.loading
      let wasThere = list != nil && loading != nil

      host = nil

      #expect(wasThere)
      #expect(list == nil)
      await loading?.value
    }
  }
#endif
