import Foundation
import ListSource
import PagedList
import Testing

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

@MainActor
@Suite(.timeLimit(.minutes(5)))
struct PagedIndicatorTests {
  private let screen = PagedScreen()

  @Test
  func refreshThatAnObserverEntersHasItsIndicatorUntilItsOwnEnd() async throws {
    let (screen, reload) = (screen, Level(0))
    let eager = Diary { event in
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

  @Test
  func controlOfTheAppsStaysAndIsNotListenedTo() {
    screen.manager.pullsToRefresh = false

    screen.control.pull()

    #expect(screen.table.refreshControl === screen.control)
    #expect(screen.list.status == .notExecuted)
  }

  @Test
  func tableScrollsToTheIndicatorByAnAnimation() {
    let table = ScrollNotingTable(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
    let manager = PagedTable(table, showing: screen.list) { _ in ListSource() }

    manager.enterRefresh()

    #expect(table.areScrollsAnimated == [true])
  }

  @Test
  func controlThatIsNotTheAppsComesAndGoes() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
    let service = HandService<Row>(isStubborn: true)
    let manager = PagedTable(table, showing: PagedList(service, pageSize: 20)) { (_: [Row]) in
      ListSource()
    }
    defer { service.close() }
    #expect(table.refreshControl != nil)

    manager.pullsToRefresh = false
    #expect(table.refreshControl == nil)
    manager.enterRefresh()
    #expect(table.refreshControl == nil)
    manager.pullsToRefresh = true
    #expect(table.refreshControl != nil)
  }

  @Test(arguments: [true, false])
  func controlThatTheAppGivesLaterIsTakenUp(entersRefresh: Bool) async throws {
    let later = CountingControl()
    screen.table.refreshControl = later

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

/// Notes of each scroll by code whether it is animated.
private final class ScrollNotingTable: UITableView {
  private(set) var areScrollsAnimated: [Bool] = []

  override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    areScrollsAnimated.append(animated)
    super.setContentOffset(contentOffset, animated: animated)
  }
}
