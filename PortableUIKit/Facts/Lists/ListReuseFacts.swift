import Foundation
import Testing

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

@MainActor
@Suite
struct ListReuseFacts {
  private let source = ItemsSource(items: 1000)

  /// `developer.apple.com/documentation/uikit/uitableview/dequeuereusablecell(withidentifier:)` and
  /// `developer.apple.com/documentation/uikit/uicollectionview/dequeuereusablecell(withreuseidentifier:for:)`
  @Test(arguments: ListKind.allCases)
  func cellsThatLeaveTheViewAreReused(kind: ListKind) {
    let list = kind.showing(source)
    var cells: Set<UIView> = []

    for offset in stride(from: 0, through: 20_000, by: 250) {
      list.scroll(to: CGFloat(offset))
      cells.formUnion(list.visibleCellViews)
    }

    #expect(list.visibleTexts.first == "item 400")
    #expect(cells.count < 100)
  }

  /// `developer.apple.com/documentation/uikit/uitableviewcell/prepareforreuse()` and
  /// `developer.apple.com/documentation/uikit/uicollectionreusableview/prepareforreuse()`
  @Test(arguments: ListKind.allCases)
  func aCellIsPreparedOnlyForReuse(kind: ListKind) {
    let list = kind.showing(source).laidOut()
    let first = list.shownCells.map(\.preparations)

    for offset in [10_000, 20_000, 30_000] as [CGFloat] { list.scroll(to: offset) }

    #expect(first == Array(repeating: 0, count: 10))
    #expect(list.shownCells.contains { $0.preparations > 0 })
    #expect(list.shownCells.allSatisfy { $0.preparations <= 3 })
  }

  /// `developer.apple.com/documentation/uikit/uitableview/dequeuereusablecell(withidentifier:for:)` and
  /// `developer.apple.com/documentation/uikit/uicollectionview/dequeuereusablecell(withreuseidentifier:for:)`; that the
  /// cell of a collection view already has its size is *assumed*.
  @Test(arguments: ListKind.allCases)
  func aDequeuedCellIsAsLargeAsItsRow(kind: ListKind) {
    let list = kind.showing(source)
    var sizes: [CGSize] = []
    source.onCell = { [weak source] _ in sizes.append(source?.lastCell?.frame.size ?? .zero) }

    list.layoutIfNeeded()

    #expect(!sizes.isEmpty && sizes.allSatisfy { $0 == CGSize(width: 320, height: 50) })
  }

  /// `developer.apple.com/documentation/uikit/uitableview/reconfigurerows(at:)` and
  /// `developer.apple.com/documentation/uikit/uicollectionview/reconfigureitems(at:)`
  @Test(arguments: ListKind.allCases)
  func aReconfiguredRowKeepsItsCell(kind: ListKind) throws {
    let list = kind.showing(source).laidOut()
    let cell = try #require(list.cell(at: [0, 2]))

    source.sections[0][2] = "changed"
    source.askedItems = []
    list.reconfigure(rows: [[0, 2], [0, 70]])
    list.layoutIfNeeded()

    #expect(list.cell(at: [0, 2]) === cell)
    #expect(cell.shown == "changed")
    #expect(cell.preparations == 0)
    #expect(source.askedItems == [[0, 2]])
  }

  /// `developer.apple.com/documentation/uikit/uitableview/reloadrows(at:with:)` and
  /// `developer.apple.com/documentation/uikit/uicollectionview/reloaditems(at:)`; that a row inserted where one is
  /// deleted has a new cell too is *assumed*.
  @Test(arguments: ListKind.allCases, [true, false])
  func aReloadedOrInsertedRowHasANewCell(kind: ListKind, isReload: Bool) throws {
    let list = kind.showing(source).laidOut()
    let cell = try #require(list.cell(at: [0, 2]))
    source.askedItems = []

    list.batch {
      source.sections[0][2] = "changed"
      if isReload {
        list.reload(rows: [[0, 2]])
      } else {
        list.delete(rows: [[0, 2]])
        list.insert(rows: [[0, 2]])
      }
    }
    list.layoutIfNeeded()

    #expect(list.visibleTexts[2] == "changed")
    #expect(source.askedItems == [[0, 2]])
    #expect(list.cell(at: [0, 2]) !== cell)
  }
}
