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

/// The same cell with content that captures the cell itself.
final class CapturingCell: UITableViewCell {
  var tap: @MainActor () -> Void = {}

  func show(_ title: String) {
    tap = { self.routerEvent(name: .playTapped, userInfo: [.playlist: title]) }
  }
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

  @Test
  func contentDoesNotRetainItsCell() {
    var cell: ForeignCell? = ForeignCell(style: .default, reuseIdentifier: nil)
    cell?.show("Monday")
    let isGone = { [weak cell] in cell == nil }

    cell = nil

    #expect(isGone())
  }

  @Test
  func contentThatCapturesItsCellRetainsIt() {
    var cell: CapturingCell? = CapturingCell(style: .default, reuseIdentifier: nil)
    cell?.show("Monday")
    weak var kept: CapturingCell?
    kept = cell

    cell = nil

    #expect(kept != nil)
    kept?.tap = {}
    #expect(kept == nil)
  }
}
