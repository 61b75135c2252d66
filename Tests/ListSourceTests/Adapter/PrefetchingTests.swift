import Foundation
import KitSupport
import ListSource
import PlatformUIKit
import TestSupport
import Testing

/// Each prefetch that begins ends once: the row is displayed, or the prefetch is cancelled.
@MainActor
@Suite
struct PrefetchingTests {
  private let ledger = Ledger()

  private func section(_ id: String, _ ids: some Sequence<Int>, _ text: String? = nil) -> ListSection {
    ListSection(id) { ledger.watch(Rows(ids.map { Item($0, text) }, cell: ItemCell.self)) }
      .collapsible(emits: "toggled")
  }

  private func list(_ ids: some Sequence<Int>, _ text: String? = nil) -> ListSource {
    ListSource { section("items", ids, text) }
  }

  /// A screen whose list view has begun to prefetch rows below the visible ones.
  private func scrolled(_ kind: ListKind) -> (screen: Screen, begun: Set<Int>) {
    let screen = Screen(kind, showing: list(0..<100))
    screen.scroll(to: 440)
    #expect(ledger.inProgress.isSuperset(of: 21...28))
    return (screen, ledger.inProgress)
  }

  @Test(arguments: ListKind.inRows)
  func displayedRowEndsItsPrefetch(kind: ListKind) {
    let (screen, begun) = scrolled(kind)

    screen.scroll(to: 660)

    #expect(ledger.displayed.isSuperset(of: 21...24))
    #expect(ledger.cancelled.isDisjoint(with: begun))
  }

  @Test(arguments: ListKind.inRows)
  func rowThatLeavesListCancels(kind: ListKind) {
    let (screen, begun) = scrolled(kind)

    screen.show(list(0..<24))

    #expect(ledger.cancelled == begun.filter { $0 >= 24 })
    #expect(ledger.inProgress == begun.filter { $0 < 24 })
  }

  enum End: CaseIterable, Sendable {
    case collapsing, reload, listOutsideWindow, otherAdapter
  }

  @Test(arguments: ListKind.inRows, End.allCases)
  func endOfAllRowsCancels(kind: ListKind, end: End) {
    let (screen, begun) = scrolled(kind)

    switch end {
    case .collapsing: screen.adapter.setCollapsed(true, section: "items")
    case .reload: screen.adapter.reload()
    case .listOutsideWindow:
      screen.leaveWindow()
      screen.apply(list(0..<101))
    case .otherAdapter: _ = Reports.collecting { screen.view.makeAdapter() }
    }

    #expect(ledger.cancelled == begun)
    if end == .collapsing { #expect(ledger.inProgress.isEmpty) }
  }

  @Test(arguments: ListKind.inRows)
  func deallocatedListViewCancels(kind: ListKind) async {
    let begun = scrolled(kind).begun

    for _ in 0..<1_000 where !ledger.inProgress.isEmpty { await Task.yield() }

    #expect(ledger.cancelled == begun)
  }

  @Test(arguments: ListKind.inRows)
  func rowThatMovesKeepsItsPrefetch(kind: ListKind) {
    let (screen, begun) = scrolled(kind)

    screen.show(
      ListSource {
        section("items", 0..<21)
        section("later", 21..<100)
      }
    )
    let afterMove = ledger.inProgress
    screen.scroll(to: 0)

    #expect(afterMove == begun)
    #expect(ledger.cancelled == begun)
  }

  /// The index paths of a call may be those of the new list, or still those of the earlier one.
  @Test(arguments: ListKind.inRows, [0, 1])
  func cancelsById(kind: ListKind, shift: Int) {
    let (screen, begun) = scrolled(kind)
    screen.show(list([200] + Array(0..<100)))
    #expect(ledger.inProgress == begun)

    screen.cancelPrefetching(begun.sorted().map { [0, $0 + shift] })

    #expect(ledger.cancelled == begun)
  }

  @Test(arguments: ListKind.inRows)
  func changedRowIsCancelledWithModelAndIndexOfItsPrefetch(kind: ListKind) {
    let (screen, begun) = scrolled(kind)

    screen.show(list([200] + Array(0..<100), "changed"))
    screen.scroll(to: 0)

    #expect(ledger.cancelled == begun)
    #expect(ledger.ends == Set(begun.map { "item \($0) at \($0)" }))
  }

  /// Another row at the position of a row without an id is another row.
  @Test(arguments: ListKind.inRows)
  func replacedRowWithoutIdCancels(kind: ListKind) {
    let screen = Screen(kind)
    let list = { (ids: Range<Int>) in
      ListSource { ListSection("items") { ledger.watch(Rows(ids.map { Word(id: $0) }, text: \.text)) } }
    }
    _ = Reports.collecting {
      screen.show(list(0..<100))
      screen.scroll(to: 440)
      let begun = ledger.inProgress

      screen.show(list(100..<200))

      #expect(!begun.isEmpty)
      #expect(ledger.cancelled == begun)
    }
  }

  @Test(arguments: ListKind.inRows)
  func eachPrefetchOfRandomListsEndsOnce(kind: ListKind) {
    for random in RandomCase.all(20, "LIST_CASES") {
      var generator = random.generator
      let (ledger, screen) = (Ledger(), Screen(kind))
      for _ in 0..<12 {
        var ids = Array(0..<120).filter { _ in .random(in: 0..<8, using: &generator) > 0 }
        if Bool.random(using: &generator) { ids.shuffle(using: &generator) }
        let parts = [ids.prefix(ids.count / 2), ids.suffix(ids.count - ids.count / 2)]
        let isChanged = Bool.random(using: &generator)
        switch Int.random(in: 0..<8, using: &generator) {
        case 0: screen.adapter.reload()
        case 1: screen.adapter.setCollapsed(.random(using: &generator), section: 0)
        case 2: screen.leaveWindow()
        default: break
        }
        screen.show(
          ListSource(
            sections: parts.enumerated().map { index, ids in
              let items = ids.map { Item($0, isChanged ? "new" : nil) }
              return ListSection(index) { ledger.watch(Rows(items, cell: ItemCell.self)) }
                .collapsible(emits: "toggled")
            }
          )
        )
        if screen.listView.window == nil { screen.returnToWindow() }
        for _ in 0..<3 { screen.scroll(to: .random(in: 0...3_000, using: &generator)) }
      }
      _ = Reports.collecting { screen.view.makeAdapter() }

      #expect(ledger.inProgress.isEmpty && ledger.mistakes.isEmpty, "\(random)")
    }
  }
}

/// What began and ended.
@MainActor
private final class Ledger {
  private(set) var inProgress: Set<Int> = []
  private(set) var displayed: Set<Int> = []
  private(set) var cancelled: Set<Int> = []

  /// The models and indexes of the cancellations.
  private(set) var ends: Set<String> = []

  /// Prefetches that began or ended twice.
  private(set) var mistakes: [String] = []

  func watch<Model: Numbered>(_ rows: Rows<Model>) -> Rows<Model> {
    rows
      .height(.fixed(44))
      .onDisplay { [self] model, _ in
        if inProgress.remove(model.number) != nil { displayed.insert(model.number) }
      }
      .onPrefetch { [self] model, _ in
        if !inProgress.insert(model.number).inserted { mistakes.append("\(model.number) began again") }
      } cancel: { [self] model, index in
        if inProgress.remove(model.number) == nil { mistakes.append("\(model.number) was not in progress") }
        cancelled.insert(model.number)
        ends.insert("\(model.text) at \(index)")
      }
  }
}

private protocol Numbered {
  var number: Int { get }
  var text: String { get }
}

extension Item: Numbered {
  fileprivate var number: Int { id }
}

/// A model without an id.
private struct Word: Numbered {
  let number: Int
  var text: String { "word \(number)" }

  init(id: Int) {
    number = id
  }
}

extension Screen {
  fileprivate func cancelPrefetching(_ rows: [IndexPath]) {
    ask {
      $0.tableView($1, cancelPrefetchingForRowsAt: rows)
    } collection: {
      $0.collectionView($1, cancelPrefetchingForItemsAt: rows)
    }
  }
}
