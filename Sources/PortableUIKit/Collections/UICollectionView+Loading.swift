import Foundation

extension UICollectionView {
  /// The data that must be loaded from the data source.
  enum Need {
    case nothing
    /// All counts, because the data source is new or a reload was requested.
    case counts
  }

  /// Discards the counts, so that they are loaded when they are next needed.
  func unload() {
    revision += 1
    need = .counts
    setNeedsLayout()
  }

  /// Loads the counts if they are not known and no batch is open.
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

  /// Runs work that asks the data source. Reloads and updates requested by a callback in between run afterwards, so
  /// that they never see a half-updated view.
  func load(_ work: () -> Void) {
    isLoading = true
    work()
    isLoading = false
    setNeedsLayout()
  }

  /// Returns the data source's number of items in each section.
  func askCounts() -> [Int] {
    guard let dataSource else { return [] }
    return (0..<dataSource.numberOfSections(in: self)).map {
      dataSource.collectionView(self, numberOfItemsInSection: $0)
    }
  }

  /// Clears the selection and removes all shown views.
  func forgetShown() {
    selection.removeAll()
    _ = endHighlight()
    end(removeViews())
  }
}
