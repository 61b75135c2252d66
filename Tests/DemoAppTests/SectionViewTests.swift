#if os(Linux) || os(macOS)
  import Foundation
  import RouterEvents
  import Testing

  @testable import DemoApp

  import PlatformUIKit

  @MainActor
  @Suite
  struct SectionViewTests {
    @Test func addsSectionAndPosition() async throws {
      let host = await TerminalHost.launched()
      let places = Places()
      let observation = host.window.onRouterEvent(ShareTapped.name, then: .handledAndForwarded, places.note)

      for section in ["notable", "recent"] {
        for position in 1...2 { try host.tap("share", at: position, of: section) }
      }
      observation.cancel()

      #expect(places.noted == ["notable 1", "notable 2", "recent 1", "recent 2"])
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
