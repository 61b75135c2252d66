import Foundation
import KitSupport
import ListSource
import PlatformUIKit
import Testing

@MainActor
@Suite
struct AdapterRolesTests {
  private let delegate = DelegateDouble()

  @Test(arguments: ListKind.allCases)
  func secondAdapterDetachesFirstAndIsReported(kind: ListKind) async {
    let words = kind.words
    let screen = Screen(kind, showing: ListSource(Item.many(1...3)))

    let (second, reports) = Reports.collecting { screen.view.makeAdapter() }
    let late = screen.apply(ListSource(Item.many(4...5)))
    second.apply(ListSource(Item.many(6...7)))
    screen.layOut()

    #expect(
      reports.map(\.text) == [
        """
        A \(words.view) got a second adapter, so the first one is detached and shows nothing. To show another list, \
        use the existing adapter: \(words.name).listAdapter?.apply(source).
        """
      ]
    )
    #expect(screen.adapter !== second)
    #expect(await late.finished == .superseded)
    #expect(screen.view.ownAdapter === second)
    #expect(screen.texts == ["item 6", "item 7"])
  }

  @Test(arguments: ListKind.allCases)
  func reportsLostDelegateOnce(kind: ListKind) {
    let words = kind.words
    let screen = Screen(kind, showing: ListSource(Item.many(1...3)))
    screen.view[.delegate] = delegate

    let (_, reports) = Reports.collecting {
      screen.show(ListSource(Item.many(2...3)))
      screen.show(ListSource(Item.many(3...3)))
    }

    #expect(
      reports.map(\.text) == [
        """
        An adapter is no longer the delegate of its \(words.view): \(words.delegateFeatures) have no effect. \
        Remove \(words.name).delegate = …. Override the methods in a subclass of \(words.adapter), or set \
        adapter.scrollDelegate for scroll events.
        """
      ]
    )
    #expect(screen.texts == ["item 3"])
  }

  @Test(arguments: ListKind.allCases)
  func reportsLostDataSourceAndShowsNothing(kind: ListKind) async {
    let words = kind.words
    let screen = Screen(kind, showing: ListSource(Item.many(1...3)))
    let source = OtherSource()
    screen.view[.dataSource] = source

    let (update, reports) = Reports.collecting { screen.show(ListSource(Item.many(2...3))) }

    #expect(
      reports.map(\.text) == [
        """
        An adapter is no longer the data source of its \(words.view), so no list is shown. Remove \
        \(words.name).dataSource = …, and call \(words.name).listAdapter?.apply(source).
        """
      ]
    )
    #expect(await update.finished == .superseded)
    #expect(screen.texts == ["other", "other"])
  }

  @Test(arguments: ListKind.allCases, ["delegate", "data source"])
  func reportsLostRoleWithoutAnotherList(kind: ListKind, role: String) {
    let screen = Screen(kind)
    let (delegate, source) = (DelegateDouble(), OtherSource())
    screen.show(ListSource(Item.many(1...30)))

    let (_, reports) = Reports.collecting {
      if role == "delegate" { screen.view[.delegate] = delegate } else { screen.view[.dataSource] = source }
      screen.layOut()
      screen.scroll(to: 400)
    }

    #expect(reports.map { $0.text.contains("no longer the \(role)") } == [true])
  }

  /// A selection by focus calls the delegate as a tap does.
  @Test(arguments: ListKind.allCases, [ListSelection.none, .single])
  func focusSelectsOnlyWhereSelectedRowsStay(kind: ListKind, selection: ListSelection) {
    let screen = Screen(kind, showing: ListSource(Item.many(1...2)))
    screen.adapter.selection = selection
    let first = IndexPath(row: 0, section: 0)
    func selects(_ follows: Bool) -> Bool? {
      if let table = screen.listView as? UITableView {
        table.selectionFollowsFocus = follows
        return table.delegate?.tableView(table, selectionFollowsFocusForRowAt: first)
      }
      screen.collection.selectionFollowsFocus = follows
      return screen.collection.delegate?.collectionView(
        screen.collection,
        selectionFollowsFocusForItemAt: first
      )
    }

    #expect(selects(true) == (selection == .single))
    #expect(selects(false) == false)
  }

  @Test(arguments: ListKind.allCases)
  func reportsNothingWithBothRoles(kind: ListKind) {
    let (_, reports) = Reports.collecting {
      let screen = Screen(kind, showing: ListSource(Item.many(1...30)).height(.fixed(44)))
      screen.adapter.scrollDelegate = delegate
      screen.show(ListSource(Item.many(2...40)))
      screen.scroll(to: 400)
    }

    #expect(reports.isEmpty)
  }

  @Test(arguments: ListKind.allCases)
  func reportsEachOfTwoLostRoles(kind: ListKind) {
    let screen = Screen(kind)
    let (delegate, source) = (DelegateDouble(), OtherSource())
    screen.show(ListSource(Item.many(1...3)))

    let (_, reports) = Reports.collecting {
      screen.view[.delegate] = delegate
      screen.show(ListSource(Item.many(1...2)))
      screen.view[.dataSource] = source
      screen.show(ListSource(Item.many(1...1)))
    }

    #expect(reports.map { $0.text.contains("no longer the delegate") } == [true, false])
    #expect(reports.map { $0.text.contains("no longer the data source") } == [false, true])
  }

  @Test(arguments: ListKind.allCases)
  func restoredAdapterShowsAndReportsAgain(kind: ListKind) {
    let screen = Screen(kind, showing: ListSource(Item.many(1...3)))

    let (_, reports) = Reports.collecting {
      for ids in [2...3, 3...3] {
        screen.view[.delegate] = delegate
        screen.show(ListSource(Item.many(ids)))
        screen.view[.delegate] = screen.adapter
        screen.show(ListSource(Item.many(1...3)))
      }
    }

    #expect(reports.count == 2)
    #expect(screen.texts == ["item 1", "item 2", "item 3"])
  }
}

extension AdapterRolesTests {
  @Test(arguments: ListKind.allCases)
  func laterAdapterBecomesPrefetchDataSource(kind: ListKind) {
    let (screen, other) = (Screen(kind), Screen(kind))
    let prefetching = ListSource(Item.many(0..<3)) { $0.onPrefetch { _, _ in } }
    screen.show(prefetching)
    other.view[.prefetching] = screen.adapter
    other.show(prefetching)

    _ = Reports.collecting {
      _ = screen.view.makeAdapter()
      _ = other.view.makeAdapter()
    }

    #expect(screen.view[.prefetching] == nil)
    #expect(other.view[.prefetching] === screen.adapter)
  }

  @Test(arguments: ListKind.allCases)
  func reportsReplacedDelegateAndDataSource(kind: ListKind) {
    let words = kind.words
    let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let view: any TestedView = kind == .table ? UITableView(frame: .zero, style: .plain) : collection
    let (delegate, source) = (DelegateDouble(), OtherSource())
    view[.delegate] = delegate
    view[.dataSource] = source

    let (adapter, reports) = Reports.collecting { view.makeAdapter() }

    #expect(
      reports.map(\.text) == [
        """
        An adapter replaces the delegate of its \(words.view), a DelegateDouble, whose methods are no longer called. \
        Override them in a subclass of \(words.adapter), or set adapter.scrollDelegate for scroll events. If it \
        implements no methods, set \(words.name).delegate to nil first.
        """,
        """
        An adapter replaces the data source of its \(words.view), a OtherSource, whose methods are no longer called. \
        Apply a list with its rows instead of setting dataSource. If it has no rows, set \
        \(words.name).dataSource to nil first.
        """,
      ]
    )
    #expect(view[.delegate] === adapter && view[.dataSource] === adapter)
  }

  @Test(arguments: ListKind.allCases, [ListRole.prefetching, .dragging])
  func reportsOtherObjectInRoleOnce(kind: ListKind, role: ListRole) {
    let words = kind.words
    let (screen, own) = (Screen(kind), role == .dragging ? OwnDragging() : OwnPrefetching())
    screen.view[role] = own
    func source(_ count: Int) -> ListSource {
      ListSource(Item.many(0..<count)) {
        role == .dragging ? $0.reorderable(emits: "moved") : $0.onPrefetch { _, _ in }
      }
    }

    let (_, reports) = Reports.collecting {
      screen.show(ListSource(Item.many(0..<3)))
      for count in 1...3 { screen.show(source(count)) }
    }

    #expect(screen.view[role] === own)
    let prefetching = """
      Rows declare onPrefetch, which is not called: the prefetch data source of the \(words.view) is a \
      OwnPrefetching. Remove \(words.name).prefetchDataSource = …, or override \(words.prefetchMethod) in a \
      subclass of \(words.adapter).
      """
    let dragging = """
      Rows are reorderable, but the user may be unable to drag them: the drag delegate of the \(words.view) is a \
      OwnDragging. Remove \(words.name).dragDelegate = …, or override \(words.dragMethod) in a subclass of \
      \(words.adapter).
      """
    #expect(reports.map(\.text) == [role == .dragging ? dragging : prefetching])
  }

  @Test(arguments: ListKind.allCases)
  func enablesDragsBeforeItBecomesDragDelegate(kind: ListKind) {
    let table = DragTable(frame: .zero, style: .plain)
    let collection = DragCollection(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let screen = kind == .table ? Screen(table) : Screen(kind, collection: collection)
    table.dragInteractionEnabled = false
    collection.dragInteractionEnabled = false

    screen.show(
      ListSource(Item.many(0..<3)) { $0.reorderable(emits: "moved") }
    )

    #expect((kind == .table ? table.wasEnabled : collection.wasEnabled) == [true])
  }
}

/// Records whether drags were enabled when it got its drag delegate.
private final class DragTable: ListTableView {
  private(set) var wasEnabled: [Bool] = []

  override var dragDelegate: (any UITableViewDragDelegate)? {
    didSet { wasEnabled.append(dragInteractionEnabled) }
  }
}

/// Records whether drags were enabled when it got its drag delegate.
private final class DragCollection: ListCollectionView {
  private(set) var wasEnabled: [Bool] = []

  override var dragDelegate: (any UICollectionViewDragDelegate)? {
    didSet { wasEnabled.append(dragInteractionEnabled) }
  }
}
