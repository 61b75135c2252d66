import Foundation
import PlatformUIKit
import RouterEventsInspector
import RouterEventsTesting
import StrategyTable
import Testing

extension EventName {
  fileprivate static let titleErased: EventName = "playlist.titleErased"
  fileprivate static let lockTapped: EventName = "playlist.lockTapped"
}

extension UserInfoKeys {
  fileprivate static let place = UserInfoKey<Int>("place")
}

private struct TitleInserted: EventMessage {
  static let name: EventName = "playlist.titleInserted"
  var title: String
  var place: Int
}

private final class AlbumListController: UIViewController, EventHandling {
  var titles = ["Nocturne", "Waltz"]
  var isLocked = false
  let eraseButton = UIButton()

  // snippet of EnablingAndUndoing.md
  static let table = StrategyTable<AlbumListController> {
    On(.titleErased, with: \.place) { controller, place, event in controller.titles.remove(at: place) }
      .enabled { controller in !controller.isLocked }
      .undoable("Erase") { controller, event in
        guard let place = event.userInfo[.place] else { return nil }
        let title = controller.titles[place]
        return .message { TitleInserted(title: title, place: place) }
      }
    On(message: TitleInserted.self) { controller, message, event in
      controller.titles.insert(message.title, at: message.place)
    }
    .undoable("Insert") { controller, event in
      guard let place = (event.message as? TitleInserted)?.place else { return nil }
      return .named(.titleErased) { [.place: place] }
    }
    On(.lockTapped) { controller, event in controller.isLocked.toggle() }
      .commandState { controller in CommandState(mark: controller.isLocked ? .on : .off) }
  }
  // end of snippet

  // snippet of EnablingAndUndoing.md
  private let ownUndoManager = UndoManager()
  override var undoManager: UndoManager? { ownUndoManager }

  func publish() { ownUndoManager.removeAllActions() }
  // end of snippet

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(eraseButton)
  }

  func update() {
    // snippet of EnablingAndUndoing.md
    eraseButton.isEnabled = EventRouter.isEnabled(.titleErased, from: eraseButton)
    // end of snippet
  }
}

@MainActor
@Suite
struct EnablingAndUndoingTests {
  private let controller = AlbumListController()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  init() {
    window.rootViewController = controller
    window.makeKeyAndVisible()
  }

  @Test func erasedTitleComesBack() {
    controller.eraseButton.routerEvent(name: .titleErased, userInfo: [.place: 0])
    let erased = controller.titles

    controller.undoManager?.undo()
    let undone = controller.titles
    controller.undoManager?.redo()

    #expect(erased == ["Waltz"])
    #expect(undone == ["Nocturne", "Waltz"])
    #expect(controller.titles == ["Waltz"])
  }

  @Test func finalChangesAreForgottenAndOthersAreNot() {
    window.undoManager?.registerUndo(withTarget: window) { _ in }
    controller.eraseButton.routerEvent(name: .titleErased, userInfo: [.place: 0])

    controller.undoManager?.removeAllActions(withTarget: controller)
    let couldUndo = controller.undoManager?.canUndo
    controller.publish()

    #expect(couldUndo == true)
    #expect(controller.eraseButton.undoManager?.canUndo == false)
    #expect(window.undoManager?.canUndo == true)
    window.undoManager?.removeAllActions()
  }

  @Test func lockedPlaylistDisablesItsButton() {
    var traces: [EventTrace] = []
    let observation = EventRouter.observe { traces.append($0) }

    controller.eraseButton.routerEvent(name: .lockTapped)
    controller.update()
    controller.eraseButton.routerEvent(name: .titleErased, userInfo: [.place: 0])
    observation.cancel()

    #expect(!controller.eraseButton.isEnabled)
    #expect(EventRouter.commandState(of: .lockTapped, from: controller.eraseButton).mark == .on)
    #expect(controller.titles.count == 2)
    #expect(traces.contains { $0.description.contains("AlbumListController  table: forwarded (disabled)") })
  }
}
