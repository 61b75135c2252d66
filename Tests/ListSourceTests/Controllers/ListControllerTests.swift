import Dispatch
import Foundation
import ListSource
import Observation
import PlatformUIKit
import RouterEvents
import Testing

/// When a list controller shows its list.
@MainActor
@Suite
struct ListControllerTests {
  private let model = Model()

  private final class Model {
    var items = Item.many(0..<3)
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  @Observable
  final class ObservableModel {
    var items = Item.many(0..<3)
  }

  @Test(arguments: ListKind.inRows)
  func showsListWhenItAppears(kind: ListKind) {
    let controller = makeController(kind)
    controller.setNeedsList()
    let before = controller.declarations

    let screen = Screen(controller)

    #expect(before == 0)
    #expect(controller.declarations == 1)
    #expect(screen.texts == ["item 0", "item 1", "item 2"])
  }

  @Test(arguments: ListKind.inRows)
  func thousandChangesInOneTurnMakeOneUpdate(kind: ListKind) async {
    let controller = makeController(kind)
    let screen = Screen(controller)
    let kept = screen.cell(0)

    for id in 3..<1003 {
      model.items.append(Item(id))
      controller.setNeedsList()
    }
    let before = controller.declarations
    await nextTurn()
    screen.layOut()

    #expect(before == 1)
    #expect(controller.declarations == 2)
    #expect(screen.numberOfRows(inSection: 0) == 1003)
    #expect(screen.cell(0) === kept)
  }

  @Test(arguments: ListKind.inRows)
  func showsChangesBeforeNextLayout(kind: ListKind) {
    let controller = makeController(kind)
    let screen = Screen(controller)
    model.items.removeFirst()

    controller.setNeedsList()
    screen.layOut()

    #expect(screen.texts == ["item 1", "item 2"])
  }

  @Test(arguments: ListKind.inRows)
  func showsChangesAtOnceIfAsked(kind: ListKind) {
    let controller = makeController(kind)
    let screen = Screen(controller)
    model.items.removeFirst()
    controller.updateListIfNeeded()
    let before = screen.numberOfRows(inSection: 0)

    controller.setNeedsList()
    controller.updateListIfNeeded()

    #expect(before == 3)
    #expect(screen.numberOfRows(inSection: 0) == 2)
  }

  @Test(arguments: ListKind.inRows)
  func appliedListReplacesDeclaredOneUntilNextRequest(kind: ListKind) async {
    let controller = makeController(kind)
    let screen = Screen(controller)
    controller.setNeedsList()

    screen.show(ListSource(Item.many([7])))
    await nextTurn()
    let applied = screen.texts
    controller.setNeedsList()
    screen.layOut()

    #expect(applied == ["item 7"])
    #expect(screen.texts == ["item 0", "item 1", "item 2"])
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  @Test(arguments: ListKind.inRows)
  func observedPropertiesNeedNoCall(kind: ListKind) async {
    let model = ObservableModel()
    let controller = kind.controller { ListSource(model.items) }
    let screen = Screen(controller)

    model.items.removeFirst()
    model.items.removeFirst()
    screen.layOut()
    let atLayout = screen.texts
    model.items.append(Item(5))
    await nextTurn()

    #expect(atLayout == ["item 2"])
    #expect(controller.declarations == 3)
    #expect(screen.numberOfRows(inSection: 0) == 2)
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  @Test(arguments: ListKind.inRows)
  func followsPropertiesThatOtherThreadsChange(kind: ListKind) async {
    nonisolated(unsafe) let model = ObservableModel()
    let controller = kind.controller { ListSource(model.items) }
    let screen = Screen(controller)

    // The observation tells of a change before it is made. Here, the main thread sees it afterward.
    onAnotherThread { model.items = [] }
    await nextTurn()

    #expect(screen.numberOfRows(inSection: 0) == 0)
  }

  @Test(arguments: ListKind.inRows)
  func freesEverything(kind: ListKind) async {
    weak var controller: ListController?
    weak var listView: UIView?
    weak var adapter: ListAdapter?
    do {
      let held = makeController(kind)
      held.emptyText = "Nothing"
      held.topBar = UILabel()
      held.bottomBar = UILabel()
      held.refreshControl = UIRefreshControl()
      held.makeSearchable(emits: "items.searched")
      let screen = Screen(held, in: kind == .table ? UINavigationController(rootViewController: held) : nil)
      held.setNeedsList()
      (controller, listView, adapter) = (held, screen.listView, screen.adapter)
      screen.window.rootViewController = nil
    }
    let existed = [controller == nil, listView == nil, adapter == nil]
    await nextTurn()

    #expect(controller == nil, "\(existed)")
    #expect(listView == nil)
    #expect(adapter == nil)
  }

  @Test
  func usesAdapterOfTheApp() {
    final class OwnTableAdapter: TableAdapter {}
    final class OwnCollectionAdapter: CollectionAdapter {}

    let table = ListTableController(.insetGrouped) { OwnTableAdapter($0) }
    let collection = ListCollectionController(nil) { OwnCollectionAdapter($0) }

    #expect(table.tableView.style == .insetGrouped)
    #expect(table.listAdapter is OwnTableAdapter)
    #expect(table.tableView.listAdapter === table.listAdapter)
    #expect(collection.listAdapter is OwnCollectionAdapter)
    #expect(collection.collectionView.delegate === collection.listAdapter)
  }

  @Test
  func sectionsWithoutLayoutHaveThatOfTheController() {
    let controller = DeclaredCollection(.grid(columns: 2, spacing: 0, height: .points(40)))
    controller.declare = {
      ListSource {
        ListSection("grid") { Rows(Item.many(0..<2), cell: ItemCell.self) }
        ListSection("list") { Rows(Item.many(2..<3), cell: ItemCell.self) }.layout(.list(.plain))
      }
    }

    let screen = Screen(controller)

    #expect(screen.rects.map(\.width) == [160, 160, 320])
  }

  // MARK: What the list view shows

  @Test(arguments: ListKind.inRows)
  func barsKnowTheListAndAShortListCanBePulled(kind: ListKind) {
    let controller = makeController(kind)
    controller.refreshControl = UIRefreshControl()
    controller.emptyText = "No items"
    controller.emptyView = { UIView() }
    let screen = Screen(controller)

    #expect(controller.contentScrollView(for: .top) === screen.listView)
    #expect((screen.listView as UIScrollView).alwaysBounceVertical)
    #expect(controller.emptyText == nil)
    #expect(controller.emptyView != nil)
  }

  @Test(arguments: ListKind.inRows)
  func showsEmptyTextWhileThereAreNoRows(kind: ListKind) {
    let controller = makeController(kind)
    controller.emptyText = "No items"
    let screen = Screen(controller)
    let before = screen.view.backgroundView
    model.items = []

    controller.setNeedsList()
    screen.layOut()
    let content = (screen.view.backgroundView as? UIListContentView)?.configuration
    let shown = (content as? UIListContentConfiguration)?.text
    controller.emptyText = nil

    #expect(before == nil)
    #expect(shown == "No items")
    #expect(screen.view.backgroundView == nil)
  }

  @Test(arguments: ListKind.inRows)
  func showsEmptyView(kind: ListKind) {
    let controller = kind.controller()
    let label = UILabel()
    controller.emptyView = { label }

    let screen = Screen(controller)

    #expect(screen.view.backgroundView === label)
    #expect(controller.emptyView != nil)
  }

  @Test(arguments: ListKind.inRows)
  func keepsPositionIfAsked(kind: ListKind) {
    model.items = Item.many(10..<100)
    let controller = makeController(kind)
    controller.keepsPosition = true
    let screen = Screen(controller)
    screen.scroll(to: 440)
    let top = screen.texts.first
    model.items = Item.many(0..<100)

    controller.setNeedsList()
    screen.layOut()

    #expect(controller.keepsPosition && screen.adapter.keepsPosition)
    #expect(screen.texts.first == top)
  }

  private func makeController(_ kind: ListKind) -> any DeclaredList {
    kind.controller { [model] in ListSource(model.items) }
  }
}

/// Runs a closure on another thread, and returns when it has ended.
private func onAnotherThread(_ body: @escaping @Sendable () -> Void) {
  let end = DispatchSemaphore(value: 0)
  DispatchQueue.global().async {
    body()
    end.signal()
  }
  end.wait()
}
