// For the stand-in only: no page documents how far and when UIKit looks ahead.
#if !canImport(UIKit) || os(watchOS)
  import Foundation
  import PortableUIKit
  import Testing

  @MainActor
  @Suite
  struct TablePrefetchingTests {
    private let source = RowsSource(rows: 200)
    private let prefetcher = Prefetcher()
    private let table: UITableView

    init() {
      table = UITableView.showing(source)
      table.prefetchDataSource = prefetcher
      table.layoutIfNeeded()
    }

    @Test func aScreenfulAheadIsPrefetchedAndEachRowOnce() {
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
      table.setNeedsLayout()
      table.layoutIfNeeded()

      #expect(prefetcher.calls.isEmpty)
    }

    @Test func rowsFromBeforeAReloadAreNotCancelled() {
      scroll(to: 1_000)
      source.sections = [["a", "b"]]
      table.reloadData()
      scroll(to: 0)

      #expect(prefetcher.calls == ["prefetch 30...39"])
    }

    /// *Assumed*: no page says what happens to them.
    @Test func prefetchedRowsMoveInABatchUpdate() {
      scroll(to: 1_000)
      table.performBatchUpdates {
        source.sections[0].insert("new", at: 0)
        table.insertRows(at: [[0, 0]], with: .none)
      }
      scroll(to: 975)

      #expect(prefetcher.calls.prefix(2) == ["prefetch 30...39", "cancel 31...40"])
    }

    private func scroll(to offset: CGFloat) {
      table.contentOffset.y = offset
      table.layoutIfNeeded()
    }
  }

  private final class Prefetcher: NSObject, UITableViewDataSourcePrefetching {
    private(set) var calls: [String] = []

    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
      note("prefetch", indexPaths)
    }

    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
      note("cancel", indexPaths)
    }

    private func note(_ call: String, _ rows: [IndexPath]) {
      calls.append("\(call) \(rows[0].row)...\(rows[rows.count - 1].row)")
    }
  }
#endif
