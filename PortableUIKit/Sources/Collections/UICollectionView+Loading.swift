import Foundation

extension UICollectionView {
  /// The data that the collection view must request from the data source.
  enum Need {
    case nothing
    /// All item counts, because they are outdated or were never loaded.
    case counts
  }

  /// Marks the item counts as outdated and requests a layout pass.
  ///
  /// The collection view requests the counts from the data source when it next needs them.
  func unload() {
    revision += 1
    need = .counts
    setNeedsLayout()
  }

  /// Loads the item counts if they are outdated or were never loaded.
  ///
  /// Loading deselects all items, removes all displayed views, and passes the counts to the layout.
  ///
  /// The method does nothing while the collection view is loading or a batch update is in progress.
  func loadIfNeeded() {
    guard need != .nothing, !isLoading, batch == nil else { return }
    need = .nothing
    load {
      forgetShown()
      forgetStrips()
      counts = askCounts()
      updateLayout(after: nil)
    }
  }

  /// Runs a closure that calls the data source or the layout.
  ///
  /// The method then requests a layout pass.
  ///
  /// If a callback requests a reload or a batch update while the closure runs, the item counts become outdated. The
  /// collection view reloads its data when it next needs the counts.
  func load(_ work: () -> Void) {
    isLoading = true
    work()
    isLoading = false
    setNeedsLayout()
  }

  /// Requests the item count of each section from the data source.
  ///
  /// - Returns: The counts, or an empty array if there is no data source.
  func askCounts() -> [Int] {
    guard let dataSource else { return [] }
    return (0..<dataSource.numberOfSections(in: self)).map {
      dataSource.collectionView(self, numberOfItemsInSection: $0)
    }
  }

  /// Deselects all items, ends the highlight and all requests for prefetching, and removes all displayed views.
  func forgetShown() {
    selection.removeAll()
    prefetching.removeAll()
    _ = endHighlight()
    end(removeViews())
  }
}
