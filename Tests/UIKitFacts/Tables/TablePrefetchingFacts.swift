import Foundation
import Testing

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

@MainActor
@Suite
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
  @Test func rowsThatAreLikelyToShowSoonArePrefetchedTheNearestFirst() {
    scroll(to: 500)
    let down = prefetcher.prefetched
    prefetcher.forget()
    scroll(to: 5_000)
    prefetcher.forget()
    scroll(to: 4_990)

    #expect(down.first.map { $0.row >= 20 } == true)
    #expect(down == down.sorted())
    #expect(prefetcher.prefetched.first.map { $0.row < 100 } == true)
    #expect(prefetcher.prefetched == prefetcher.prefetched.sorted().reversed())
  }

  /// `developer.apple.com/documentation/uikit/uitableviewdatasourceprefetching/tableview(_:cancelprefetchingforrowsat:)`
  @Test func rowsThatAreNotLikelyToShowAnyMoreAreCancelled() {
    scroll(to: 1_000)
    let prefetched = Set(prefetcher.prefetched)

    scroll(to: 900)

    #expect(!prefetcher.cancelled.isEmpty)
    #expect(prefetched.isSuperset(of: prefetcher.cancelled))
  }

  /// `developer.apple.com/documentation/uikit/uitableview/prefetchdatasource`
  @Test func prefetchDataSourceIsHeldWeakly() {
    var other: Prefetcher? = Prefetcher()

    table.prefetchDataSource = other
    other = nil

    #expect(table.prefetchDataSource == nil)
  }

  private func scroll(to offset: CGFloat) {
    table.contentOffset.y = offset
    window.layoutIfNeeded()
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
