#if os(Linux) || os(macOS)
  import Foundation
  import ListSource
  import PlatformUIKit
  import RouterEvents
  import Testing

  @testable import DemoApp

  @MainActor
  @Suite
  struct ScreensTests {
    @Test func shortDetailScreenScrollsToItsButton() {
      let view = DetailView(frame: CGRect(x: 0, y: 0, width: 320, height: 120))
      let facts = ["Magnitude 6.0", "562 km deep", "41 stations"]
      view.show(facts, .failed("The service could not be reached."))

      view.layoutIfNeeded()

      let button = view.buttons[0]
      #expect(button.frame.minY > 120)
      #expect(view.contentSize.height >= button.frame.maxY)
      #expect(view.contentSize.width == 320)
    }

    @Test(arguments: PresentedControllerNext.allCases)
    func closeDismissesTheDetailScreen(next: PresentedControllerNext) async throws {
      let host = await TerminalHost.launched()
      host.window.presentedControllerNext = next
      try host.tap("details", at: 1, of: "notable")
      let detail = try #require(host.presentedDetail)

      try host.tap("close")

      #expect(host.presentedDetail == nil)
      #expect(detail.content.window == nil)
    }

    @Test func eventWithoutItsEarthquakeIsForwarded() async {
      let host = await TerminalHost.launched()

      let outcome = host.list.tableView.routerEvent(name: RowEvents.detailsTapped.name)

      #expect(!outcome.isHandled)
      #expect(host.presentedDetail == nil)
    }

    @Test func eventWithItsEarthquakeNeedsNoList() async {
      let host = await TerminalHost.launched()

      host.list.tableView.routerEvent(row: .detailsTapped, of: NotableRow.sample)

      #expect(host.presentedDetail?.detail.lines.first == "Magnitude 7.5 in San Marco, Guatemala")
      #expect(host.presentedDetail?.detail.lines.contains { $0.hasPrefix("Opened from") } == false)
    }
  }
#endif
