// The stand-in alone: nobody makes touches in UIKit.
#if !canImport(UIKit) || os(watchOS)
  import Foundation
  import KitSupport
  import ListSource
  import PortableUIKit
  import Testing

  /// Lists that are applied from wherever code of the app runs.
  @MainActor
  @Suite
  struct ApplyingInCallbacksTests {
    private let screen = Screen()
    private let delegate = DelegateDouble()

    /// Where the app is called while the table view is at work, and must see one list until it is done.
    nonisolated static let questions = [
      "cell", "onDisplay", "onScroll", "onPrefetch", "didScroll",
    ]

    /// Where it is told what the user has done.
    nonisolated static let acts = [
      "onSelect", "onDelete", "willBeginDragging", "didEndDragging", "didEndDecelerating",
    ]

    @Test(arguments: questions, 1...3)
    func listAppliedInAQuestionWaitsAndTheLastIsShown(question: String, times: Int) async {
      let updates = Updates(in: question, times, of: screen, delegate)

      prompt()

      #expect(updates.all.count == times)
      for update in updates.all.dropLast() { #expect(await update.finished == .superseded) }
      #expect(await updates.all.last?.finished == .applied)
      expectLast(times)
    }

    @Test(arguments: acts, 1...3)
    func listAppliedWhenTheUserDidSomethingIsShownAtOnce(act: String, times: Int) async {
      let updates = Updates(in: act, times, of: screen, delegate)
      updates.afterEach = {
        #expect(screen.table.numberOfRows(inSection: 0) == screen.adapter.source.sections.first?.count)
      }

      prompt()

      #expect(updates.all.count == times)
      for update in updates.all { #expect(await update.finished == .applied) }
      expectLast(times)
    }

    @Test(arguments: ["cell", "onDisplay"])
    func listAppliedWhileABatchRunsIsShownAfterIt(question: String) async {
      let updates = Updates(in: question, 2, of: screen, delegate, armed: false)
      screen.show(updates.source(Item.many(0..<40)))
      updates.isArmed = true

      let batch = screen.adapter.apply(
        updates.source(Item.many([70, 71, 3, 2, 1] + Array(5..<30)), section: "other")
      )

      #expect(updates.all.count == 2)
      #expect(await batch.finished == .applied)
      #expect(await updates.all.first?.finished == .superseded)
      #expect(await updates.all.last?.finished == .applied)
      expectLast(2)
    }

    @Test
    func listAppliedInACellThatIsShownAnewIsShownNext() async {
      var last: ListUpdate?
      unowned let adapter = screen.adapter
      func source(_ text: String) -> ListSource {
        ListSource {
          ListSection("items") {
            Rows([Item(1, text)], cell: ItemCell.self) { cell, item, _ in
              cell.configure(with: item)
              if item.text.count < 4 { last = adapter.apply(source(item.text + "!")) }
            }
          }
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

    @Test
    func cellThatAlwaysAppliesAnotherListIsReportedAndLetsOthersHaveATurn() async {
      var count = 1_000
      unowned let adapter = screen.adapter
      func source(_ number: Int) -> ListSource {
        ListSource {
          ListSection("items") {
            Rows([Item(1, "\(number)")], cell: ItemCell.self) { cell, item, _ in
              cell.configure(with: item)
              count += 1
              if count < 1_000 { adapter.apply(source(count)) }
            }
          }
        }
      }
      screen.show(source(-1))

      let (shown, reports) = Reports.collecting {
        count = 0
        screen.adapter.apply(source(-2))
        return count
      }
      while count < 1_000 { await Task.yield() }

      #expect(shown == 100)
      #expect(
        reports.map(\.message).filter { !$0.contains("no height") } == [
          """
          100 lists were shown in a row, because a cell or what is done when a row shows applies another list each time; \
          the next one waits for a later turn. Apply a list where something changed, not where a row shows.
          """
        ]
      )
    }

    @Test
    func adapterThatGoesWhileAListWaitsSupersedesIt() async {
      var update: ListUpdate?
      do {
        let screen = Screen()
        screen.show(
          ListSource {
            ListSection("items") {
              Rows(Item.many(1...3), cell: ItemCell.self)
                .onDisplay { [weak adapter = screen.adapter] _, _ in
                  update = adapter?.apply(ListSource(Item.many(4...5)))
                }
            }
          }
        )
      }

      #expect(await update?.finished == .superseded)
    }

    @Test
    func viewThatGoesWhileAListWaitsSupersedesIt() async {
      let table = UITableView(frame: .zero, style: .plain)
      var screen: Screen? = Screen(table)
      let adapter = screen?.adapter
      var update: ListUpdate?
      let source = ListSource {
        ListSection("items") {
          Rows(Item.many(1...3), cell: ItemCell.self)
            .onDisplay { [weak adapter] _, _ in update = adapter?.apply(ListSource(Item.many(4...5))) }
        }
      }
      screen?.show(source)
      let later = TableAdapter(table)
      screen = nil

      #expect(await update?.finished == .superseded)
      #expect(later.tableView === table)
    }

    @Test
    func screenThatClosesInASelectionTakesNoList() async {
      var screen: Screen? = Screen()
      var update: ListUpdate?
      let adapter = screen?.adapter
      screen?.show(
        ListSource {
          ListSection("items") {
            Rows(Item.many(1...3), cell: ItemCell.self).onSelect { _, _ in
              screen?.table.removeFromSuperview()
              screen = nil
              update = adapter?.apply(ListSource(Item.many(4...5)))
            }
          }
        }
      )

      screen?.tap(1)

      #expect(await update?.finished != nil)
      #expect(adapter?.tableView == nil)
    }

    @Test
    func tableViewThatLoadsAsABatchBeginsStillGetsTheEarlierList() {
      screen.show(ListSource(Item.many(1...5)))
      screen.table.dataSource = nil
      screen.table.dataSource = screen.adapter

      screen.show(ListSource(Item.many([5, 6])))

      #expect(screen.texts == ["item 5", "item 6"])
    }

    /// Does all that makes a table view call its delegate.
    private func prompt() {
      screen.layOut()
      screen.tap(1)
      screen.tap(0)
      screen.swipe(1)
      screen.table.drag(by: -700)
      screen.layOut()
      screen.table.drag(by: 5_000)
      screen.layOut()
    }

    private func expectLast(_ times: Int) {
      screen.scroll(to: 0)
      #expect(screen.texts == (0...times).map { "item \(100 * times + $0)" })
      #expect(screen.table.numberOfSections == 1)
      #expect(screen.table.numberOfRows(inSection: 0) == times + 1)
    }
  }

  /// Applies lists, once, where the app is called at a place.
  @MainActor
  private final class Updates {
    private(set) var all: [ListUpdate] = []
    var afterEach: () -> Void = {}
    var isArmed: Bool
    private let place: String
    private let times: Int
    private let adapter: TableAdapter

    init(
      in place: String,
      _ times: Int,
      of screen: Screen,
      _ delegate: DelegateDouble,
      armed: Bool = true
    ) {
      self.place = place
      self.times = times
      adapter = screen.adapter
      isArmed = armed
      adapter.scrollDelegate = delegate
      delegate.onCall = { [weak self] in self?.note($0) }
      adapter.onScroll = { [weak self] _ in self?.note("onScroll") }
      adapter.apply(source(Item.many(0..<40)))
    }

    func source(_ items: [Item], section: String = "items") -> ListSource {
      ListSource {
        ListSection(section) {
          // Of its own, because a row with something to do is deselected by code, of which no delegate is told.
          if place == "onSelect" {
            Rows(items, cell: ItemCell.self).onSelect { [weak self] _, _ in self?.note("onSelect") }
          } else {
            rows(items)
          }
        }
        ListSection("last") {}
      }
    }

    private func rows(_ items: [Item]) -> Rows<Item> {
      Rows(items, cell: ItemCell.self) { [weak self] cell, item, _ in
        self?.note("cell")
        cell.configure(with: item)
      }
      .onDisplay { [weak self] _, _ in self?.note("onDisplay") }
      .onDelete { [weak self] _, _ in self?.note("onDelete") }
      .onPrefetch { [weak self] _, _ in self?.note("onPrefetch") }
    }

    private func note(_ name: String) {
      guard name == place, isArmed else { return }
      isArmed = false
      for number in 1...times {
        let ids = (0...number).map { 100 * number + $0 }
        all.append(adapter.apply(ListSource(Item.many(ids))))
        afterEach()
      }
    }
  }
#endif
