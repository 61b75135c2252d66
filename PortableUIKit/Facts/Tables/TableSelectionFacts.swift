import Foundation
import Testing

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

@MainActor
@Suite
struct TableSelectionFacts {
  private let log = CallLog()
  private let source = RowsSource(rows: 100)

  /// `developer.apple.com/documentation/uikit/uitableview/selectrow(at:animated:scrollposition:)`
  @Test func selectingARowByCodeDoesNotCallTheDelegate() {
    let table = UITableView.showing(source)
    let delegate = SelectionDelegate(log: log)
    table.delegate = delegate
    table.layoutIfNeeded()

    table.selectRow(at: row(2), animated: false, scrollPosition: .none)

    #expect(table.indexPathForSelectedRow == row(2))
    #expect(table.cellForRow(at: row(2))?.isSelected == true)
    #expect(log.calls.isEmpty)
  }

  /// `developer.apple.com/documentation/uikit/uitableview/allowsmultipleselection`
  @Test func anotherSelectionReplacesTheFirst() {
    let table = UITableView.showing(source)
    table.layoutIfNeeded()
    table.selectRow(at: row(2), animated: false, scrollPosition: .none)

    table.selectRow(at: row(3), animated: false, scrollPosition: .none)

    #expect(table.indexPathsForSelectedRows == [row(3)])
    #expect(table.cellForRow(at: row(2))?.isSelected == false)
  }

  /// `developer.apple.com/documentation/uikit/uitableview/allowsmultipleselection`
  @Test func severalRowsAreSelectedIfThatIsAllowed() {
    let table = UITableView.showing(source)
    table.allowsMultipleSelection = true
    table.layoutIfNeeded()

    table.selectRow(at: row(2), animated: false, scrollPosition: .none)
    table.selectRow(at: row(5), animated: false, scrollPosition: .none)

    #expect(Set(table.indexPathsForSelectedRows ?? []) == [row(2), row(5)])
    table.deselectRow(at: row(2), animated: false)
    #expect(table.indexPathsForSelectedRows == [row(5)])
    table.deselectRow(at: row(5), animated: false)
    #expect(table.indexPathsForSelectedRows == nil)
    #expect(table.indexPathForSelectedRow == nil)
  }

  /// `developer.apple.com/documentation/uikit/uitableview/selectrow(at:animated:scrollposition:)`
  @Test func noScrollPositionMeansNoScrolling() {
    let table = UITableView.showing(source)
    table.layoutIfNeeded()

    table.selectRow(at: row(60), animated: false, scrollPosition: .none)
    let offset = table.contentOffset.y
    table.selectRow(at: row(60), animated: false, scrollPosition: .top)
    table.layoutIfNeeded()

    #expect(offset == 0)
    #expect(table.contentOffset.y == 3000)
    #expect(table.cellForRow(at: row(60))?.isSelected == true)
  }

  /// `developer.apple.com/documentation/uikit/uitableview/indexpathforselectedrow`
  @Test func aSelectionOutlivesItsCell() {
    let table = UITableView.showing(source)
    table.layoutIfNeeded()
    table.selectRow(at: row(1), animated: false, scrollPosition: .none)

    table.contentOffset.y = 2000
    table.layoutIfNeeded()
    let others = table.visibleCells.filter(\.isSelected)
    table.contentOffset.y = 0
    table.layoutIfNeeded()

    #expect(others.isEmpty)
    #expect(table.indexPathForSelectedRow == row(1))
    #expect(table.visibleCells.filter(\.isSelected) == [table.cellForRow(at: row(1))])
  }

  /// *Assumed*: no page says so.
  @Test func aReloadForgetsTheSelection() {
    let table = UITableView.showing(source)
    table.layoutIfNeeded()
    table.selectRow(at: row(1), animated: false, scrollPosition: .none)

    table.reloadData()
    table.layoutIfNeeded()

    #expect(table.indexPathForSelectedRow == nil)
    #expect(table.visibleCells.allSatisfy { !$0.isSelected })
  }

  /// *Assumed*: no page says so.
  @Test func aSelectionFollowsItsRow() {
    let table = UITableView.showing(source)
    table.layoutIfNeeded()
    table.selectRow(at: row(2), animated: false, scrollPosition: .none)

    source.sections[0].insert("new", at: 0)
    table.insertRows(at: [row(0)], with: .none)
    table.layoutIfNeeded()

    #expect(table.indexPathForSelectedRow == row(3))
    #expect(table.cellForRow(at: row(3))?.isSelected == true)
    source.sections[0].remove(at: 3)
    table.deleteRows(at: [row(3)], with: .none)
    #expect(table.indexPathForSelectedRow == nil)
  }

  /// *Assumed*: no page says so.
  @Test func aReloadedRowIsDeselected() {
    let table = UITableView.showing(source)
    table.layoutIfNeeded()
    table.selectRow(at: row(2), animated: false, scrollPosition: .none)

    table.reloadRows(at: [row(2)], with: .none)
    table.layoutIfNeeded()

    #expect(table.indexPathForSelectedRow == nil)
    #expect(table.visibleCells.allSatisfy { !$0.isSelected })
  }

  /// `developer.apple.com/documentation/uikit/uitableviewcell/setselected(_:animated:)`
  @Test func settingAStateOfACellCallsItsMethod() {
    let cell = StateLoggingCell(style: .default, reuseIdentifier: nil)

    cell.isSelected = true
    cell.isHighlighted = true

    #expect(cell.states == ["selected true", "highlighted true"])
    #expect(cell.isSelected)
    #expect(cell.isHighlighted)
  }

  private func row(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }
}

private final class StateLoggingCell: UITableViewCell {
  private(set) var states: [String] = []

  override func setSelected(_ selected: Bool, animated: Bool) {
    super.setSelected(selected, animated: animated)
    states.append("selected \(selected)")
  }

  override func setHighlighted(_ highlighted: Bool, animated: Bool) {
    super.setHighlighted(highlighted, animated: animated)
    states.append("highlighted \(highlighted)")
  }
}
