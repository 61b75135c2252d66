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
