#if os(Linux) || os(macOS)
  import ListSource
  import PlatformUIKit
  import RouterEventsInspector
  import Testing

  @testable import DemoApp

  /// The screen that a shake opens. The shake itself needs UIKit.
  @MainActor
  @Suite
  struct LogTests {
    @Test func shakeShowsTheEventsNewestFirst() async throws {
      let host = await TerminalHost.launched()
      let log = EventLog.start()
      try host.tap("favorite", at: 1, of: "recent")
      try host.tap("magnitude")
      log.stop()

      host.window.routerEvent(Shaken(log: log.history()))

      host.window.layoutIfNeeded()
      let sections = try #require(shownLog(host)).listAdapter.source.sections
      let titles = sections.map { section in
        if case .title(let title)? = section.header { title } else { "" }
      }
      #expect(
        titles == ["list.orderTapped [order: magnitude] from UIButton", "quake.favoriteTapped from UIButton"]
      )
      #expect(host.lines.joined().contains("table: handled"))
    }

    @Test func presentsOneLogAboveTheTopmostScreen() async throws {
      let host = await TerminalHost.launched()
      try host.tap("details", at: 1, of: "recent")

      host.window.routerEvent(Shaken(log: EventHistory(steps: [])))
      let detail = try #require(host.list.navigationController?.presentedViewController)
      let log = detail.presentedViewController
      host.window.routerEvent(Shaken(log: EventHistory(steps: [])))

      #expect(log != nil)
      #expect(log?.presentedViewController == nil)
    }

    @Test func closesTheLog() async throws {
      let host = await TerminalHost.launched()
      host.window.routerEvent(Shaken(log: EventHistory(steps: [])))

      try host.tap("close")

      #expect(shownLog(host) == nil)
      #expect(host.headline != nil)
    }

    private func shownLog(_ host: TerminalHost) -> LogController? {
      let shown = host.list.navigationController?.presentedViewController as? UINavigationController
      return shown?.topViewController as? LogController
    }
  }
#endif
