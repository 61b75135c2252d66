// PortableUIKit only: tests cannot make touches in UIKit.
#if !canImport(UIKit) || os(watchOS)
  import Foundation
  import KitSupport
  import ListSource
  import PlatformUIKit
  import Testing

  /// Lists that are applied in callbacks.
  @MainActor
  @Suite
  struct ApplyingInCallbacksTests {
    private let delegate = DelegateDouble()

    /// Callbacks during which the list must not change.
    nonisolated static let questions = [
      "cell", "onDisplay", "onScroll", "onPrefetch", "didScroll",
    ]

    /// Only table views have `onScroll`.
    nonisolated static let asked: [(kind: ListKind, question: String)] = ListKind.inRows.flatMap { kind in
      questions.filter { kind == .table || $0 != "onScroll" }.map { (kind, $0) }
    }

    nonisolated static let done: [(kind: ListKind, act: String)] = ListKind.inRows.flatMap { kind in
      acts.map { (kind, $0) }
    }

    /// Callbacks for actions of the user.
    nonisolated static let acts = [
      "onSelect", "onDelete", "willBeginDragging", "didEndDragging", "didEndDecelerating",
    ]

    @Test(arguments: asked, 1...3)
    func listAppliedInCallbackWaitsAndLastIsShown(place: (ListKind, String), times: Int) async {
      let screen = Screen(place.0)
      let updates = Updates(in: place.1, times, of: screen, delegate)

      screen.prompt()

      #expect(updates.all.count == times)
      for update in updates.all.dropLast() { #expect(await update.finished == .superseded) }
      #expect(await updates.all.last?.finished == .applied)
      screen.expectLast(times)
    }

    @Test(arguments: done, 1...3)
    func listAppliedInUserActionShowsImmediately(place: (ListKind, String), times: Int) async {
      let screen = Screen(place.0)
      let updates = Updates(in: place.1, times, of: screen, delegate)
      updates.afterEach = {
        #expect(screen.numberOfRows(inSection: 0) == screen.adapter.source.sections.first?.count)
      }

      screen.prompt()

      #expect(updates.all.count == times)
      for update in updates.all { #expect(await update.finished == .applied) }
      screen.expectLast(times)
    }

    @Test(arguments: ListKind.inRows, ["cell", "onDisplay"])
    func listAppliedDuringBatchShowsAfterIt(kind: ListKind, question: String) async {
      let screen = Screen(kind)
      let updates = Updates(in: question, 2, of: screen, delegate, armed: false)
      screen.show(updates.source(Item.many(0..<40)))
      updates.isArmed = true

      let batch = screen.apply(
        updates.source(Item.many([70, 71, 3, 2, 1] + Array(5..<30)), section: "other")
      )

      #expect(updates.all.count == 2)
      #expect(await batch.finished == .applied)
      #expect(await updates.all.first?.finished == .superseded)
      #expect(await updates.all.last?.finished == .applied)
      screen.expectLast(2)
    }

    @Test(arguments: ListKind.allCases)
    func listAppliedInReconfiguredCellShowsNext(kind: ListKind) async {
      let screen = Screen(kind)
      var last: ListUpdate?
      unowned let adapter = screen.adapter
      func source(_ text: String) -> ListSource {
        ListSource.oneSection {
          Rows(
            [Item(1, text)],
            cell: ItemCell.self,
            noting: { item, _ in
              if item.text.count < 4 { last = adapter.apply(source(item.text + "!")) }
            }
          )
        }
      }

      screen.show(source("a"))
      while let update = last {
        last = nil
        _ = await update.finished
        screen.layOut()
      }

      #expect(screen.texts == ["a!!!"])
    }

    @Test(arguments: ListKind.allCases)
    func reportsEndlessListsAndYields(kind: ListKind) async {
      let screen = Screen(kind)
      var count = 1_000
      unowned let adapter = screen.adapter
      func source(_ number: Int) -> ListSource {
        ListSource.oneSection {
          Rows(
            [Item(1, "\(number)")],
            cell: ItemCell.self,
            noting: { _, _ in
              count += 1
              if count < 1_000 { adapter.apply(source(count)) }
            }
          )
        }
      }
      screen.show(source(-1))

      let (shown, reports) = Reports.collecting {
        count = 0
        screen.apply(source(-2))
        return count
      }
      while count < 1_000 { await Task.yield() }

      #expect(shown == 100)
      #expect(
        reports.map(\.text).filter { !$0.contains("no height") } == [
          """
          100 lists were shown one after another, because a cell or a display handler applies another list each time. \
          The next list waits for a later turn of the run loop. Apply a list when data changes, not when a row is \
          displayed.
          """
        ]
      )
    }

    @Test(arguments: ListKind.allCases)
    func detachedAdapterSupersedesWaitingList(kind: ListKind) async {
      var update: ListUpdate?
      do {
        let screen = Screen(kind)
        screen.show(
          ListSource(Item.many(1...3)) {
            $0.onDisplay { [weak adapter = screen.adapter] _, _ in
              update = adapter?.apply(ListSource(Item.many(4...5)))
            }
          }
        )
      }

      #expect(await update?.finished == .superseded)
    }

    @Test(arguments: ListKind.allCases)
    func deallocatedViewSupersedesWaitingList(kind: ListKind) async {
      var screen: Screen? = Screen(kind)
      let view = screen?.view
      let adapter = screen?.adapter
      var update: ListUpdate?
      let source = ListSource(Item.many(1...3)) {
        $0.onDisplay { [weak adapter] _, _ in update = adapter?.apply(ListSource(Item.many(4...5))) }
      }
      screen?.show(source)
      let later = view?.makeAdapter()
      screen = nil

      #expect(await update?.finished == .superseded)
      #expect(view?.ownAdapter === later)
    }

    @Test(arguments: ListKind.allCases)
    func closedScreenSupersedesList(kind: ListKind) async {
      var screen: Screen? = Screen(kind)
      var update: ListUpdate?
      let adapter = screen?.adapter
      weak let view = screen?.listView
      screen?.show(
        ListSource(Item.many(1...3)) {
          $0.onSelect { _, _ in
            screen?.leaveWindow()
            screen = nil
            update = adapter?.apply(ListSource(Item.many(4...5)))
          }
        }
      )

      screen?.tap(1)

      #expect(await update?.finished != nil)
      #expect(view == nil)
    }

    @Test(arguments: ListKind.allCases)
    func listViewLoadingAtBatchStartGetsEarlierList(kind: ListKind) {
      let screen = Screen(kind, showing: ListSource(Item.many(1...5)))
      screen.view[.dataSource] = nil
      screen.view[.dataSource] = screen.adapter

      screen.show(ListSource(Item.many([5, 6])))

      #expect(screen.texts == ["item 5", "item 6"])
    }
  }

  extension Screen {
    /// Makes the list view call each delegate method.
    fileprivate func prompt() {
      layOut()
      tap(1)
      tap(0)
      swipe(1)
      listView.drag(by: -700)
      layOut()
      listView.drag(by: 5_000)
      layOut()
    }

    fileprivate func expectLast(_ times: Int) {
      scroll(to: 0)
      #expect(texts == (0...times).map { "item \(100 * times + $0)" })
      #expect(numberOfSections == 1)
      #expect(numberOfRows(inSection: 0) == times + 1)
    }
  }
#endif
