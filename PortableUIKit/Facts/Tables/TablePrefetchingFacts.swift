import Foundation
import Testing

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

@MainActor
@Suite(.onScreen)
struct TablePrefetchingFacts {
  private let host = Host()
  private let source = RowsSource(rows: 200)
  private let prefetcher = Prefetcher()
  private let table: UITableView
  private let window: UIWindow

  init() {
    table = UITableView.showing(source)
    table.prefetchDataSource = prefetcher
    window = host.makeWindow()
    window.addSubview(table)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  /// `developer.apple.com/documentation/uikit/uitableviewdatasourceprefetching/tableview(_:prefetchrowsat:)`
  @Test func upcomingRowsArePrefetchedNearestFirst() async {
    let down = await prefetched(byScrollingTo: 500)
    _ = await prefetched(byScrollingTo: 5_000)
    let up = await prefetched(byScrollingTo: 4_990)

    #expect(down.first.map { $0.row >= 20 } == true)
    #expect(down == down.sorted())
    #expect(up.first.map { $0.row < 100 } == true)
    #expect(up == up.sorted().reversed())
  }

  /// `developer.apple.com/documentation/uikit/uitableviewdatasourceprefetching/tableview(_:cancelprefetchingforrowsat:)`
  @Test func scrollingAwayCancelsPrefetchingOfRows() async {
    let before = Set(await prefetched(byScrollingTo: 1_000))

    _ = await prefetched(byScrollingTo: 900)

    #expect(await host.settles { !prefetcher.cancelled.isEmpty })
    #expect(before.isSuperset(of: prefetcher.cancelled))
  }

  /// `developer.apple.com/documentation/uikit/uitableview/prefetchdatasource`
  @Test func prefetchDataSourceIsHeldWeakly() {
    var other: Prefetcher? = Prefetcher()

    table.prefetchDataSource = other
    other = nil

    #expect(table.prefetchDataSource == nil)
  }

  /// Returns the rows prefetched by scrolling, including those that UIKit requests after the layout.
  private func prefetched(byScrollingTo offset: CGFloat) async -> [IndexPath] {
    await host.settle()
    prefetcher.forget()
    table.contentOffset.y = offset
    window.layoutIfNeeded()
    await host.settles { !prefetcher.prefetched.isEmpty }
    return prefetcher.prefetched
  }
}

private final class Prefetcher: NSObject, UITableViewDataSourcePrefetching {
  private(set) var prefetched: [IndexPath] = []
  private(set) var cancelled: [IndexPath] = []

  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    prefetched += indexPaths
  }

  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    cancelled += indexPaths
  }

  func forget() {
    prefetched = []
    cancelled = []
  }
}
