public import Foundation

extension UICollectionView {
  /// The selected items in the order of their selection, or an empty array if there are none
  /// (`developer.apple.com/documentation/uikit/uicollectionview/indexpathsforselecteditems`).
  public var indexPathsForSelectedItems: [IndexPath]? { selection.places }

  /// Selects an item without calling the delegate, or deselects all items if the index path is `nil`
  /// (`developer.apple.com/documentation/uikit/uicollectionview/selectitem(at:animated:scrollposition:)`).
  ///
  /// Scrolls to the item unless the scroll position is empty. As the page says, it does nothing if items can't be
  /// selected. An item that doesn't exist is not selected, which no page documents.
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

  /// Deselects an item without calling the delegate. Does nothing if items can't be selected
  /// (`developer.apple.com/documentation/uikit/uicollectionview/deselectitem(at:animated:)`).
  public func deselectItem(at indexPath: IndexPath, animated: Bool) {
    if canSelect { unmark(indexPath) }
  }

  private var canSelect: Bool { isEditing ? allowsSelectionDuringEditing : allowsSelection }

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

  /// Highlights an item if items can be selected and the delegate permits it.
  func highlight(_ item: IndexPath) {
    guard canSelect, delegate?.collectionView(self, shouldHighlightItemAt: item) ?? true, hasItem(item) else {
      return
    }
    highlightedItem = item
    cellForItem(at: item)?.isHighlighted = true
    delegate?.collectionView(self, didHighlightItemAt: item)
  }

  /// Ends the highlight of the highlighted item.
  ///
  /// - Returns: the item, or `nil` if none was highlighted.
  func endHighlight() -> IndexPath? {
    guard let item = highlightedItem else { return nil }
    highlightedItem = nil
    cellForItem(at: item)?.isHighlighted = false
    delegate?.collectionView(self, didUnhighlightItemAt: item)
    return item
  }

  /// Selects a tapped item, or deselects it if it is selected and multiple selection is on. If it is the only selected
  /// item, its primary action is performed.
  ///
  /// The delegate isn't asked about the item that loses the selection to another (observed, not documented).
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
}
