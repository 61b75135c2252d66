import Foundation

extension UICollectionView {
  /// Passes the item counts to the layout and invalidates the layout.
  ///
  /// - Parameter map: The changes of a batch update, or `nil` after a reload or a change to a different layout.
  func updateLayout(after map: BatchUpdateMap?) {
    remeasureShown()
    collectionViewLayout.updateCounts(counts, after: map)
    collectionViewLayout.isPrepared = false
    collectionViewLayout.invalidateLayout(
      with: UICollectionViewLayoutInvalidationContext(countsOfReload: map == nil)
    )
  }

  /// Loads the item counts and prepares the layout, if necessary.
  ///
  /// The method does nothing while the collection view is loading or a batch update is in progress.
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

  /// Requests a layout pass after the layout is invalidated.
  ///
  /// The pass measures all displayed views again, unless scrolling or measuring invalidated the layout.
  func layoutDidInvalidate() {
    setNeedsLayout()
    guard !invalidatesByItself else { return }
    remeasureShown()
  }

  /// Invalidates the layout because of scrolling or measuring.
  ///
  /// The measurements of displayed views remain valid.
  func invalidateByItself(_ context: UICollectionViewLayoutInvalidationContext) {
    invalidatesByItself = true
    collectionViewLayout.invalidateLayout(with: context)
    invalidatesByItself = false
  }

  /// Discards the measurements of all displayed views and the indexes of the orthogonally scrolling sections.
  ///
  /// The next layout pass measures the views again and keeps the first visible item at its visible position.
  func remeasureShown() {
    stripSections = nil
    holdsPosition = true
    for element in shown.keys { shown[element]?.settledSize = nil }
  }

  /// Connects the new layout to the collection view, and removes the scroll views of all sections.
  ///
  /// If the item counts are loaded, the method passes them to the layout.
  func layoutWasReplaced() {
    revision += 1
    forgetStrips()
    collectionViewLayout.collectionView = self
    if need == .nothing { updateLayout(after: nil) }
    setNeedsLayout()
  }

  /// Invalidates the layout before the bounds change, if the layout requires an invalidation for `newBounds`.
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
