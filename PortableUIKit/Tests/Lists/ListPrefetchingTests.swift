// For the stand-in only: no page documents how far and when UIKit looks ahead.
#if !canImport(UIKit) || os(watchOS)
  import Foundation
  import PortableUIKit
  import Testing

  @MainActor
  @Suite
  struct ListPrefetchingTests {
    private let source = ItemsSource(items: 200)
    private let prefetcher = Prefetcher()

    @Test(arguments: ListKind.allCases)
    func aScreenfulAheadIsPrefetchedAndEachRowOnce(kind: ListKind) {
      let list = prefetching(kind)

      list.scroll(to: 50)
      list.scroll(to: 150)

      #expect(prefetcher.calls == ["prefetch 11...20", "prefetch 21...22"])
    }

    @Test(arguments: ListKind.allCases)
    func changingDirectionCancelsPrefetching(kind: ListKind) {
      let list = prefetching(kind)

      list.scroll(to: 1_000)
      list.scroll(to: 975)

      #expect(prefetcher.calls == ["prefetch 30...39", "cancel 30...39", "prefetch 18...9"])
    }

    @Test(arguments: ListKind.allCases)
    func nothingIsPrefetchedWithoutScrolling(kind: ListKind) {
      let list = prefetching(kind)

      list.setNeedsLayout()
      list.layoutIfNeeded()

      #expect(prefetcher.calls.isEmpty)
    }

    @Test(arguments: ListKind.allCases)
    func rowsFromBeforeAReloadAreNotCancelled(kind: ListKind) {
      let list = prefetching(kind)

      list.scroll(to: 1_000)
      source.sections = [["a", "b"]]
      list.reloadData()
      list.scroll(to: 0)

      #expect(prefetcher.calls == ["prefetch 30...39"])
    }

    /// *Assumed*: no page says what happens to them.
    @Test(arguments: ListKind.allCases)
    func prefetchedRowsMoveInABatchUpdate(kind: ListKind) {
      let list = prefetching(kind)

      list.scroll(to: 1_000)
      list.batch {
        source.sections[0].insert("new", at: 0)
        list.insert(rows: [[0, 0]])
      }
      list.scroll(to: 975)

      #expect(prefetcher.calls.prefix(2) == ["prefetch 30...39", "cancel 31...40"])
    }

    private func prefetching(_ kind: ListKind) -> any ListView {
      let list = kind.showing(source)
      (list as? UICollectionView)?.isPrefetchingEnabled = true
      list.use(prefetcher: prefetcher)
      list.layoutIfNeeded()
      return list
    }
  }
#endif
