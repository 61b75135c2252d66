import Foundation
import ListSource
import Testing

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

/// What shows while there is no row.
@MainActor
@Suite
struct EmptyStateTests {
  private let screen = Screen()

  @Test
  func viewShowsWhileThereIsNoRow() {
    var made: [UIView] = []
    screen.adapter.emptyView = {
      made.append(UILabel())
      return made[made.count - 1]
    }
    #expect(made.isEmpty)

    screen.show(ListSource { ListSection("items") { Rows([Item](), cell: ItemCell.self) } })
    #expect(made.count == 1)
    #expect(made.last?.superview === screen.table)
    #expect(made.last?.frame == screen.table.bounds)

    screen.show(ListSource([Item(1)]))
    #expect(made.last?.superview == nil)

    screen.show(ListSource())
    screen.show(ListSource())
    #expect(made.count == 2)
    #expect(made.last?.superview === screen.table)
  }

  @Test
  func backgroundOfTheAppComesBack() {
    let background = UIView()
    screen.table.backgroundView = background
    screen.show(ListSource())
    screen.adapter.emptyView = { UILabel() }
    #expect(background.superview == nil)

    screen.show(ListSource([Item(1)]))
    #expect(screen.table.backgroundView === background)
  }

  @Test
  func viewThatTheAppPutThereMeanwhileStays() {
    screen.adapter.emptyView = { UILabel() }
    screen.show(ListSource())
    let background = UIView()
    screen.table.backgroundView = background

    screen.show(ListSource([Item(1)]))

    #expect(screen.table.backgroundView === background)
  }

  @Test
  func anotherViewTakesThePlaceOfTheOneThatShows() {
    let (first, second) = (UILabel(), UILabel())
    screen.adapter.emptyView = { first }
    screen.show(ListSource())
    screen.adapter.emptyView = { second }
    #expect(screen.table.backgroundView === second)
    #expect(first.superview == nil)
  }

  @Test
  func whatMakesTheViewMayChangeWhatShows() {
    let adapter = screen.adapter
    screen.show(ListSource([Item(1)]))
    adapter.emptyView = { [weak adapter] in
      adapter?.emptyView = nil
      adapter?.apply(ListSource([Item(2)]))
      return UILabel()
    }
    screen.show(ListSource())
    screen.layOut()
    #expect(screen.texts == ["item 2"])
    #expect(screen.table.backgroundView == nil)
  }

  @Test
  func viewOfAListThatIsEmptyNoMoreIsNotShown() {
    screen.show(ListSource())

    screen.adapter.emptyView = { [weak adapter = screen.adapter] in
      adapter?.apply(ListSource([Item(1)]))
      return UILabel()
    }
    screen.layOut()

    #expect(screen.table.backgroundView == nil)
    #expect(screen.texts == ["item 1"])
  }

  @Test
  func viewFollowsALiveListToo() async {
    var count = 1
    screen.table.configureList { list in
      list.numberOfRows { _ in count }.configureCell(UITableViewCell.self) { _, _ in }
    }
    screen.adapter.emptyView = { UILabel() }
    screen.layOut()
    #expect(screen.table.backgroundView == nil)

    count = 0
    screen.table.reloadData()
    for _ in 0..<10 { await Task.yield() }
    #expect(screen.table.backgroundView != nil)

    count = 1
    screen.table.reloadData()
    for _ in 0..<10 { await Task.yield() }
    #expect(screen.table.backgroundView == nil)
  }

  @Test
  func withoutAViewNothingShows() {
    screen.adapter.emptyView = { UILabel() }
    screen.show(ListSource())
    #expect(screen.table.backgroundView != nil)

    screen.adapter.emptyView = nil

    #expect(screen.table.backgroundView == nil)
  }
}
