public import Foundation

extension UICollectionView {
  /// The selected items in the order in which they were selected; empty if there are none
  /// (`developer.apple.com/documentation/uikit/uicollectionview/indexpathsforselecteditems`).
  public var indexPathsForSelectedItems: [IndexPath]? { selection.places }

  /// Selects an item by code, of which the delegate is not told, or with `nil` deselects all
  /// (`developer.apple.com/documentation/uikit/uicollectionview/selectitem(at:animated:scrollposition:)`).
  ///
  /// With a scroll position other than none, the item is scrolled to. Nothing happens where items cannot be selected,
  /// as the page says; that an item which is not there is not selected is this view's own, because no page says what
  /// happens.
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

  /// Deselects an item by code, of which the delegate is not told; nothing happens where items cannot be selected
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

  /// Highlights an item, if it can be selected and the delegate lets it.
  func highlight(_ item: IndexPath) {
    guard canSelect, delegate?.collectionView(self, shouldHighlightItemAt: item) ?? true, hasItem(item) else {
      return
    }
    highlightedItem = item
    cellForItem(at: item)?.isHighlighted = true
    delegate?.collectionView(self, didHighlightItemAt: item)
  }

  /// Ends that an item is highlighted.
  ///
  /// - Returns: the item, or `nil` if none was.
  func endHighlight() -> IndexPath? {
    guard let item = highlightedItem else { return nil }
    highlightedItem = nil
    cellForItem(at: item)?.isHighlighted = false
    delegate?.collectionView(self, didUnhighlightItemAt: item)
    return item
  }

  /// Selects the item that the user tapped or, if it is selected and several may be, deselects it. An item that is
  /// tapped alone performs what it is for.
  ///
  /// The delegate is not asked about the item that another one takes the selection from (observed, not documented).
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
