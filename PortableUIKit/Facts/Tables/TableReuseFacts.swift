import Foundation
import Testing

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

@MainActor
@Suite
struct TableReuseFacts {
  /// `developer.apple.com/documentation/uikit/uitableview/dequeuereusablecell(withidentifier:)`
  @Test func cellsThatLeaveTheViewAreReused() {
    let source = RowsSource(rows: 1000)
    let table = UITableView.showing(source)
    var cells: Set<UITableViewCell> = []

    for offset in stride(from: 0, through: 20_000, by: 250) {
      table.contentOffset.y = CGFloat(offset)
      table.layoutIfNeeded()
      cells.formUnion(table.visibleCells)
    }

    #expect(table.visibleTexts.first == "row 400")
    #expect(cells.count < 100)
  }

  /// `developer.apple.com/documentation/uikit/uitableviewcell/prepareforreuse()`
  @Test func aCellIsPreparedOnlyForReuse() {
    let source = RowsSource(rows: 1000)
    let table = UITableView.showing(source)
    table.layoutIfNeeded()
    let first = table.visibleCells.compactMap { $0 as? TextCell }.map(\.preparations)

    table.contentOffset.y = 10_000
    table.layoutIfNeeded()

    #expect(first == Array(repeating: 0, count: 10))
    let preparations = table.visibleCells.compactMap { $0 as? TextCell }.map(\.preparations)
    #expect(preparations.contains(1))
    #expect(preparations.allSatisfy { $0 <= 1 })
  }

  /// `developer.apple.com/documentation/uikit/uitableview/register(_:forcellreuseidentifier:)-75flt`
  @Test func aCellOfTheRegisteredClassIsMade() {
    let table = UITableView(frame: .zero, style: .plain)
    table.register(TextCell.self, forCellReuseIdentifier: "text")

    let cell = table.dequeueReusableCell(withIdentifier: "text")

    #expect(cell is TextCell)
    #expect(cell?.reuseIdentifier == "text")
    #expect(cell?.superview == nil)
  }

  /// `developer.apple.com/documentation/uikit/uitableview/dequeuereusablecell(withidentifier:)`
  @Test func withoutARegisteredClassThereIsNoCell() {
    let table = UITableView(frame: .zero, style: .plain)
    table.register(TextCell.self, forCellReuseIdentifier: "text")

    table.register(nil as AnyClass?, forCellReuseIdentifier: "text")

    #expect(table.dequeueReusableCell(withIdentifier: "text") == nil)
    #expect(table.dequeueReusableCell(withIdentifier: "other") == nil)
    #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "other") == nil)
  }

  /// `developer.apple.com/documentation/uikit/uitableviewcell/init(style:reuseidentifier:)`
  @Test func aCellHasTheLabelsOfItsStyle() {
    let plain = UITableViewCell(style: .default, reuseIdentifier: nil)
    let subtitled = UITableViewCell(style: .subtitle, reuseIdentifier: "subtitled")

    plain.textLabel?.text = "title"
    subtitled.detailTextLabel?.text = "detail"

    #expect(plain.textLabel?.text == "title")
    #expect(plain.detailTextLabel == nil)
    #expect(plain.reuseIdentifier == nil)
    #expect(subtitled.detailTextLabel?.isDescendant(of: subtitled.contentView) == true)
    #expect(subtitled.reuseIdentifier == "subtitled")
  }

  /// `developer.apple.com/documentation/uikit/uitableviewcell/accessoryview`
  @Test func theAccessoryNarrowsTheContent() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 50)
    let accessory = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))

    cell.accessoryView = accessory
    cell.layoutIfNeeded()

    let place = accessory.convert(accessory.bounds, to: cell)
    #expect(accessory.isDescendant(of: cell))
    #expect(cell.contentView.frame.maxX <= place.minX)
    #expect(place.maxX <= 320)
    #expect(abs(place.midY - 25) < 2)
  }

  /// `developer.apple.com/documentation/uikit/uitableviewcell/accessorytype-swift.property`
  @Test func anAccessoryOfATypeNarrowsTheContent() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 50)

    cell.accessoryType = .disclosureIndicator
    cell.layoutIfNeeded()

    #expect((160..<320).contains(cell.contentView.frame.width))
  }

  /// `developer.apple.com/documentation/uikit/uitableview/dequeuereusablecell(withidentifier:for:)`
  @Test func aCellForARowIsAsLargeAsTheRow() {
    let source = RowsSource(rows: 100)
    let table = UITableView.showing(source)
    var sizes: [CGSize] = []
    source.onCell = { [weak source] _ in sizes.append(source?.lastCell?.frame.size ?? .zero) }

    table.layoutIfNeeded()

    #expect(!sizes.isEmpty && sizes.allSatisfy { $0 == CGSize(width: 320, height: 50) })
  }

  /// `developer.apple.com/documentation/uikit/uitableview/reconfigurerows(at:)`
  @Test func aReconfiguredRowKeepsItsCell() throws {
    let source = RowsSource(rows: 100)
    let table = UITableView.showing(source)
    table.layoutIfNeeded()
    let row = IndexPath(row: 2, section: 0)
    let cell = try #require(table.cellForRow(at: row) as? TextCell)

    source.sections[0][2] = "changed"
    source.askedRows = []
    table.reconfigureRows(at: [row, IndexPath(row: 70, section: 0)])
    table.layoutIfNeeded()

    #expect(table.cellForRow(at: row) === cell)
    #expect(cell.shown == "changed")
    #expect(cell.preparations == 0)
    #expect(source.askedRows == [row])
  }

  /// `developer.apple.com/documentation/uikit/uitableview/reloadrows(at:with:)`
  @Test func aReloadedRowHasANewCell() throws {
    let source = RowsSource(rows: 100)
    let table = UITableView.showing(source)
    table.layoutIfNeeded()
    let row = IndexPath(row: 2, section: 0)
    let cell = try #require(table.cellForRow(at: row))

    source.sections[0][2] = "changed"
    source.askedRows = []
    table.reloadRows(at: [row], with: .none)
    table.layoutIfNeeded()

    #expect(table.visibleTexts[2] == "changed")
    #expect(source.askedRows == [row])
    #expect(table.cellForRow(at: row) !== cell)
  }

  /// *Assumed*: no page says so.
  @Test func aRowInsertedWhereOneIsDeletedHasANewCell() throws {
    let source = RowsSource(rows: 100)
    let table = UITableView.showing(source)
    table.layoutIfNeeded()
    let row = IndexPath(row: 2, section: 0)
    let cell = try #require(table.cellForRow(at: row))

    table.performBatchUpdates {
      source.sections[0][2] = "new"
      table.deleteRows(at: [row], with: .none)
      table.insertRows(at: [row], with: .none)
    }
    table.layoutIfNeeded()

    #expect(table.visibleTexts[2] == "new")
    #expect(table.cellForRow(at: row) !== cell)
  }

  /// `developer.apple.com/documentation/uikit/uitableview/reloadsections(_:with:)`
  @Test func aHeaderThatIsReturnedAgainStaysInTheTable() {
    let source = RowsSource([["a"]])
    let delegate = OneHeaderDelegate()
    let table = UITableView.showing(source)
    table.delegate = delegate
    table.layoutIfNeeded()

    table.reloadSections([0], with: .none)
    table.layoutIfNeeded()

    #expect(delegate.header.isDescendant(of: table))
    #expect(table.headerView(forSection: 0) === delegate.header)
  }
}

private final class OneHeaderDelegate: NSObject, UITableViewDelegate {
  let header = UITableViewHeaderFooterView(reuseIdentifier: "header")

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 30 }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { header }
}
