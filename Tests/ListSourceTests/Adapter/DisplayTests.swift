import Foundation
import ListSource
import PlatformUIKit
import Testing

@MainActor
@Suite
struct DisplayTests {

  @Test(arguments: ListKind.inRows)
  func callsDisplayHandler(kind: ListKind) {
    let screen = Screen(kind)
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

  @Test(arguments: ListKind.inRows)
  func callsPrefetchAndCancelHandlers(kind: ListKind) {
    let screen = Screen(kind)
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

  @Test(arguments: ListKind.allCases)
  func doesNotPrefetchWithoutHandlers(kind: ListKind) {
    let screen = Screen(kind)
    screen.show(ListSource(Item.many(0..<3)))

    #expect(screen.view.prefetching == nil)
  }

  @Test(arguments: ListKind.allCases)
  func forwardsScrolling(kind: ListKind) {
    let screen = Screen(kind)
    var offsets: [CGFloat] = []
    let delegate = DelegateDouble()
    delegate.onCall = { _ in offsets.append(screen.listView.contentOffset.y) }
    screen.adapter.scrollDelegate = delegate
    screen.show(ListSource(Item.many(0..<100)))

    screen.scroll(to: 10)
    screen.scroll(to: 30)

    #expect(offsets == [10, 30])
    withExtendedLifetime(delegate) {}
  }
}
