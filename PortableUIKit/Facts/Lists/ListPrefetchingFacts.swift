import Foundation
import Testing

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

@MainActor
@Suite(.onScreen)
struct ListPrefetchingFacts {
  private let host = Host()
  private let source = ItemsSource(items: 200)
  private let prefetcher = Prefetcher()
  private let window: UIWindow

  init() {
    window = host.makeWindow()
  }

  /// `developer.apple.com/documentation/uikit/uitableviewdatasourceprefetching/tableview(_:prefetchrowsat:)` and
  /// `developer.apple.com/documentation/uikit/uicollectionviewdatasourceprefetching/collectionview(_:prefetchitemsat:)`
  @Test(arguments: ListKind.allCases)
  func upcomingRowsArePrefetchedNearestFirst(kind: ListKind) async {
    let list = shown(kind)

    let down = await prefetched(in: list, byScrollingTo: 500)
    _ = await prefetched(in: list, byScrollingTo: 5_000)
    let up = await prefetched(in: list, byScrollingTo: 4_990)

    #expect(down.first.map { $0.row >= 20 } == true)
    #expect(down == down.sorted())
    #expect(up.first.map { $0.row < 100 } == true)
    #expect(up == up.sorted().reversed())
  }

  /// `developer.apple.com/documentation/uikit/uitableviewdatasourceprefetching/tableview(_:cancelprefetchingforrowsat:)`
  /// and
  /// `developer.apple.com/documentation/uikit/uicollectionviewdatasourceprefetching/collectionview(_:cancelprefetchingforitemsat:)`
  @Test(arguments: ListKind.allCases)
  func scrollingAwayCancelsPrefetchingOfRows(kind: ListKind) async {
    let list = shown(kind)
    let before = Set(await prefetched(in: list, byScrollingTo: 1_000))

    _ = await prefetched(in: list, byScrollingTo: 900)

    #expect(await host.settles { !prefetcher.cancelled.isEmpty })
    #expect(before.isSuperset(of: prefetcher.cancelled))
  }

  /// `developer.apple.com/documentation/uikit/uicollectionview/isprefetchingenabled`
  @Test func nothingIsPrefetchedIfPrefetchingIsDisabled() async {
    let list = shown(.collection)
    (list as? UICollectionView)?.isPrefetchingEnabled = false

    let ahead = await prefetched(in: list, byScrollingTo: 1_000)

    #expect(ahead.isEmpty)
  }

  /// `developer.apple.com/documentation/uikit/uitableview/prefetchdatasource` and
  /// `developer.apple.com/documentation/uikit/uicollectionview/prefetchdatasource`
  @Test(arguments: ListKind.allCases)
  func prefetchDataSourceIsHeldWeakly(kind: ListKind) {
    let list = kind.showing(source)
    weak var held: Prefetcher?

    Host.drain {
      let other = Prefetcher()
      list.use(prefetcher: other)
      held = other
    }

    #expect(held == nil)
  }

  private func shown(_ kind: ListKind) -> any ListView {
    let list = kind.showing(source)
    (list as? UICollectionView)?.isPrefetchingEnabled = true
    list.use(prefetcher: prefetcher)
    window.addSubview(list)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return list
  }

  /// Returns the rows prefetched by scrolling, including those that UIKit requests after the layout.
  private func prefetched(in list: any ListView, byScrollingTo offset: CGFloat) async -> [IndexPath] {
    await host.settle()
    prefetcher.forget()
    list.scroll(to: offset)
    await host.settles { !prefetcher.prefetched.isEmpty }
    return prefetcher.prefetched
  }
}
