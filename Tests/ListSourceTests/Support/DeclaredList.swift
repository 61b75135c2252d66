import ListSource
import PlatformUIKit

/// A list controller whose list is a closure, for either kind of list view.
@MainActor
protocol DeclaredList: ListController {
  var declare: @MainActor () -> ListSource { get set }

  /// The number of times that the list was declared.
  var declarations: Int { get }
}

final class DeclaredTable: ListTableController, DeclaredList {
  var declare: @MainActor () -> ListSource = { ListSource() } { didSet { setNeedsList() } }
  private(set) var declarations = 0

  override var list: ListSource {
    declarations += 1
    return declare()
  }
}

final class DeclaredCollection: ListCollectionController, DeclaredList {
  var declare: @MainActor () -> ListSource = { ListSource() } { didSet { setNeedsList() } }
  private(set) var declarations = 0

  override var list: ListSource {
    declarations += 1
    return declare()
  }
}

extension ListKind {
  /// Makes a list controller with this kind of list view.
  @MainActor
  func controller(_ declare: @escaping @MainActor () -> ListSource = { ListSource() }) -> any DeclaredList {
    let controller: any DeclaredList = self == .table ? DeclaredTable() : DeclaredCollection(layout)
    controller.declare = declare
    return controller
  }
}

extension Screen {
  /// Makes a screen with a list controller, which is the root controller or inside `root`.
  init(_ controller: ListController, in root: UIViewController? = nil) {
    switch controller {
    case let controller as ListTableController:
      (kind, view, adapter) = (.table, controller.tableView, controller.listAdapter)
    case let controller as ListCollectionController:
      (kind, view, adapter) = (.list, controller.collectionView, controller.listAdapter)
    default: preconditionFailure("A list controller has a table view or a collection view.")
    }
    window.rootViewController = root ?? controller
    window.makeKeyAndVisible()
    layOut()
  }
}

/// Waits until the tasks that are waiting for the main actor have run.
@MainActor
func nextTurn() async {
  await Task { @MainActor in }.value
}
