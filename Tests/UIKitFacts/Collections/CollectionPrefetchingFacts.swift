import Foundation
import Testing

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

@MainActor
@Suite
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
  @Test func itemsThatAreLikelyToShowSoonArePrefetchedTheNearestFirst() {
    scroll(to: 500)
    let down = prefetcher.prefetched
    prefetcher.forget()
    scroll(to: 5_000)
    prefetcher.forget()
    scroll(to: 4_990)

    #expect(down.first.map { $0.item >= 20 } == true)
    #expect(down == down.sorted())
    #expect(prefetcher.prefetched.first.map { $0.item < 100 } == true)
    #expect(prefetcher.prefetched == prefetcher.prefetched.sorted().reversed())
  }

  /// `developer.apple.com/documentation/uikit/uicollectionviewdatasourceprefetching/collectionview(_:cancelprefetchingforitemsat:)`
  @Test func itemsThatAreNotLikelyToShowAnyMoreAreCancelled() {
    scroll(to: 1_000)
    let prefetched = Set(prefetcher.prefetched)

    scroll(to: 900)

    #expect(!prefetcher.cancelled.isEmpty)
    #expect(prefetched.isSuperset(of: prefetcher.cancelled))
  }

  /// `developer.apple.com/documentation/uikit/uicollectionview/isprefetchingenabled`
  @Test func nothingIsPrefetchedIfThatIsTurnedOff() {
    collection.isPrefetchingEnabled = false

    scroll(to: 1_000)

    #expect(prefetcher.prefetched.isEmpty)
  }

  /// `developer.apple.com/documentation/uikit/uicollectionview/prefetchdatasource`
  @Test func prefetchDataSourceIsHeldWeakly() {
    var other: ItemPrefetcher? = ItemPrefetcher()

    collection.prefetchDataSource = other
    other = nil

    #expect(collection.prefetchDataSource == nil)
  }

  private func scroll(to offset: CGFloat) {
    collection.contentOffset.y = offset
    window.layoutIfNeeded()
  }
}

/// What prepares for items, and remembers for which.
final class ItemPrefetcher: NSObject, UICollectionViewDataSourcePrefetching {
  private(set) var prefetched: [IndexPath] = []
  private(set) var cancelled: [IndexPath] = []
  /// Each call, with the first and the last item of it.
  private(set) var calls: [String] = []

  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
    prefetched += indexPaths
    calls.append("prefetch \(indexPaths[0].item)...\(indexPaths[indexPaths.count - 1].item)")
  }

  func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
  {
    cancelled += indexPaths
    calls.append("cancel \(indexPaths[0].item)...\(indexPaths[indexPaths.count - 1].item)")
  }

  func forget() {
    prefetched = []
    cancelled = []
  }
}
