import ListSource
import PagedList
import PlatformUIKit
import RouterEventsTesting

/// A screen with a list in a window, and a user who acts on it.
@MainActor
struct ShownScreen<Controller: ListController> {
  let controller: Controller
  let user: ListPerformer

  /// Records and forwards the events of the rows.
  let recorder: EventRecorder
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  init(_ controller: Controller) {
    (self.controller, user) = (controller, ListPerformer(controller.listAdapter))
    recorder = EventRecorder(above: controller.view)
    recorder.disposition = .forwarded
    window.rootViewController = UINavigationController(rootViewController: controller)
    window.makeKeyAndVisible()
  }
}

extension ShownScreen where Controller: ListTableController {
  /// The texts of the visible rows.
  var texts: [String] {
    window.layoutIfNeeded()
    return controller.tableView.visibleCells.compactMap {
      ($0.contentConfiguration as? UIListContentConfiguration)?.text
    }
  }
}

extension PagedList {
  /// Waits for a state of the list.
  func reached(_ isReached: (PagedListUpdate<Item>) -> Bool) async {
    for await update in updates where isReached(update) { return }
  }
}
