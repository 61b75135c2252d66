import Foundation
import ListSource
import PagedList
import PlatformUIKit
import TestSupport
import Testing

@MainActor
@Suite(.watchdog)
struct PagedIndicatorTests {
  @Test(arguments: PagedKind.allCases)
  func refreshEnteredByAnObserverShowsItsIndicatorUntilItEnds(kind: PagedKind) async throws {
    let (screen, reload) = (PagedScreen(kind), Level(0))
    let eager = RecordingObserver { event in
      guard case .changed = event, reload.value == 0 else { return }
      reload.raise { $0 += 1 }
      screen.manager.enterRefresh()
    }
    screen.list.addObserver(eager)

    try await screen.load(0..<20)

    #expect(screen.list.status == .ongoing(PageLoad(.refresh)))
    #expect(screen.control.isRefreshing)
    try await screen.answer(0..<20)
    #expect(screen.control.ends == 1)
  }

  @Test(arguments: PagedKind.allCases)
  func appsControlStaysWithoutOurAction(kind: PagedKind) {
    let screen = PagedScreen(kind)
    screen.manager.pullsToRefresh = false

    screen.control.pull()

    #expect(screen.view.refreshControl === screen.control)
    #expect(screen.list.status == .idle)
  }

  @Test(arguments: PagedKind.allCases)
  func scrollsToTheIndicatorAnimated(kind: PagedKind) {
    let view = kind.makeRecordingView()
    let screen = PagedScreen(view, hasControl: false)

    screen.manager.enterRefresh()

    #expect(view.areScrollsAnimated == [true])
  }

  @Test(arguments: PagedKind.allCases)
  func addsAndRemovesItsOwnControl(kind: PagedKind) {
    let screen = PagedScreen(kind, hasControl: false)
    #expect(screen.view.refreshControl != nil)

    screen.manager.pullsToRefresh = false
    #expect(screen.view.refreshControl == nil)
    screen.manager.enterRefresh()
    #expect(screen.view.refreshControl == nil)
    screen.manager.pullsToRefresh = true
    #expect(screen.view.refreshControl != nil)
  }

  @Test(arguments: PagedKind.allCases, [true, false])
  func usesAControlThatTheAppSetsLater(kind: PagedKind, entersRefresh: Bool) async throws {
    let screen = PagedScreen(kind)
    let later = CountingControl()
    screen.view.refreshControl = later

    if entersRefresh {
      screen.manager.enterRefresh()
    } else {
      screen.manager.pullsToRefresh = true
      later.pull()
    }
    #expect(later.isRefreshing)
    #expect(!screen.control.isRefreshing)
    try await screen.answer(0..<20)

    #expect(later.ends == 1)
  }
}
