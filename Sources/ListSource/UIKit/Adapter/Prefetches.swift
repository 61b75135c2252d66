internal import Foundation
internal import PlatformUIKit

/// The prefetches that have begun and not ended.
///
/// Each prefetch ends once: the row is displayed, or the row's cancellation handler is called.
@MainActor
final class Prefetches {
  /// The rows as they were when their prefetches began, and their indices at that time.
  private var begun: [RowIdentity: (row: Row, place: RowIndex)] = [:]

  var isEmpty: Bool { begun.isEmpty }

  func begin(_ row: Row, _ id: RowIdentity, at place: RowIndex) {
    guard row.group.has(.prefetch), begun[id] == nil else { return }
    begun[id] = (row, place)
    row.perform(.prefetch)
  }

  func end(_ id: RowIdentity) { _ = begun.removeValue(forKey: id) }

  /// Returns whether the prefetch was in progress.
  @discardableResult
  func cancel(_ id: RowIdentity) -> Bool {
    guard let (row, _) = begun.removeValue(forKey: id) else { return false }
    row.perform(.cancelPrefetch)
    return true
  }

  func cancel(begunAt place: RowIndex) {
    if let id = begun.first(where: { $0.value.place == place })?.key { cancel(id) }
  }

  func cancelAll() {
    for id in begun.sorted(by: { $0.value.place < $1.value.place }).map(\.key) { cancel(id) }
  }
}

extension ListAdapter {
  func prefetch(at indexPaths: [IndexPath]) {
    for place in indexPaths.map(RowIndex.init) {
      if let row = shown.row(at: place), let id = shown.id(of: place) { prefetches.begin(row, id, at: place) }
    }
  }

  /// Cancels the prefetches for the rows at index paths.
  ///
  /// Apple does not document whether the index paths change with the list. If no prefetch of the row that is now at an
  /// index path is in progress, the method cancels the prefetch that began at that index path.
  func cancelPrefetches(at indexPaths: [IndexPath]) {
    for place in indexPaths.map(RowIndex.init) {
      if let id = shown.id(of: place), prefetches.cancel(id) { continue }
      prefetches.cancel(begunAt: place)
    }
  }

  /// Cancels the prefetches of rows that leave the list. Updated rows without an id count as other rows.
  func cancelPrefetches(of batches: ListBatches) {
    guard !prefetches.isEmpty else { return }
    batches.forEachStaleRow { id, isDeleted in if isDeleted || id.isPosition { prefetches.cancel(id) } }
  }

  func willDisplayRow(at place: RowIndex) {
    if !prefetches.isEmpty { shown.id(of: place).map(prefetches.end) }
    shown.row(at: place)?.perform(.display)
    companion?.willDisplayRow(rowsAfter: shown.numberOfRows(after: place))
  }
}
