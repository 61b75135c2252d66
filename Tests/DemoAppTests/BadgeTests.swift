import Testing

@testable import DemoApp

@Suite(
  "Layered paged list: badges none / dot / number / more, from newest and cached ids, one scope preferred"
)
struct BadgeTests {
  @Test(arguments: [
    ([], nil, 0, 0), ([], 7, 0, 0), ([3, 1, 2], nil, 3, 3), ([3, 1, 2], 1, 3, 2), ([3, 1, 2], 3, 3, 0),
    ([3, 1, 2], 9, 3, 0), ([3, -1, 0], nil, 3, 1),
  ])
  func countsIDsAboveTheSeenOneAsUnread(ids: [Int], seen: Int?, newest: Int, count: Int) {
    let unread = Unread(ids, seen: seen)

    #expect(unread.newest == newest)
    #expect(unread.count == count)
  }

  @Test(arguments: [
    (0, nil, Badge.none, ""), (0, 0, .none, ""), (0, 3, .dot, "•"), (1, 3, .number(1), "1"),
    (1, nil, .number(1), "1"), (9, nil, .number(9), "9"), (10, nil, .more, "9+"), (1_000, 0, .more, "9+"),
  ])
  func countsThePreferredScopeAndMarksTheOtherWithADot(
    preferred: Int,
    other: Int?,
    badge: Badge,
    text: String
  ) {
    let decided = Badge(unread(preferred), else: other.map(unread))

    #expect(decided == badge)
    #expect(decided.text == text)
  }

  private func unread(_ count: Int) -> Unread {
    Unread(Array(0...count), seen: nil)
  }
}
