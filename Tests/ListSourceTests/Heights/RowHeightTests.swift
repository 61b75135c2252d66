import Foundation
import KitSupport
import ListSource
import Testing

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

/// The table view's own row height, in whose place that of a list stands.
@MainActor
@Suite
struct RowHeightTests {
  private let screen = Screen()
  private let even = ListSource(Item.many(0..<3)).height(.fixed(72))
  private let uneven = ListSource {
    ListSection("items") {
      Rows(Item.many(0..<2), cell: ItemCell.self).height(.fixed(72))
      Rows(Item.many(2..<3), cell: ItemCell.self)
    }
  }

  @Test
  func secondAdapterFindsTheTableViewAsTheFirstDid() {
    screen.table.rowHeight = 50
    screen.show(even)

    let (adapter, _) = Reports.collecting { TableAdapter(screen.table) }
    let handedOver = screen.table.rowHeight
    adapter.apply(uneven)
    screen.layOut()

    #expect(handedOver == 50)
    #expect(heights() == [72, 72, 50])
  }

  @Test
  func liveListFindsTheTableViewAsTheAdapterDid() {
    screen.table.rowHeight = 50
    screen.show(even)

    _ = Reports.collecting {
      screen.table.configureList { list in
        list.numberOfRows { _ in 1 }.configureCell(ItemCell.self) { cell, _ in cell.configure(with: Item(1)) }
      }
    }
    screen.layOut()

    #expect(heights() == [50])
  }

  @Test
  func nextListAsksForPrefetchingItself() {
    let (screen, other) = (Screen(), Screen())
    let prefetching = ListSource {
      ListSection("items") { Rows(Item.many(0..<3), cell: ItemCell.self).onPrefetch { _, _ in } }
    }
    screen.show(prefetching)
    other.table.prefetchDataSource = screen.adapter
    other.show(prefetching)

    _ = Reports.collecting {
      _ = TableAdapter(screen.table)
      _ = TableAdapter(other.table)
    }

    #expect(screen.table.prefetchDataSource == nil)
    #expect(other.table.prefetchDataSource === screen.adapter)
  }

  @Test
  func rowHeightThatTheAppSetMeanwhileIsTheTableViewsOwn() {
    screen.table.rowHeight = 50
    screen.show(even)

    screen.table.rowHeight = 60
    screen.show(uneven)

    #expect(screen.table.rowHeight == 60)
    #expect(heights() == [72, 72, 60])
  }

  @Test
  func rowHeightThatTheAppSetMeanwhileCountsLessThanTheLists() {
    screen.show(even)

    screen.table.rowHeight = 60
    screen.show(even)
    let again = heights()
    screen.show(uneven)

    #expect(again == [72, 72, 72])
    #expect(heights() == [72, 72, 60])
  }

  @Test
  func rowHeightThatTheAppSetMeanwhileIsLeftToASecondAdapter() {
    screen.table.rowHeight = 50
    screen.show(even)
    screen.table.rowHeight = 60

    _ = Reports.collecting { TableAdapter(screen.table) }

    #expect(screen.table.rowHeight == 60)
  }

  private func heights() -> [CGFloat] {
    (0..<screen.table.numberOfRows(inSection: 0)).map {
      screen.table.rectForRow(at: IndexPath(row: $0, section: 0)).height
    }
  }
}
