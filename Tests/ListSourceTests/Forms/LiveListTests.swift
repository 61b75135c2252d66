import Foundation
import KitSupport
import ListSource
import PlatformUIKit
import Testing

@MainActor
@Suite
struct LiveListTests {
  private let screen = Screen()

  @Test
  func callsClosuresAtEachCount() {
    var items = ["a", "b"]
    configure { list in
      list.numberOfSections { 1 }
        .numberOfRows { _ in items.count }
        .configureCell(ItemCell.self) { cell, indexPath in cell.textLabel?.text = items[indexPath.row] }
    }
    let first = screen.table.visibleCells.map(\.shownText)

    items = ["c"]
    screen.table.reloadData()
    screen.layOut()

    #expect(first == ["a", "b"])
    #expect(screen.table.visibleCells.map(\.shownText) == ["c"])
  }

  @Test
  func eachCallReturnsTheList() {
    screen.table.configureList { list in
      let answers = [
        list.numberOfSections { 1 }, list.numberOfRows { _ in 0 },
        list.configureCell(UITableViewCell.self) { _, _ in }, list.titleForHeader { _ in nil },
        list.heightForRow { _ in .automatic }, list.didSelectRow { _ in }, list.didDeleteRow { _ in },
        list.didScroll { _ in },
      ]
      #expect(answers.allSatisfy { $0 === list })
    }
  }

  @Test
  func returnsSectionsHeadersAndHeights() {
    screen.table.sectionHeaderTopPadding = 0
    configure { list in
      list.numberOfSections { 2 }
        .numberOfRows { section in section + 1 }
        .titleForHeader { section in section == 0 ? "First" : nil }
        .heightForRow { indexPath in indexPath.section == 0 ? .fixed(70) : .automatic }
        .configureCell(UITableViewCell.self) { cell, indexPath in cell.textLabel?.text = "\(indexPath)" }
    }

    #expect(screen.table.visibleCells.count == 3)
    #expect(screen.table.headerText(0) == "First")
    #expect(screen.table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 70)
    #expect(screen.table.rectForRow(at: IndexPath(row: 0, section: 1)).height == 44)
  }

  @Test
  func registersCellsUnderCustomIdentifier() {
    configure { list in
      list.numberOfRows { _ in 1 }.configureCell(ItemCell.self, identifier: "mine") { _, _ in }
    }

    #expect(screen.table.visibleCells.first?.reuseIdentifier == "mine")
    #expect(screen.table.visibleCells.first is ItemCell)
  }

  @Test(arguments: [true, false])
  func deselectsRowAfterSelectionHandlerIfThereIsOne(isThere: Bool) {
    var selected: [IndexPath] = []
    configure { list in
      list.numberOfRows { _ in 3 }.configureCell(UITableViewCell.self) { _, _ in }
      if isThere { list.didSelectRow { selected.append($0) } }
    }
    screen.table.selectRow(at: [0, 1], animated: false, scrollPosition: .none)

    screen.table.listAdapter?.tableView(screen.table, didSelectRowAt: [0, 1])

    #expect(selected == (isThere ? [[0, 1]] : []))
    #expect(screen.table.indexPathForSelectedRow == (isThere ? nil : [0, 1]))
  }

  @Test
  func deselectsRowThatMovesInSelectionHandler() {
    var items = ["a", "b"]
    configure { list in
      list.numberOfRows { _ in items.count }
        .configureCell(ItemCell.self) { cell, indexPath in cell.textLabel?.text = items[indexPath.row] }
        .didSelectRow { [weak table = screen.table] _ in
          items.insert("new", at: 0)
          table?.insertRows(at: [[0, 0]], with: .automatic)
        }
    }
    screen.table.selectRow(at: [0, 1], animated: false, scrollPosition: .none)

    screen.table.listAdapter?.tableView(screen.table, didSelectRowAt: [0, 1])
    screen.layOut()

    #expect(screen.table.indexPathForSelectedRow == nil)
    #expect(screen.table.visibleCells.map(\.shownText) == ["new", "a", "b"])
  }

  @Test
  func reloadAsksForHeightsAgain() {
    var points = 50.0
    configure { list in
      list.numberOfRows { _ in 2 }
        .heightForRow { $0.row == 0 ? .fixed(points) : .automatic }
        .configureCell(ItemCell.self) { cell, indexPath in cell.textLabel?.text = "\(Int(points) + 10)" }
    }
    let before = [0, 1].map { screen.table.rectForRow(at: [0, $0]).height }

    points = 80
    screen.table.reloadData()
    screen.layOut()

    #expect(before == [50, 60])
    #expect([0, 1].map { screen.table.rectForRow(at: [0, $0]).height } == [80, 90])
  }

  @Test
  func doesNotCallReplacedHeightClosure() {
    var heights = [50.0, 60]
    configure { list in
      list.numberOfRows { _ in 2 }
        .configureCell(UITableViewCell.self) { _, _ in }
        .heightForRow { .fixed(heights[$0.row]) }
    }

    heights = []
    configure { list in
      list.numberOfRows { _ in 2 }.configureCell(UITableViewCell.self) { _, _ in }
    }

    #expect(screen.table.visibleCells.count == 2)
  }

  @Test
  func callsDeletionAndScrollHandlers() {
    var log: [String] = []
    configure { list in
      list.numberOfRows { _ in 30 }
        .configureCell(UITableViewCell.self) { _, _ in }
        .didDeleteRow { log.append("delete \($0.row)") }
        .didScroll { log.append("scroll \($0.contentOffset.y)") }
    }

    screen.table.listAdapter?.tableView(screen.table, commit: .delete, forRowAt: [0, 2])
    screen.table.contentOffset.y = 7

    #expect(log == ["delete 2", "scroll 7.0"])
    #expect(screen.table.listAdapter?.tableView(screen.table, canEditRowAt: [0, 0]) == true)
  }

  @Test
  func tableViewOwnsListAndReleasesIt() {
    weak var table: UITableView?
    weak var list: LiveList?
    weak var captured: NSObject?

    do {
      let object = NSObject()
      let view = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
      let window = UIWindow(frame: view.frame)
      window.addSubview(view)
      list = view.configureList { list in
        list.numberOfRows { _ in 3 }
          .configureCell(UITableViewCell.self) { _, _ in _ = object }
          .didSelectRow { _ in _ = object }
      }
      window.layoutIfNeeded()
      (table, captured) = (view, object)
      #expect(list != nil)
      #expect(view.visibleCells.count == 3)
    }

    #expect(table == nil)
    #expect(list == nil)
    #expect(captured == nil)
  }

  @Test
  func laterClosuresReplaceEarlierOnes() {
    let (_, reports) = Reports.collecting {
      for text in ["first", "second"] {
        screen.table.configureList { list in
          list.numberOfRows { _ in 1 }
            .configureCell(UITableViewCell.self) { cell, _ in cell.textLabel?.text = text }
        }
        screen.layOut()
      }
    }

    #expect(screen.table.visibleCells.map(\.shownText) == ["second"])
    #expect(reports.isEmpty)
  }

  private func configure(_ declare: @MainActor (LiveList) -> Void) {
    screen.table.configureList(declare)
    screen.layOut()
  }
}
