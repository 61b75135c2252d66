import Foundation
import Testing

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

@MainActor
@Suite(.onScreen)
struct CollectionPrefetchingFacts {
  private let host = Host()
  private let source = ItemsSource(items: 200)
  private let prefetcher = ItemPrefetcher()
  private let collection: UICollectionView
  private let window: UIWindow

  init() {
    collection = UICollectionView.showing(source)
    collection.isPrefetchingEnabled = true
    collection.prefetchDataSource = prefetcher
    window = host.makeWindow()
    window.addSubview(collection)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  /// `developer.apple.com/documentation/uikit/uicollectionviewdatasourceprefetching/collectionview(_:prefetchitemsat:)`
  @Test func upcomingItemsArePrefetchedNearestFirst() async {
    let down = await prefetched(byScrollingTo: 500)
    _ = await prefetched(byScrollingTo: 5_000)
    let up = await prefetched(byScrollingTo: 4_990)

    #expect(down.first.map { $0.item >= 20 } == true)
    #expect(down == down.sorted())
    #expect(up.first.map { $0.item < 100 } == true)
    #expect(up == up.sorted().reversed())
  }

  /// `developer.apple.com/documentation/uikit/uicollectionviewdatasourceprefetching/collectionview(_:cancelprefetchingforitemsat:)`
  @Test func scrollingAwayCancelsPrefetchingOfItems() async {
    let before = Set(await prefetched(byScrollingTo: 1_000))

    _ = await prefetched(byScrollingTo: 900)

    #expect(await host.settles { !prefetcher.cancelled.isEmpty })
    #expect(before.isSuperset(of: prefetcher.cancelled))
  }

  /// `developer.apple.com/documentation/uikit/uicollectionview/isprefetchingenabled`
  @Test func nothingIsPrefetchedIfPrefetchingIsDisabled() async {
    collection.isPrefetchingEnabled = false

    let ahead = await prefetched(byScrollingTo: 1_000)

    #expect(ahead.isEmpty)
  }

  /// `developer.apple.com/documentation/uikit/uicollectionview/prefetchdatasource`
  @Test func prefetchDataSourceIsHeldWeakly() {
    var other: ItemPrefetcher? = ItemPrefetcher()

    collection.prefetchDataSource = other
    other = nil

    #expect(collection.prefetchDataSource == nil)
  }

  /// Returns the items prefetched by scrolling, including those that UIKit requests after the layout.
  private func prefetched(byScrollingTo offset: CGFloat) async -> [IndexPath] {
    await host.settle()
    prefetcher.forget()
    collection.contentOffset.y = offset
    window.layoutIfNeeded()
    await host.settles { !prefetcher.prefetched.isEmpty }
    return prefetcher.prefetched
  }
}
