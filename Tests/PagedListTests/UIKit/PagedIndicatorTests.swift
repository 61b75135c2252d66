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

    screen.manager.loadFirstPage()
    try await screen.answer(0..<20)

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
    let frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    let view: any ScrollRecordingView =
      switch kind {
      case .table: ScrollRecordingTable(frame: frame, style: .plain)
      case .collection:
        ScrollRecordingCollection(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
      }
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

/// Records whether each programmatic scroll is animated.
private protocol ScrollRecordingView: PagedTestView {
  var areScrollsAnimated: [Bool] { get }
}

private final class ScrollRecordingTable: UITableView, ScrollRecordingView {
  private(set) var areScrollsAnimated: [Bool] = []

  override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    areScrollsAnimated.append(animated)
    super.setContentOffset(contentOffset, animated: animated)
  }
}

private final class ScrollRecordingCollection: UICollectionView, ScrollRecordingView {
  private(set) var areScrollsAnimated: [Bool] = []

  override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    areScrollsAnimated.append(animated)
    super.setContentOffset(contentOffset, animated: animated)
  }
}
