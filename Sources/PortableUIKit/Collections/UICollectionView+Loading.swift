import Foundation

extension UICollectionView {
  /// What the view lacks of the data source's answers.
  enum Need {
    case nothing
    /// Everything: the data source is new, or a reload was asked for.
    case counts
  }

  /// Forgets what was loaded, so that it is asked for again when it is needed.
  func unload() {
    revision += 1
    need = .counts
    setNeedsLayout()
  }

  /// Asks for counts, where they are not known and no batch is open.
  func loadIfNeeded() {
    guard need != .nothing, !isLoading, batch == nil else { return }
    need = .nothing
    load {
      forgetShown()
      forgetStrips()
      counts = askCounts()
      layoutTakesOn(nil)
    }
  }

  /// Does what asks for counts. What a callback reloads or updates meanwhile is loaded afterwards, so that nobody meets
  /// a view that is half changed.
  func load(_ work: () -> Void) {
    isLoading = true
    work()
    isLoading = false
    setNeedsLayout()
  }

  /// How many items the data source has in each section.
  func askCounts() -> [Int] {
    guard let dataSource else { return [] }
    return (0..<dataSource.numberOfSections(in: self)).map {
      dataSource.collectionView(self, numberOfItemsInSection: $0)
    }
  }

  /// Deselects everything and takes away what shows.
  func forgetShown() {
    selection.removeAll()
    _ = endHighlight()
    end(take())
  }
}
