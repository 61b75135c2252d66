import Foundation
import ListSource
import PlatformUIKit
import Testing

/// The view that shows while there are no rows.
@MainActor
@Suite
struct EmptyStateTests {

  @Test(arguments: ListKind.allCases)
  func showsViewWithoutRows(kind: ListKind) {
    let screen = Screen(kind)
    var made: [UIView] = []
    screen.adapter.emptyView = {
      made.append(UILabel())
      return made[made.count - 1]
    }
    #expect(made.isEmpty)

    screen.show(ListSource([Item]()))
    #expect(made.count == 1)
    #expect(made.last?.superview === screen.listView)
    #expect(made.last?.frame == screen.listView.bounds)

    screen.show(ListSource([Item(1)]))
    #expect(made.last?.superview == nil)

    screen.show(ListSource())
    screen.show(ListSource())
    #expect(made.count == 2)
    #expect(made.last?.superview === screen.listView)
  }

  @Test(arguments: ListKind.allCases, [true, false])
  func backgroundOfAppShowsOnceThereAreRows(kind: ListKind, isEarlier: Bool) {
    let screen = Screen(kind)
    let background = UIView()
    if isEarlier { screen.view.backgroundView = background }
    screen.show(ListSource())
    screen.adapter.emptyView = { UILabel() }
    #expect(background.superview == nil)
    if !isEarlier { screen.view.backgroundView = background }

    screen.show(ListSource([Item(1)]))

    #expect(screen.view.backgroundView === background)
  }

  @Test(arguments: ListKind.allCases)
  func newEmptyViewReplacesShownOne(kind: ListKind) {
    let screen = Screen(kind)
    let (first, second) = (UILabel(), UILabel())
    screen.adapter.emptyView = { first }
    screen.show(ListSource())
    screen.adapter.emptyView = { second }
    #expect(screen.view.backgroundView === second)
    #expect(first.superview == nil)
  }

  @Test(arguments: ListKind.allCases, [true, false])
  func closureCanApplyList(kind: ListKind, isEmptyBefore: Bool) {
    let screen = Screen(kind, showing: isEmptyBefore ? ListSource() : ListSource([Item(1)]))
    screen.adapter.emptyView = { [weak adapter = screen.adapter] in
      if !isEmptyBefore { adapter?.emptyView = nil }
      adapter?.apply(ListSource([Item(2)]))
      return UILabel()
    }
    if !isEmptyBefore { screen.show(ListSource()) }
    screen.layOut()
    #expect(screen.texts == ["item 2"])
    #expect(screen.view.backgroundView == nil)
  }

  @Test
  func followsLiveList() async {
    let screen = Screen()
    var count = 1
    screen.table.configureList { list in
      list.numberOfRows { _ in count }.configureCell(UITableViewCell.self) { _, _ in }
    }
    screen.adapter.emptyView = { UILabel() }
    screen.layOut()
    #expect(screen.view.backgroundView == nil)

    count = 0
    screen.view.reloadData()
    for _ in 0..<10 { await Task.yield() }
    #expect(screen.view.backgroundView != nil)

    count = 1
    screen.view.reloadData()
    for _ in 0..<10 { await Task.yield() }
    #expect(screen.view.backgroundView == nil)
  }

  @Test(arguments: ListKind.allCases)
  func showsNothingWithoutView(kind: ListKind) {
    let screen = Screen(kind)
    screen.adapter.emptyView = { UILabel() }
    screen.show(ListSource())
    #expect(screen.view.backgroundView != nil)

    screen.adapter.emptyView = nil

    #expect(screen.view.backgroundView == nil)
  }
}
