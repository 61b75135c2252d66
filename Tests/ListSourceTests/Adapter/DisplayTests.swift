import Foundation
import ListSource
import Testing

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

@MainActor
@Suite
struct DisplayTests {
  private let screen = Screen()

  @Test
  func rowsSayWhenTheyAreAboutToShow() {
    var displayed: [Int] = []
    screen.show(
      ListSource {
        ListSection("items") {
          Rows(Item.many(0..<5), cell: ItemCell.self)
          Rows(Item.many(5..<40), cell: ItemCell.self).onDisplay { item, index in
            #expect(item.id == index)
            displayed.append(item.id)
          }
        }
      }
    )
    let first = displayed

    screen.scroll(to: 44)

    #expect(first == [5, 6, 7, 8, 9, 10])
    #expect(displayed == [5, 6, 7, 8, 9, 10, 11])
  }

  @Test
  func rowsSayWhenTheyAreLikelyToShowSoonAndWhenNotAnyMore() {
    var prefetched: Set<Int> = []
    var cancelled: Set<Int> = []
    screen.show(
      ListSource {
        ListSection("items") {
          Rows(Item.many(0..<100), cell: ItemCell.self).onPrefetch { item, index in
            #expect(item.id == index)
            prefetched.insert(item.id)
          } cancel: { item, _ in
            cancelled.insert(item.id)
          }
        }
      }
    )

    screen.scroll(to: 440)
    let ahead = prefetched
    screen.scroll(to: 220)

    #expect(ahead.contains(25))
    #expect(!ahead.contains(15))
    #expect(cancelled.contains(25))
  }

  @Test
  func tableViewIsNotToldToPrefetchWhereNoRowWantsToKnow() {
    screen.show(ListSource(Item.many(0..<3)))

    #expect(screen.table.prefetchDataSource == nil)
  }

  @Test
  func scrollingIsTold() {
    var offsets: [CGFloat] = []
    screen.adapter.onScroll = { offsets.append($0.contentOffset.y) }
    screen.show(ListSource(Item.many(0..<100)))

    screen.scroll(to: 10)
    screen.scroll(to: 30)

    #expect(offsets == [10, 30])
  }
}
