import Foundation
import Testing

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

@MainActor
@Suite
struct ListTilingFacts {
  private let source = ItemsSource(items: 100)

  /// `developer.apple.com/documentation/uikit/uitableview/visiblecells`,
  /// `developer.apple.com/documentation/uikit/uicollectionview/visiblecells` and
  /// `developer.apple.com/documentation/uikit/uicollectionview/indexpathsforvisibleitems`; the latter name no order.
  @Test(arguments: ListKind.allCases)
  func theRowsInViewHaveCells(kind: ListKind) {
    let list = kind.showing(source).laidOut()

    #expect(list.visibleRows == rows(0..<10))
    #expect(list.visibleTexts == (0..<10).map { "item \($0)" })
    #expect(list.shownCells.count == 10)
    #expect(Set(list.visibleCellViews) == Set(list.shownCells.map { $0 as UIView }))
  }

  /// `developer.apple.com/documentation/uikit/uitableview/rectforrow(at:)` and
  /// `developer.apple.com/documentation/uikit/uicollectionview/layoutattributesforitem(at:)`
  @Test(arguments: ListKind.allCases)
  func aCellIsWhereItsRowIs(kind: ListKind) throws {
    source.sections = [["a", "b"], ["c"]]
    let list = kind.showing(source).laidOut()

    let cell = try #require(list.cell(at: [1, 0]))
    #expect(cell.frame == CGRect(x: 0, y: 100, width: 320, height: 50))
    #expect(list.frame(at: [1, 0]) == cell.frame)
    #expect(list.contentSize == CGSize(width: 320, height: 150))
    #expect(cell.isDescendant(of: list))
    if let table = list as? UITableView {
      #expect(table.rect(forSection: 0) == CGRect(x: 0, y: 0, width: 320, height: 100))
    }
  }

  /// `developer.apple.com/documentation/uikit/uitableview/indexpath(for:)`,
  /// `developer.apple.com/documentation/uikit/uicollectionview/indexpath(for:)`,
  /// `developer.apple.com/documentation/uikit/uicollectionview/cellforitem(at:)` and
  /// `developer.apple.com/documentation/uikit/uicollectionview/indexpathforitem(at:)`
  @Test(arguments: ListKind.allCases)
  func cellsAndRowsAreFoundByEachOther(kind: ListKind) throws {
    let list = kind.showing(source).laidOut()

    let cell = try #require(list.cell(at: [0, 3]))

    #expect(list.row(of: cell) == [0, 3])
    #expect(list.row(of: TextCell(style: .default, reuseIdentifier: nil)) == nil)
    #expect(list.row(of: TextItemCell(frame: .zero)) == nil)
    #expect(list.cell(at: [0, 50]) == nil)
    #expect(list.row(at: CGPoint(x: 10, y: 149)) == [0, 2])
    #expect(list.row(at: CGPoint(x: 10, y: 151)) == [0, 3])
    #expect(list.row(at: CGPoint(x: 10, y: 9999)) == nil)
    if let table = list as? UITableView {
      #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 150)) == [0, 3])
      #expect(table.indexPathsForRows(in: CGRect(x: 0, y: 140, width: 320, height: 20)) == rows(2..<4))
    }
  }

  /// `developer.apple.com/documentation/uikit/uitableview` and
  /// `developer.apple.com/documentation/uikit/uicollectionview`
  @Test(arguments: ListKind.allCases)
  func scrollingShowsAndRemovesRows(kind: ListKind) {
    let list = kind.showing(source).laidOut()

    list.scroll(to: 120)

    #expect(list.visibleRows == rows(2..<13))
    #expect(list.cell(at: [0, 0]) == nil)
  }

  /// `developer.apple.com/documentation/uikit/uitableview/numberofsections` and
  /// `developer.apple.com/documentation/uikit/uicollectionview/numberofitems(insection:)`
  @Test(arguments: ListKind.allCases)
  func countsAreKnownBeforeTheFirstLayout(kind: ListKind) {
    source.sections = [["a", "b"], [], ["c"]]
    let list = kind.showing(source)

    #expect(list.numberOfSections == 3)
    #expect((0..<3).map { list.numberOfRows(in: $0) } == [2, 0, 1])
    #expect(source.askedItems.isEmpty)
  }

  /// `developer.apple.com/documentation/uikit/uitableview/scrolltorow(at:at:animated:)` and
  /// `developer.apple.com/documentation/uikit/uicollectionview/scrolltoitem(at:at:animated:)`
  @Test(arguments: ListKind.allCases)
  func aRowIsScrolledTo(kind: ListKind) {
    let list = kind.showing(source).laidOut()

    let offsets = ListPosition.allCases.map { position in
      list.scroll(to: [0, 50], at: position)
      return list.contentOffset.y
    }

    #expect(offsets == [2500, 2050, 2275])
    list.scroll(to: [0, 99], at: .top)
    #expect(list.contentOffset.y == 4500)
  }

  /// `developer.apple.com/documentation/uikit/uitableview/reloaddata()` and
  /// `developer.apple.com/documentation/uikit/uicollectionview/reloaddata()`; that a view asks only when it needs the
  /// answer is *assumed* (openradar.appspot.com/27941923).
  @Test(arguments: ListKind.allCases)
  func aReloadShowsTheCurrentRows(kind: ListKind) {
    let list = kind.showing(source).laidOut()
    list.scroll(to: 4500)

    source.sections = [["a"], ["b", "c"]]
    list.reloadData()
    list.layoutIfNeeded()

    #expect(list.visibleTexts == ["a", "b", "c"])
    #expect(list.visibleRows == [[0, 0], [1, 0], [1, 1]])
    #expect(list.contentOffset.y == 0)
  }

  /// `developer.apple.com/documentation/uikit/uitableview/datasource`,
  /// `developer.apple.com/documentation/uikit/uicollectionview/datasource` and
  /// `developer.apple.com/documentation/uikit/uicollectionview/delegate`
  @Test(arguments: ListKind.allCases)
  func dataSourceAndDelegateAreHeldWeakly(kind: ListKind) {
    let list = kind.showing(source)
    weak var source: ItemsSource?
    weak var delegate: SelectionDelegate?

    Host.drain {
      let made = (ItemsSource(items: 3), SelectionDelegate(log: CallLog()))
      list.use(source: made.0)
      list.use(delegate: made.1)
      (source, delegate) = made
    }

    #expect(source == nil)
    #expect(delegate == nil)
    #expect(!list.hasSource)
  }

  /// `developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:willdisplay:forrowat:)` and
  /// `developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:didenddisplaying:forrowat:)`;
  /// `developer.apple.com/documentation/uikit/uicollectionviewdelegate/collectionview(_:willdisplay:foritemat:)` and
  /// `developer.apple.com/documentation/uikit/uicollectionviewdelegate/collectionview(_:didenddisplaying:foritemat:)`
  @Test(arguments: ListKind.allCases)
  func theDelegateIsCalledForCellsThatEnterAndLeaveTheView(kind: ListKind) {
    let (list, log) = (kind.showing(source), CallLog())
    let delegate = DisplayDelegate(log: log)
    list.use(delegate: delegate)
    list.layoutIfNeeded()
    let shown = log.calls
    log.clear()

    list.scroll(to: 100)

    let expected = (0..<10).map { "willDisplay 0.\($0)" }
    #expect((kind == .table ? shown : shown.sorted()) == expected)
    #expect(
      Set(log.calls) == [
        "didEndDisplaying 0.0", "didEndDisplaying 0.1", "willDisplay 0.10", "willDisplay 0.11",
      ]
    )
    #expect(log.calls.count == 4)
  }

  private func rows(_ range: Range<Int>) -> [IndexPath] { range.map { [0, $0] } }
}
