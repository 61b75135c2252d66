import PlatformUIKit
import RouterEvents
import Testing

extension EventName {
  static let playTapped: EventName = "playlist.playTapped"
}

extension UserInfoKeys {
  static let playlist = UserInfoKey<String>("playlist")
}

/// A cell whose content does not use UIKit: it has only a closure and the emitter.
final class ForeignCell: UITableViewCell {
  private(set) var tap: @MainActor () -> Void = {}

  // snippet of EventsFromSwiftUI.md
  func show(_ title: String) {
    let events = EventEmitter(from: self)
    tap = { events(.playTapped, [.playlist: title]) }
  }
  // end of snippet
}

@MainActor
@Suite
struct EventsFromSwiftUITests {
  @Test
  func eventOfTheContentClimbsFromItsCell() {
    let view = UIView()
    let cell = ForeignCell(style: .default, reuseIdentifier: nil)
    view.addSubview(cell)
    var seen: [String] = []
    let observation = view.onRouterEvent(.playTapped) { event in
      seen.append("\(event.userInfo[.playlist] ?? "") from the cell: \(event.source === cell)")
    }

    cell.show("Monday")
    cell.tap()
    cell.show("Tuesday")
    cell.tap()

    #expect(seen == ["Monday from the cell: true", "Tuesday from the cell: true"])
    observation.cancel()
  }
}
