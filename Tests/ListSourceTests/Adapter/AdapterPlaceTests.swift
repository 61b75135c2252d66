import Foundation
import KitSupport
import ListSource
import Testing

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

@MainActor
@Suite
struct AdapterPlaceTests {
  @Test(arguments: ListKind.allCases)
  func secondAdapterDetachesTheFirstAndIsReported(kind: ListKind) async {
    let screen = Screen()
    screen.show(ListSource(Item.many(1...3)))

    let (second, reports) = Reports.collecting { TableAdapter(screen.table) }
    let late = screen.apply(ListSource(Item.many(4...5)))
    second.apply(ListSource(Item.many(6...7)))
    screen.layOut()

    #expect(
      reports.map(\.message) == [
        """
        A table view got a second adapter; the first is detached and shows nothing any more. To show another list \
        apply it to the one there is: tableView.listAdapter?.apply(source).
        """
      ]
    )
    #expect(screen.adapter.tableView == nil)
    #expect(await late.finished == .superseded)
    #expect(screen.table.listAdapter === second)
    #expect(screen.texts == ["item 6", "item 7"])
  }

  @Test(arguments: ListKind.allCases)
  func adapterThatIsNotTheDelegateAnyMoreReportsThatOnce(kind: ListKind) {
    let screen = Screen()
    let delegate = DelegateDouble()
    screen.show(ListSource(Item.many(1...3)))
    screen.table.delegate = delegate

    let (_, reports) = Reports.collecting {
      screen.show(ListSource(Item.many(2...3)))
      screen.show(ListSource(Item.many(3...3)))
    }

    #expect(
      reports.map(\.message) == [
        """
        A table view's adapter is not its delegate any more: heights, selection and header views are not what the \
        list says. In place of tableView.delegate = … override the methods in a subclass of TableAdapter, or hear of \
        scrolling by adapter.scrollDelegate.
        """
      ]
    )
    #expect(screen.texts == ["item 3"])
  }

  @Test(arguments: ListKind.allCases)
  func adapterThatIsNotTheDataSourceAnyMoreReportsThatAndShowsNothing(kind: ListKind) async {
    let screen = Screen()
    screen.show(ListSource(Item.many(1...3)))
    let source = OtherSource()
    screen.table.dataSource = source

    let (update, reports) = Reports.collecting { screen.show(ListSource(Item.many(2...3))) }

    #expect(
      reports.map(\.message) == [
        """
        A table view's adapter is not its data source any more, so no list is shown. Remove \
        tableView.dataSource = …, and say what to show by tableView.listAdapter?.apply(source).
        """
      ]
    )
    #expect(await update.finished == .superseded)
    #expect(screen.texts == ["other", "other"])
  }

  @Test(arguments: ListKind.allCases)
  func adapterThatIsNotTheDelegateAnyMoreReportsThatWithoutAnotherList(kind: ListKind) {
    let screen = Screen()
    let delegate = DelegateDouble()
    screen.apply(ListSource(Item.many(1...30)))

    let (_, reports) = Reports.collecting {
      screen.table.delegate = delegate
      screen.layOut()
      screen.scroll(to: 400)
    }

    #expect(reports.map { $0.message.contains("its delegate any more") } == [true])
  }

  @Test(arguments: ListKind.allCases)
  func adapterThatIsNotTheDataSourceAnyMoreReportsThatWithoutAnotherList(kind: ListKind) {
    let screen = Screen()
    let source = OtherSource()
    screen.show(ListSource(Item.many(1...30)))

    let (_, reports) = Reports.collecting {
      screen.table.dataSource = source
      screen.layOut()
      screen.scroll(to: 1)
    }

    #expect(reports.map { $0.message.contains("its data source any more") } == [true])
  }

  @Test(arguments: ListKind.allCases)
  func adapterInItsPlaceReportsNothing(kind: ListKind) {
    let delegate = DelegateDouble()

    let (_, reports) = Reports.collecting {
      let screen = Screen()
      screen.show(ListSource(Item.many(1...30)).height(.fixed(44)))
      screen.adapter.scrollDelegate = delegate
      screen.show(ListSource(Item.many(2...40)))
      screen.scroll(to: 400)
    }

    #expect(reports.isEmpty)
  }

  @Test(arguments: ListKind.allCases)
  func adapterThatLosesItsPlacesOneAfterTheOtherReportsEach(kind: ListKind) {
    let screen = Screen()
    let (delegate, source) = (DelegateDouble(), OtherSource())
    screen.show(ListSource(Item.many(1...3)))

    let (_, reports) = Reports.collecting {
      screen.table.delegate = delegate
      screen.show(ListSource(Item.many(1...2)))
      screen.table.dataSource = source
      screen.show(ListSource(Item.many(1...1)))
    }

    #expect(reports.map { $0.message.contains("its delegate any more") } == [true, false])
    #expect(reports.map { $0.message.contains("its data source any more") } == [false, true])
  }

  @Test(arguments: ListKind.allCases)
  func adapterThatIsBackInItsPlaceShowsAgainAndReportsAgain(kind: ListKind) {
    let screen = Screen()
    let delegate = DelegateDouble()
    screen.show(ListSource(Item.many(1...3)))

    let (_, reports) = Reports.collecting {
      for ids in [2...3, 3...3] {
        screen.table.delegate = delegate
        screen.show(ListSource(Item.many(ids)))
        screen.table.delegate = screen.adapter
        screen.show(ListSource(Item.many(1...3)))
      }
    }

    #expect(reports.count == 2)
    #expect(screen.texts == ["item 1", "item 2", "item 3"])
  }
}

extension AdapterPlaceTests {
  @Test(arguments: ListKind.allCases)
  func nextAdapterAsksForPrefetchingItself(kind: ListKind) {
    let (screen, other) = (Screen(), Screen())
    let prefetching = ListSource {
      ListSection("items") { Rows(Item.many(0..<3), cell: ItemCell.self).onPrefetch { _, _ in } }
    }
    screen.show(prefetching)
    other.table.prefetchDataSource = screen.adapter
    other.show(prefetching)

    _ = Reports.collecting {
      _ = TableAdapter(screen.table)
      _ = TableAdapter(other.table)
    }

    #expect(screen.view.prefetching == nil)
    #expect(other.table.prefetchDataSource === screen.adapter)
  }

  @Test(arguments: ListKind.allCases)
  func delegateAndDataSourceThatTheAdapterReplacesAreReported(kind: ListKind) {
    let (shown, delegate, source) = (TableWindow(), DelegateDouble(), OtherSource())
    shown.table.delegate = delegate
    shown.table.dataSource = source

    let (adapter, reports) = Reports.collecting { TableAdapter(shown.table) }

    #expect(
      reports.map(\.message) == [
        """
        A table view's adapter replaces its delegate, a DelegateDouble, which nothing calls any more. Override its \
        methods in a subclass of TableAdapter, or hear of scrolling by adapter.scrollDelegate. If it implements none, \
        set tableView.delegate to nil first.
        """,
        """
        A table view's adapter replaces its data source, a OtherSource, which nothing calls any more. Do not set \
        dataSource: apply a list with its rows. If it has none, set tableView.dataSource to nil first.
        """,
      ]
    )
    #expect(shown.table.delegate === adapter && shown.table.dataSource === adapter)
  }

  @Test(arguments: ListKind.allCases)
  func onPrefetchBesideAnotherPrefetchDataSourceIsReportedOnce(kind: ListKind) {
    let (screen, own) = (Screen(), OwnPrefetching())
    screen.view.prefetching = own
    func source(_ count: Int) -> ListSource {
      ListSource {
        ListSection("items") { Rows(Item.many(0..<count), cell: ItemCell.self).onPrefetch { _, _ in } }
      }
    }

    let (_, reports) = Reports.collecting {
      screen.show(ListSource(Item.many(0..<3)))
      for count in 1...3 { screen.show(source(count)) }
    }

    #expect(screen.view.prefetching === own)
    #expect(
      reports.map(\.message) == [
        """
        Rows declare onPrefetch, which is not called: the table view's prefetch data source is a OwnPrefetching. Remove \
        tableView.prefetchDataSource = …, or override tableView(_:prefetchRowsAt:) in a subclass of TableAdapter.
        """
      ]
    )
  }

  @Test(arguments: ListKind.allCases)
  func reorderableRowsBesideAnotherDragDelegateAreReportedOnce(kind: ListKind) {
    let (screen, own) = (Screen(), OwnDragging())
    screen.view.dragging = own
    func source(_ count: Int) -> ListSource {
      ListSource {
        ListSection("items") { Rows(Item.many(0..<count), cell: ItemCell.self).reorderable(emits: "moved") }
      }
    }

    let (_, reports) = Reports.collecting {
      screen.show(ListSource(Item.many(0..<3)))
      for count in 1...3 { screen.show(source(count)) }
    }

    #expect(screen.view.dragging === own)
    #expect(
      reports.map(\.message) == [
        """
        Rows are reorderable, which the user may not find: the table view's drag delegate is a OwnDragging. Remove \
        tableView.dragDelegate = …, or override tableView(_:itemsForBeginning:at:) in a subclass of TableAdapter.
        """
      ]
    )
  }
}

private final class OwnDragging: NSObject, UITableViewDragDelegate {
  func tableView(
    _ tableView: UITableView,
    itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] { [] }
}

private final class OwnPrefetching: NSObject, UITableViewDataSourcePrefetching {
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {}
}

private final class OtherSource: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "other"
    return cell
  }
}
