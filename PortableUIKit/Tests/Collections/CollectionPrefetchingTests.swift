// For the stand-in only: no page documents how far and when UIKit looks ahead.
#if !canImport(UIKit) || os(watchOS)
  import Foundation
  import PortableUIKit
  import Testing

  @MainActor
  @Suite
  struct CollectionPrefetchingTests {
    private let source = ItemsSource(items: 200)
    private let prefetcher = ItemPrefetcher()
    private let collection: UICollectionView

    init() {
      collection = UICollectionView.showing(source)
      collection.isPrefetchingEnabled = true
      collection.prefetchDataSource = prefetcher
      collection.layoutIfNeeded()
    }

    @Test func aScreenfulAheadIsPrefetchedAndEachItemOnce() {
      scroll(to: 50)
      scroll(to: 150)

      #expect(prefetcher.calls == ["prefetch 11...20", "prefetch 21...22"])
    }

    @Test func changingDirectionCancelsPrefetching() {
      scroll(to: 1_000)
      scroll(to: 975)

      #expect(prefetcher.calls == ["prefetch 30...39", "cancel 30...39", "prefetch 18...9"])
    }

    @Test func nothingIsPrefetchedWithoutScrolling() {
      collection.setNeedsLayout()
      collection.layoutIfNeeded()

      #expect(prefetcher.calls.isEmpty)
    }

    @Test func itemsFromBeforeAReloadAreNotCancelled() {
      scroll(to: 1_000)
      source.sections = [["a", "b"]]
      collection.reloadData()
      scroll(to: 0)

      #expect(prefetcher.calls == ["prefetch 30...39"])
    }

    /// *Assumed*: no page says what happens to them.
    @Test func prefetchedItemsMoveInABatchUpdate() {
      scroll(to: 1_000)
      collection.performBatchUpdates {
        source.sections[0].insert("new", at: 0)
        collection.insertItems(at: [[0, 0]])
      }
      scroll(to: 975)

      #expect(prefetcher.calls.prefix(2) == ["prefetch 30...39", "cancel 31...40"])
    }

    private func scroll(to offset: CGFloat) {
      collection.contentOffset.y = offset
      collection.layoutIfNeeded()
    }
  }
#endif
