import KitSupport
import Testing

@Suite
struct PagesTests {
  @Test(arguments: [0, 1, 2, 31, 32, 33, 64, 65, 200])
  func elementsAreInTheirPlacesHoweverManyPages(count: Int) {
    var pages = Pages<Int>()
    var expected: [Int] = []
    for page in 0..<count {
      let elements = (0...page % 3).map { expected.count + $0 }
      pages.append(elements)
      expected += elements
    }

    #expect(pages.array == expected)
    #expect(Array(IteratorSequence(pages.makeIterator())) == expected)
    #expect(pages.indices.map { pages[$0] } == expected)
  }

  @Test
  func copyStaysAsItWas() {
    var pages = Pages<Int>()
    var copies: [Pages<Int>] = []
    for page in 0..<70 {
      copies.append(pages)
      pages.append([page])
    }

    #expect(copies.map(\.count) == Array(0..<70))
    #expect(copies.allSatisfy { $0.array == Array(0..<$0.count) })
  }

  @Test
  func continuesWhatItWasMadeOf() {
    var pages = Pages([0])
    var earlier: [Pages<Int>] = [Pages(), pages]
    for page in 1..<20 {
      pages.append([page])
      earlier.append(pages)
    }

    #expect(earlier.allSatisfy { pages.continues($0) })
    #expect(earlier.dropLast().allSatisfy { !$0.continues(pages) })
  }

  @Test
  func doesNotContinueWhatTookAnotherWay() {
    let start = Pages([0])
    var (one, other) = (start, start)
    one.append([1])
    other.append([1])
    one.append([2])

    #expect(one.continues(start) && other.continues(start))
    #expect(!one.continues(other))
  }

  @Test
  func continuesPagesOfTheSameArraysThoughTheyWereMadeApart() {
    let (first, second) = ([1, 2], [3])
    var pages = Pages(first)
    pages.append(second)

    #expect(pages.continues(Pages(first)))
    #expect(!pages.continues(Pages([1, 2])))
  }

  @Test
  func elementsWithoutASizeAreTheSameWhereThePagesAre() {
    var pages = Pages([()])
    let earlier = pages
    pages.append([()])

    #expect(pages.continues(earlier))
  }
}
