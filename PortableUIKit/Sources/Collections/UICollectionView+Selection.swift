public import Foundation

extension UICollectionView {
  /// The index paths of the selected items, in the order of their selection
  /// (`developer.apple.com/documentation/uikit/uicollectionview/indexpathsforselecteditems`).
  ///
  /// The value is never `nil`. The array is empty if no item is selected.
  public var indexPathsForSelectedItems: [IndexPath]? { selection.places }

  /// Selects the specified item and optionally scrolls to it
  /// (`developer.apple.com/documentation/uikit/uicollectionview/selectitem(at:animated:scrollposition:)`).
  ///
  /// Unless multiple selection is allowed, all other items are deselected. If the index path is `nil`, all items are
  /// deselected. If the scroll position is empty, the collection view doesn't scroll.
  ///
  /// The method doesn't notify the delegate. It has no effect if selection isn't allowed. If the item doesn't exist,
  /// the selection doesn't change. Apple doesn't document the case of a missing item.
  public func selectItem(
    at indexPath: IndexPath?,
    animated: Bool,
    scrollPosition: UICollectionView.ScrollPosition
  ) {
    loadIfNeeded()
    guard canSelect else { return }
    guard let indexPath else {
      for item in selection.places { unmark(item) }
      return
    }
    guard hasItem(indexPath) else { return }
    if !canSelectSeveral {
      for item in selection.places where item != indexPath { unmark(item) }
    }
    mark(indexPath)
    if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
  }

  /// Deselects the specified item
  /// (`developer.apple.com/documentation/uikit/uicollectionview/deselectitem(at:animated:)`).
  ///
  /// The method doesn't notify the delegate. It has no effect if selection isn't allowed.
  public func deselectItem(at indexPath: IndexPath, animated: Bool) {
    if canSelect { unmark(indexPath) }
  }

  private var canSelect: Bool {
    isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  private var canSelectSeveral: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  private func mark(_ item: IndexPath) {
    if selection.insert(item) { cellForItem(at: item)?.isSelected = true }
  }

  private func unmark(_ item: IndexPath) {
    if selection.remove(item) { cellForItem(at: item)?.isSelected = false }
  }

  // MARK: Touches

  /// Highlights an item and notifies the delegate, if selection is allowed and the delegate permits the highlight.
  func highlight(_ item: IndexPath) {
    guard canSelect, delegate?.collectionView(self, shouldHighlightItemAt: item) ?? true, hasItem(item) else {
      return
    }
    highlightedItem = item
    cellForItem(at: item)?.isHighlighted = true
    delegate?.collectionView(self, didHighlightItemAt: item)
  }

  /// Unhighlights the highlighted item and notifies the delegate.
  ///
  /// - Returns: The index path of the item, or `nil` if no item was highlighted.
  func endHighlight() -> IndexPath? {
    guard let item = highlightedItem else { return nil }
    highlightedItem = nil
    cellForItem(at: item)?.isHighlighted = false
    delegate?.collectionView(self, didUnhighlightItemAt: item)
    return item
  }

  /// Selects the item that the user tapped, if the delegate permits the selection.
  ///
  /// With multiple selection, a tap on a selected item deselects it instead, if the delegate permits the deselection.
  ///
  /// With single selection, the method first deselects the previously selected item without asking the delegate for
  /// permission. Apple doesn't document this behavior.
  ///
  /// If no other item is selected after the tap selects this one, and the delegate permits the item's primary action,
  /// the delegate performs the action.
  func selectByUser(_ item: IndexPath) {
    if canSelectSeveral, selection.contains(item) {
      guard delegate?.collectionView(self, shouldDeselectItemAt: item) ?? true else { return }
      return deselectByUser(item)
    }
    guard delegate?.collectionView(self, shouldSelectItemAt: item) ?? true, hasItem(item) else { return }
    if !canSelectSeveral {
      for other in selection.places where other != item { deselectByUser(other) }
    }
    guard hasItem(item) else { return }
    mark(item)
    delegate?.collectionView(self, didSelectItemAt: item)
    guard selection.places.count < 2, let delegate, hasItem(item),
      delegate.collectionView(self, canPerformPrimaryActionForItemAt: item)
    else { return }
    delegate.collectionView(self, performPrimaryActionForItemAt: item)
  }

  private func deselectByUser(_ item: IndexPath) {
    guard selection.contains(item) else { return }
    unmark(item)
    delegate?.collectionView(self, didDeselectItemAt: item)
  }

  /// Selects the items that a drag by two fingers passes, if the delegate permits it.
  ///
  /// Apple doesn't document what is called for each of them. Here, it is what a tap calls.
  package func selectByTwoFingers(_ places: [IndexPath]) {
    guard let delegate, let first = places.first,
      delegate.collectionView(self, shouldBeginMultipleSelectionInteractionAt: first)
    else { return }
    delegate.collectionView(self, didBeginMultipleSelectionInteractionAt: first)
    for place in places where hasItem(place) && canSelectSeveral && !selection.contains(place) {
      selectByUser(place)
    }
    delegate.collectionViewDidEndMultipleSelectionInteraction(self)
  }
}
