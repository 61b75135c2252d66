import Foundation
import ListSource
import PlatformUIKit
import Testing

/// A list view that stays at its end, as in a chat.
@MainActor
@Suite
struct FollowedEndTests {
  private func list(_ ids: some Sequence<Int>, height: Int = 50) -> ListSource {
    ListSource(ids.map { Item($0, "\(height)") })
  }

  /// A screen at the end of 40 rows.
  private func screen(_ kind: ListKind) -> Screen {
    let screen = Screen(kind)
    screen.adapter.followsEnd = true
    screen.show(list(0..<40))
    return screen
  }

  private func end(of screen: Screen) -> CGFloat {
    screen.listView.contentSize.height - screen.listView.bounds.height
  }

  @Test(arguments: ListKind.inRows)
  func beginsAtTheEndAndStaysThere(kind: ListKind) {
    let screen = screen(kind)
    #expect(screen.adapter.isAtEnd)
    #expect(screen.listView.contentOffset.y == end(of: screen))

    for ids in [0..<43, -10..<43, -10..<41] {
      screen.show(list(ids))
      #expect(screen.listView.contentOffset.y == end(of: screen))
    }
    screen.show(list(-10..<41, height: 70))
    #expect(screen.listView.contentOffset.y == end(of: screen))
    #expect(screen.adapter.isAtEnd)
  }

  @Test(arguments: ListKind.inRows)
  func elsewhereTheFirstVisibleRowStays(kind: ListKind) throws {
    let screen = screen(kind)
    screen.scroll(to: 510)
    #expect(!screen.adapter.isAtEnd)
    let first = try #require(screen.first)
    let before = try #require(screen.place(of: first))

    screen.show(list(-10..<45))

    #expect(screen.place(of: first) == before)
  }

  @Test(arguments: ListKind.inRows, [true, false])
  func staysWhenTheKeyboardMakesTheViewShorter(kind: ListKind, isAtEnd: Bool) {
    let screen = screen(kind)
    if !isAtEnd { screen.scroll(to: 510) }

    screen.listView.frame.size.height -= 200
    screen.layOut()
    #expect(screen.adapter.isAtEnd == isAtEnd)
    #expect(screen.listView.contentOffset.y == (isAtEnd ? end(of: screen) : 510))
    screen.listView.frame.size.height += 200
    screen.layOut()

    #expect(screen.listView.contentOffset.y == (isAtEnd ? end(of: screen) : 510))
  }

  @Test(arguments: ListKind.inRows, [true, false])
  func staysWhenTheKeyboardMakesTheInsetLarger(kind: ListKind, isAtEnd: Bool) {
    let screen = screen(kind)
    if !isAtEnd { screen.scroll(to: 510) }

    screen.listView.contentInset.bottom = 200
    screen.layOut()
    #expect(screen.adapter.isAtEnd == isAtEnd)
    #expect(screen.listView.contentOffset.y == (isAtEnd ? end(of: screen) + 200 : 510))
    screen.listView.contentInset.bottom = 0
    screen.layOut()

    #expect(screen.listView.contentOffset.y == (isAtEnd ? end(of: screen) : 510))
  }

  /// More rows will follow, so nothing else scrolls the view later.
  @Test(arguments: ListKind.inRows)
  func beginsAtTheEndWhenItGetsASize(kind: ListKind) {
    let screen = Screen(kind)
    screen.listView.frame = .zero
    screen.adapter.followsEnd = true
    screen.show(list(0..<40))
    screen.adapter.continuesAfterEnd = true

    screen.listView.frame = screen.window.bounds
    screen.layOut()

    #expect(screen.listView.contentOffset.y == end(of: screen))
  }

  @Test(arguments: ListKind.inRows)
  func scrollsToTheEndWhenItReturnsToAWindow(kind: ListKind) {
    let screen = screen(kind)

    screen.leaveWindow()
    screen.apply(list(0..<60))
    screen.apply(list(0..<50))
    screen.returnToWindow()

    #expect(screen.adapter.isAtEnd)
    #expect(screen.listView.contentOffset.y == end(of: screen))
  }

  @Test(arguments: ListKind.inRows)
  func doesNotFollowByDefaultOrWhileMoreRowsAreExpected(kind: ListKind) {
    let screen = Screen(kind, showing: list(0..<40))
    screen.scrollThrough()
    screen.scroll(to: end(of: screen))
    #expect(screen.adapter.isAtEnd)
    var offset = screen.listView.contentOffset.y
    screen.show(list(0..<50))
    #expect(screen.listView.contentOffset.y == offset)

    screen.adapter.followsEnd = true
    screen.scrollThrough()
    screen.scroll(to: end(of: screen))
    screen.adapter.continuesAfterEnd = true
    #expect(!screen.adapter.isAtEnd)
    offset = screen.listView.contentOffset.y
    screen.show(list(0..<60))

    #expect(screen.listView.contentOffset.y == offset)
  }
}
