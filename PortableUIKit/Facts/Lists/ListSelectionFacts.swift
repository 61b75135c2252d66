import Foundation
import Testing

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

@MainActor
@Suite
struct ListSelectionFacts {
  private let source = ItemsSource(items: 100)

  /// `developer.apple.com/documentation/uikit/uitableview/selectrow(at:animated:scrollposition:)` and
  /// `developer.apple.com/documentation/uikit/uicollectionview/selectitem(at:animated:scrollposition:)`
  @Test(arguments: ListKind.allCases)
  func selectingARowByCodeDoesNotCallTheDelegate(kind: ListKind) {
    let (list, log) = (kind.showing(source).laidOut(), CallLog())
    let delegate = SelectionDelegate(log: log)
    list.use(delegate: delegate)

    list.select(row: [0, 2])

    #expect(list.selectedRows == [[0, 2]])
    #expect(list.cell(at: [0, 2])?.isSelected == true)
    #expect(log.calls.isEmpty)
  }

  /// `developer.apple.com/documentation/uikit/uitableview/allowsmultipleselection`,
  /// `developer.apple.com/documentation/uikit/uicollectionview/allowsmultipleselection` and
  /// `developer.apple.com/documentation/uikit/uicollectionview/selectitem(at:animated:scrollposition:)`: `nil`
  /// deselects everything. That this holds for tables is *assumed*.
  @Test(arguments: ListKind.allCases, [IndexPath(indexes: [0, 3]), nil])
  func anotherSelectionOrNoneReplacesTheFirst(kind: ListKind, other: IndexPath?) {
    let list = kind.showing(source).laidOut()
    list.select(row: [0, 2])

    list.select(row: other)

    #expect(list.selectedRows == [other].compactMap { $0 })
    #expect(list.shownCells.filter(\.isSelected).map(\.shown) == (other == nil ? [] : ["item 3"]))
  }

  /// `developer.apple.com/documentation/uikit/uitableview/allowsmultipleselection`,
  /// `developer.apple.com/documentation/uikit/uicollectionview/allowsmultipleselection` and
  /// `developer.apple.com/documentation/uikit/uicollectionview/deselectitem(at:animated:)`
  @Test(arguments: ListKind.allCases)
  func severalRowsAreSelectedIfThatIsAllowed(kind: ListKind) {
    let list = kind.showing(source).laidOut()
    list.allowsMultipleSelection = true

    list.select(row: [0, 2])
    list.select(row: [0, 5])

    #expect(list.selectedRows == [[0, 2], [0, 5]])
    list.deselect(row: [0, 2])
    #expect(list.selectedRows == [[0, 5]])
    #expect(list.cell(at: [0, 2])?.isSelected == false)
    list.deselect(row: [0, 5])
    #expect(list.selectedRows.isEmpty)
  }

  /// `developer.apple.com/documentation/uikit/uitableview/selectrow(at:animated:scrollposition:)` and
  /// `developer.apple.com/documentation/uikit/uicollectionview/selectitem(at:animated:scrollposition:)`
  @Test(arguments: ListKind.allCases)
  func noScrollPositionMeansNoScrolling(kind: ListKind) {
    let list = kind.showing(source).laidOut()

    list.select(row: [0, 60])
    let offset = list.contentOffset.y
    list.select(row: [0, 60], scrollsToTop: true)
    list.layoutIfNeeded()

    #expect(offset == 0)
    #expect(list.contentOffset.y == 3000)
    #expect(list.cell(at: [0, 60])?.isSelected == true)
  }

  /// `developer.apple.com/documentation/uikit/uitableview/indexpathforselectedrow` and
  /// `developer.apple.com/documentation/uikit/uicollectionview/indexpathsforselecteditems`
  @Test(arguments: ListKind.allCases)
  func aSelectionOutlivesItsCell(kind: ListKind) {
    let list = kind.showing(source).laidOut()
    list.select(row: [0, 1])

    list.scroll(to: 2000)
    let others = list.shownCells.filter(\.isSelected)
    list.scroll(to: 0)

    #expect(others.isEmpty)
    #expect(list.selectedRows == [[0, 1]])
    #expect(list.shownCells.filter(\.isSelected).map(\.shown) == ["item 1"])
  }

  /// *Assumed*: no page says so.
  @Test(arguments: ListKind.allCases)
  func aReloadForgetsTheSelection(kind: ListKind) {
    let list = kind.showing(source).laidOut()
    list.select(row: [0, 1])

    list.reloadData()
    list.layoutIfNeeded()

    #expect(list.selectedRows.isEmpty)
    #expect(list.shownCells.allSatisfy { !$0.isSelected })
  }

  /// *Assumed*: no page says so.
  @Test(arguments: ListKind.allCases)
  func aSelectionFollowsItsRow(kind: ListKind) {
    let list = kind.showing(source).laidOut()
    list.select(row: [0, 2])

    source.sections[0].insert("new", at: 0)
    list.insert(rows: [[0, 0]])
    list.layoutIfNeeded()

    #expect(list.selectedRows == [[0, 3]])
    #expect(list.cell(at: [0, 3])?.isSelected == true)
    source.sections[0].remove(at: 3)
    list.delete(rows: [[0, 3]])
    #expect(list.selectedRows.isEmpty)
  }

  /// *Assumed*: no page says so.
  @Test(arguments: ListKind.allCases)
  func aSelectionFollowsItsSection(kind: ListKind) {
    source.sections = [["a"], ["b", "c"]]
    let list = kind.showing(source).laidOut()
    list.select(row: [1, 1])

    source.sections.swapAt(0, 1)
    list.moveSection(1, toSection: 0)
    list.layoutIfNeeded()

    #expect(list.selectedRows == [[0, 1]])
    #expect(list.shownCells.filter(\.isSelected).map(\.shown) == ["c"])
  }

  /// *Assumed*: no page says so.
  @Test(arguments: ListKind.allCases, [true, false])
  func aReconfiguredRowStaysSelectedAndAReloadedOneDoesNot(kind: ListKind, isReload: Bool) {
    let list = kind.showing(source).laidOut()
    list.select(row: [0, 2])

    if isReload { list.reload(rows: [[0, 2]]) } else { list.reconfigure(rows: [[0, 2]]) }
    list.layoutIfNeeded()

    #expect(list.selectedRows == (isReload ? [] : [[0, 2]]))
    #expect(list.shownCells.filter(\.isSelected).map(\.shown) == (isReload ? [] : ["item 2"]))
  }

  /// *Assumed*: no page says so.
  @Test func aSelectionOutlivesALayout() {
    let collection = UICollectionView.showing(source).laidOut()
    collection.select(row: [0, 2])

    collection.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: false)
    collection.layoutIfNeeded()

    #expect(collection.selectedRows == [[0, 2]])
    #expect(collection.cellForItem(at: [0, 2])?.isSelected == true)
  }

  /// `developer.apple.com/documentation/uikit/uicollectionviewcell/isselected`
  @Test func selectingAnItemSetsItsCellsProperty() throws {
    let collection = UICollectionView.showing(source)
    collection.register(StateLoggingItemCell.self, forCellWithReuseIdentifier: "text")
    collection.layoutIfNeeded()
    let cell = try #require(collection.cellForItem(at: [0, 2]) as? StateLoggingItemCell)
    cell.states = []

    collection.select(row: [0, 2])
    collection.deselect(row: [0, 2])

    #expect(cell.states == [true, false])
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
}

private final class StateLoggingItemCell: UICollectionViewCell {
  var states: [Bool] = []

  override var isSelected: Bool {
    didSet { if isSelected != oldValue { states.append(isSelected) } }
  }
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
