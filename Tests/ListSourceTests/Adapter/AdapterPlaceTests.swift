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
    let words = kind.words
    let screen = Screen(kind)
    screen.show(ListSource(Item.many(1...3)))

    let (second, reports) = Reports.collecting { screen.view.makeAdapter() }
    let late = screen.apply(ListSource(Item.many(4...5)))
    second.apply(ListSource(Item.many(6...7)))
    screen.layOut()

    #expect(
      reports.map(\.message) == [
        """
        A \(words.view) got a second adapter; the first is detached and shows nothing any more. To show another list \
        apply it to the one there is: \(words.name).listAdapter?.apply(source).
        """
      ]
    )
    #expect(screen.adapter !== second)
    #expect(await late.finished == .superseded)
    #expect(screen.view.listAdapter === second)
    #expect(screen.texts == ["item 6", "item 7"])
  }

  @Test(arguments: ListKind.allCases)
  func adapterThatIsNotTheDelegateAnyMoreReportsThatOnce(kind: ListKind) {
    let words = kind.words
    let screen = Screen(kind)
    let delegate = DelegateDouble()
    screen.show(ListSource(Item.many(1...3)))
    screen.view.delegate = delegate

    let (_, reports) = Reports.collecting {
      screen.show(ListSource(Item.many(2...3)))
      screen.show(ListSource(Item.many(3...3)))
    }

    #expect(
      reports.map(\.message) == [
        """
        A \(words.view)'s adapter is not its delegate any more: \(words.delegateSays) are not what the list says. In place \
        of \(words.name).delegate = … override the methods in a subclass of \(words.adapter), or hear of scrolling by \
        adapter.scrollDelegate.
        """
      ]
    )
    #expect(screen.texts == ["item 3"])
  }

  @Test(arguments: ListKind.allCases)
  func adapterThatIsNotTheDataSourceAnyMoreReportsThatAndShowsNothing(kind: ListKind) async {
    let words = kind.words
    let screen = Screen(kind)
    screen.show(ListSource(Item.many(1...3)))
    let source = OtherSource()
    screen.view.dataSource = source

    let (update, reports) = Reports.collecting { screen.show(ListSource(Item.many(2...3))) }

    #expect(
      reports.map(\.message) == [
        """
        A \(words.view)'s adapter is not its data source any more, so no list is shown. Remove \
        \(words.name).dataSource = …, and say what to show by \(words.name).listAdapter?.apply(source).
        """
      ]
    )
    #expect(await update.finished == .superseded)
    #expect(screen.texts == ["other", "other"])
  }

  @Test(arguments: ListKind.allCases)
  func adapterThatIsNotTheDelegateAnyMoreReportsThatWithoutAnotherList(kind: ListKind) {
    let screen = Screen(kind)
    let delegate = DelegateDouble()
    screen.apply(ListSource(Item.many(1...30)))

    let (_, reports) = Reports.collecting {
      screen.view.delegate = delegate
      screen.layOut()
      screen.scroll(to: 400)
    }

    #expect(reports.map { $0.message.contains("its delegate any more") } == [true])
  }

  @Test(arguments: ListKind.allCases)
  func adapterThatIsNotTheDataSourceAnyMoreReportsThatWithoutAnotherList(kind: ListKind) {
    let screen = Screen(kind)
    let source = OtherSource()
    screen.show(ListSource(Item.many(1...30)))

    let (_, reports) = Reports.collecting {
      screen.view.dataSource = source
      screen.layOut()
      screen.scroll(to: 1)
    }

    #expect(reports.map { $0.message.contains("its data source any more") } == [true])
  }

  @Test(arguments: ListKind.allCases)
  func adapterInItsPlaceReportsNothing(kind: ListKind) {
    let delegate = DelegateDouble()

    let (_, reports) = Reports.collecting {
      let screen = Screen(kind)
      screen.show(ListSource(Item.many(1...30)).height(.fixed(44)))
      screen.adapter.scrollDelegate = delegate
      screen.show(ListSource(Item.many(2...40)))
      screen.scroll(to: 400)
    }

    #expect(reports.isEmpty)
  }

  @Test(arguments: ListKind.allCases)
  func adapterThatLosesItsPlacesOneAfterTheOtherReportsEach(kind: ListKind) {
    let screen = Screen(kind)
    let (delegate, source) = (DelegateDouble(), OtherSource())
    screen.show(ListSource(Item.many(1...3)))

    let (_, reports) = Reports.collecting {
      screen.view.delegate = delegate
      screen.show(ListSource(Item.many(1...2)))
      screen.view.dataSource = source
      screen.show(ListSource(Item.many(1...1)))
    }

    #expect(reports.map { $0.message.contains("its delegate any more") } == [true, false])
    #expect(reports.map { $0.message.contains("its data source any more") } == [false, true])
  }

  @Test(arguments: ListKind.allCases)
  func adapterThatIsBackInItsPlaceShowsAgainAndReportsAgain(kind: ListKind) {
    let screen = Screen(kind)
    let delegate = DelegateDouble()
    screen.show(ListSource(Item.many(1...3)))

    let (_, reports) = Reports.collecting {
      for ids in [2...3, 3...3] {
        screen.view.delegate = delegate
        screen.show(ListSource(Item.many(ids)))
        screen.view.delegate = screen.adapter
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
    let (screen, other) = (Screen(kind), Screen(kind))
    let prefetching = ListSource {
      ListSection("items") { Rows(Item.many(0..<3), cell: ItemCell.self).onPrefetch { _, _ in } }
    }
    screen.show(prefetching)
    other.view.prefetching = screen.adapter
    other.show(prefetching)

    _ = Reports.collecting {
      _ = screen.view.makeAdapter()
      _ = other.view.makeAdapter()
    }

    #expect(screen.view.prefetching == nil)
    #expect(other.view.prefetching === screen.adapter)
  }

  @Test(arguments: ListKind.allCases)
  func delegateAndDataSourceThatTheAdapterReplacesAreReported(kind: ListKind) {
    let words = kind.words
    let (view, delegate, source) = (ListViewBox(kind), DelegateDouble(), OtherSource())
    view.delegate = delegate
    view.dataSource = source

    let (adapter, reports) = Reports.collecting { view.makeAdapter() }

    #expect(
      reports.map(\.message) == [
        """
        A \(words.view)'s adapter replaces its delegate, a DelegateDouble, which nothing calls any more. Override its \
        methods in a subclass of \(words.adapter), or hear of scrolling by adapter.scrollDelegate. If it implements \
        none, set \(words.name).delegate to nil first.
        """,
        """
        A \(words.view)'s adapter replaces its data source, a OtherSource, which nothing calls any more. Do not set \
        dataSource: apply a list with its rows. If it has none, set \(words.name).dataSource to nil first.
        """,
      ]
    )
    #expect(view.delegate === adapter && view.dataSource === adapter)
  }

  @Test(arguments: ListKind.allCases)
  func onPrefetchBesideAnotherPrefetchDataSourceIsReportedOnce(kind: ListKind) {
    let words = kind.words
    let (screen, own) = (Screen(kind), OwnPrefetching())
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
        Rows declare onPrefetch, which is not called: the \(words.view)'s prefetch data source is a OwnPrefetching. \
        Remove \(words.name).prefetchDataSource = …, or override \(words.prefetchMethod) in a subclass of \
        \(words.adapter).
        """
      ]
    )
  }

  @Test(arguments: ListKind.allCases)
  func reorderableRowsBesideAnotherDragDelegateAreReportedOnce(kind: ListKind) {
    let words = kind.words
    let (screen, own) = (Screen(kind), OwnDragging())
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
        Rows are reorderable, which the user may not find: the \(words.view)'s drag delegate is a OwnDragging. Remove \
        \(words.name).dragDelegate = …, or override \(words.dragMethod) in a subclass of \(words.adapter).
        """
      ]
    )
  }
}
