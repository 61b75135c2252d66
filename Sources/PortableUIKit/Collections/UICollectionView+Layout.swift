import Foundation

extension UICollectionView {
  /// Notifies the layout of new item counts.
  ///
  /// - Parameter map: The changes of a batch update, or `nil` after a reload.
  func updateLayout(after map: BatchUpdateMap?) {
    remeasureShown()
    collectionViewLayout.updateCounts(counts, after: map)
    collectionViewLayout.isPrepared = false
    collectionViewLayout.invalidateLayout(
      with: UICollectionViewLayoutInvalidationContext(countsOfReload: map == nil)
    )
  }

  /// Loads the item counts and prepares the layout if needed.
  ///
  /// Does nothing while the collection view is loading or a batch update is in progress.
  func prepareIfNeeded() {
    loadIfNeeded()
    guard !isLoading, batch == nil else { return }
    // The limit ends the loop if the delegate invalidates the layout in every callback.
    for _ in 0..<4 where !collectionViewLayout.isPrepared {
      load {
        collectionViewLayout.isPrepared = true
        collectionViewLayout.prepare()
      }
    }
  }

  /// Requests a layout pass after the layout was invalidated.
  ///
  /// Unless scrolling or measuring invalidated the layout, all views are measured again.
  func layoutDidInvalidate() {
    setNeedsLayout()
    guard !invalidatesByItself else { return }
    remeasureShown()
  }

  /// Invalidates the layout after scrolling or measuring. Views are not measured again.
  func invalidateByItself(_ context: UICollectionViewLayoutInvalidationContext) {
    invalidatesByItself = true
    collectionViewLayout.invalidateLayout(with: context)
    invalidatesByItself = false
  }

  /// Requests that all displayed views are measured again.
  ///
  /// The orthogonally scrolling sections are also determined again.
  func remeasureShown() {
    stripSections = nil
    holdsPosition = true
    for element in shown.keys { shown[element]?.settledSize = nil }
  }

  /// Notifies a new layout of the item counts.
  func layoutWasReplaced() {
    revision += 1
    forgetStrips()
    collectionViewLayout.collectionView = self
    if need == .nothing { updateLayout(after: nil) }
    setNeedsLayout()
  }

  /// Invalidates the layout before the bounds change, if the layout depends on them.
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
