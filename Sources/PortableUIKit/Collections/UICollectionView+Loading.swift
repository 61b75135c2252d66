import Foundation

extension UICollectionView {
  /// The data that must be loaded from the data source.
  enum Need {
    case nothing
    /// All item counts, because the data source changed or a reload was requested.
    case counts
  }

  /// Discards the item counts, so that they are loaded when they are next needed.
  func unload() {
    revision += 1
    need = .counts
    setNeedsLayout()
  }

  /// Loads the item counts if they are outdated.
  ///
  /// Does nothing while the collection view is loading or a batch update is in progress.
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

  /// Runs a closure that calls the data source.
  ///
  /// A reload or update that a callback requests meanwhile runs after the closure.
  func load(_ work: () -> Void) {
    isLoading = true
    work()
    isLoading = false
    setNeedsLayout()
  }

  /// Returns the number of items in each section, as reported by the data source.
  func askCounts() -> [Int] {
    guard let dataSource else { return [] }
    return (0..<dataSource.numberOfSections(in: self)).map {
      dataSource.collectionView(self, numberOfItemsInSection: $0)
    }
  }

  /// Deselects all items and removes all displayed views.
  func forgetShown() {
    selection.removeAll()
    _ = endHighlight()
    end(removeViews())
  }
}
