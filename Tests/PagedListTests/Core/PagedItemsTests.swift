import Testing

@testable import PagedList

@Suite
struct PagedItemsTests {
  @Test func isTheSameRowsWhicheverPagesTheyCameOn() {
    var items = PagedItems<Int>()
    for page in [[0, 1, 2], [], [3], [4, 5, 6, 7]] { items.append(page) }

    #expect(items.count == 8)
    #expect(Array(items) == Array(0..<8))
    #expect(items.indices.map { items[$0] } == Array(0..<8))
    #expect(Array(items[2..<5]) == [2, 3, 4])
    #expect(items == PagedItems(Array(0..<8)))
    #expect(items.array == Array(0..<8))
    #expect("\(items)" == "[0, 1, 2, 3, 4, 5, 6, 7]")
  }

  @Test func anEmptyOneIsEmpty() {
    #expect(PagedItems<Int>().isEmpty)
    #expect(Array(PagedItems<Int>()) == [])
    #expect(PagedItems([Int]()) == PagedItems())
  }

  @Test func aCopyStaysAsItIs() {
    var items = PagedItems([1, 2])
    let copy = items

    items.append([3])

    #expect(Array(copy) == [1, 2])
    #expect(Array(items) == [1, 2, 3])
  }
}
