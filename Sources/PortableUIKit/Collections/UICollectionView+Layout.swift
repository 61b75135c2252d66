import Foundation

extension UICollectionView {
  /// Informs the layout of new counts.
  ///
  /// - Parameter map: the map of the batch, or `nil` after a reload.
  func updateLayout(after map: BatchUpdateMap?) {
    remeasureShown()
    collectionViewLayout.updateCounts(counts, after: map)
    collectionViewLayout.isPrepared = false
    collectionViewLayout.invalidateLayout(
      with: UICollectionViewLayoutInvalidationContext(countsOfReload: map == nil)
    )
  }

  /// Loads the counts and prepares the layout as needed, unless either is in progress or a batch is open.
  func prepareIfNeeded() {
    loadIfNeeded()
    guard !isLoading, batch == nil else { return }
    // The limit ends the loop if the delegate invalidates the layout whenever it is asked.
    for _ in 0..<4 where !collectionViewLayout.isPrepared {
      load {
        collectionViewLayout.isPrepared = true
        collectionViewLayout.prepare()
      }
    }
  }

  /// Called by the layout after it is invalidated. Unless scrolling or measuring caused it, all views are measured
  /// again.
  func layoutDidInvalidate() {
    setNeedsLayout()
    guard !invalidatesByItself else { return }
    remeasureShown()
  }

  /// Invalidates the layout because of scrolling or measuring, not because of the app.
  func invalidateByItself(_ context: UICollectionViewLayoutInvalidationContext) {
    invalidatesByItself = true
    collectionViewLayout.invalidateLayout(with: context)
    invalidatesByItself = false
  }

  /// Requests that all shown views are measured again and the strips are determined again.
  func remeasureShown() {
    stripSections = nil
    holdsPosition = true
    for element in shown.keys { shown[element]?.settledSize = nil }
  }

  /// Requests that a cell or supplementary view is measured again, because its content size changed.
  func sizeDidChange(of view: UICollectionReusableView) {
    guard selfSizingInvalidation != .disabled, let element = element(of: view) else { return }
    shown[element]?.settledSize = nil
    setNeedsLayout()
  }

  /// Informs a new layout of the counts.
  func layoutWasReplaced() {
    revision += 1
    forgetStrips()
    collectionViewLayout.collectionView = self
    if need == .nothing { updateLayout(after: nil) }
    setNeedsLayout()
  }

  /// Asks the layout whether new bounds invalidate it, before the bounds change.
  func boundsWillChange(to newBounds: CGRect) {
    guard newBounds != bounds, collectionViewLayout.isPrepared,
      collectionViewLayout.shouldInvalidateLayout(forBoundsChange: newBounds)
    else { return }
    let context = collectionViewLayout.invalidationContext(forBoundsChange: newBounds)
    if newBounds.size == bounds.size {
      invalidateByItself(context)
    } else {
      collectionViewLayout.invalidateLayout(with: context)
    }
  }
}
