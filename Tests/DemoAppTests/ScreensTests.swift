#if os(Linux) || os(macOS)
  import Foundation
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

      let button = view.subviews.compactMap { $0 as? UIButton }[0]
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

    @Test func eventWithoutItsEarthquakeIsAnErrorOfTheHandler() async {
      let host = await TerminalHost.launched()
      var failures: [String] = []
      let observation = EventRouter.onError { failures.append("\($0.error)") }

      let outcome = host.list.sectionView.routerEvent(name: .detailsTapped)
      observation.cancel()

      #expect(outcome.isHandled)
      #expect(failures == ["The user info has no value for 'quake': expected QuakeID."])
      #expect(host.presentedDetail == nil)
    }

    @Test func addsNothingToEventsFromOutsideACell() async {
      let host = await TerminalHost.launched()
      let places = Places()
      let observation = host.list.view.onRouterEvent(.tipsTapped, places.note)

      host.list.sectionView.routerEvent(name: .tipsTapped)
      host.list.tableView.routerEvent(name: .tipsTapped)
      observation.cancel()

      #expect(places.noted == ["nil nil", "nil nil"])
    }

    @Test func addsNothingForARemovedCell() async throws {
      let host = await TerminalHost.launched()
      let cell = QuakeCell(style: .default, reuseIdentifier: nil)
      let places = Places()
      let observation = host.list.view.onRouterEvent(.tipsTapped, places.note)
      host.list.sectionView.addSubview(cell)

      cell.routerEvent(name: .tipsTapped)
      observation.cancel()

      #expect(places.noted == ["nil nil"])
    }
  }

  /// Records the section and the position of each event.
  @MainActor
  private final class Places {
    private(set) var noted: [String] = []

    func note(_ event: RouterEvent) {
      let position = event.userInfo[.position].map(String.init)
      noted.append("\(event.userInfo[.section] ?? "nil") \(position ?? "nil")")
    }
  }
#endif
