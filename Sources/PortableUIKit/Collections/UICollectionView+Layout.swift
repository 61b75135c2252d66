import Foundation

extension UICollectionView {
  /// Tells the layout of new counts.
  ///
  /// - Parameter map: where items went in a batch, or `nil` if everything is new.
  func layoutTakesOn(_ map: BatchUpdateMap?) {
    remeasureShown()
    collectionViewLayout.takeOn(map, counts: counts)
    collectionViewLayout.isPrepared = false
    collectionViewLayout.invalidateLayout(
      with: UICollectionViewLayoutInvalidationContext(countsOfReload: map == nil)
    )
  }

  /// Loads what is not known and has the layout prepared, unless that is under way or a batch is open.
  func prepareIfNeeded() {
    loadIfNeeded()
    guard !isLoading, batch == nil else { return }
    // A delegate that invalidates the layout while it is asked would do so for ever.
    for _ in 0..<4 where !collectionViewLayout.isPrepared {
      load {
        collectionViewLayout.isPrepared = true
        collectionViewLayout.prepare()
      }
    }
  }

  /// Called by a layout that is not valid any more. Unless that is by scrolling or by what was measured, anything may
  /// have another size.
  func layoutDidInvalidate() {
    setNeedsLayout()
    guard !invalidatesByItself else { return }
    remeasureShown()
  }

  /// Has the layout take note of what the view itself found.
  func invalidateByItself(_ context: UICollectionViewLayoutInvalidationContext) {
    invalidatesByItself = true
    collectionViewLayout.invalidateLayout(with: context)
    invalidatesByItself = false
  }

  /// Has everything that shows asked for its size again, and sections looked at for whether they scroll.
  func remeasureShown() {
    stripSections = nil
    holdsPosition = true
    for element in shown.keys { shown[element]?.settledSize = nil }
  }

  /// Has a cell or supplementary view asked for its size again, because its content asks for another one.
  func sizeDidChange(of view: UICollectionReusableView) {
    guard selfSizingInvalidation != .disabled, let element = element(of: view) else { return }
    shown[element]?.settledSize = nil
    setNeedsLayout()
  }

  /// Gives the new layout what is known.
  func layoutWasReplaced() {
    revision += 1
    forgetStrips()
    collectionViewLayout.collectionView = self
    if need == .nothing { layoutTakesOn(nil) }
    setNeedsLayout()
  }

  /// Asks the layout whether it stays valid, while the view still has its old bounds.
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
