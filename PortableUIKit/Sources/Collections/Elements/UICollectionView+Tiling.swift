import Foundation

extension UICollectionView {
  /// Displays the visible cells and supplementary views, and removes all others.
  ///
  /// If a callback reloads the collection view, ends a batch update or invalidates the layout, the method starts again.
  /// After four interrupted attempts, it requests another layout pass.
  ///
  /// The method does nothing during a batch update or if it is already running. It also does nothing while the
  /// collection view loads item counts or prepares the layout.
  func tile() {
    guard batch == nil, !isTiling, !isLoading else { return }
    isTiling = true
    let textSize = UIView.textSizeOutsideWindows
    UIView.textSizeOutsideWindows = preferredTextSize
    defer { (isTiling, UIView.textSizeOutsideWindows) = (false, textSize) }
    for _ in 0..<4 {
      prepareIfNeeded()
      guard need == .nothing else { continue }
      let revision = revision
      tile(at: revision)
      if revision == self.revision {
        let removed = leaving
        leaving = []
        end(removed)
      }
      guard revision != self.revision || need != .nothing || !collectionViewLayout.isPrepared else {
        _ = takeLayout()
        return
      }
    }
    setNeedsLayout()
  }

  private func tile(at revision: Int) {
    var anchor = anchor()
    // A layout may move elements when the content offset changes. Such a move must not change the content offset.
    if !holdsPosition, let item = anchor?.item,
      let place = collectionViewLayout.layoutAttributesForItem(at: item)
    {
      anchor?.start = place.frame.origin
    }
    holdsPosition = false
    settle(&anchor)
    for element in shown.keys { shown[element]?.measurements = 0 }
    removeOutOfView(wantedElements())
    guard revision == self.revision else { return }
    noteVisibleItems()
    guard revision == self.revision else { return }
    while showMissing(at: revision, &anchor) {}
    guard revision == self.revision else { return }
    let wanted = wantedElements()
    removeOutOfView(wanted)
    guard revision == self.revision else { return }
    place(wanted)
  }

  /// Requests the missing views of visible elements, and measures these views and those whose layout size changed.
  ///
  /// - Returns: Whether views were added or the layout changed. If so, the caller must call the method again. If a
  ///   callback interrupted the layout pass, the result is `false`.
  private func showMissing(at revision: Int, _ anchor: inout CollectionAnchor?) -> Bool {
    var hasShown = false
    for wanted in wantedElements() {
      var wantsSize = shown[wanted.element].map { $0.settledSize != wanted.attributes.size } ?? false
      if shown[wanted.element] == nil {
        show(wanted)
        (hasShown, wantsSize) = (true, true)
      }
      guard revision == self.revision, need == .nothing else { return false }
      guard wantsSize, measure(wanted) else { continue }
      guard revision == self.revision, need == .nothing else { return false }
      prepareIfNeeded()
      guard revision == self.revision, need == .nothing else { return false }
      settle(&anchor)
      return revision == self.revision && need == .nothing
    }
    return hasShown
  }

  private func show(_ wanted: WantedElement) {
    let revision = revision
    let view = makeView(of: wanted.element)
    guard revision == self.revision else { return keep(view, of: wanted.element) }
    let cell = view as? UICollectionViewCell
    shown[wanted.element] = ShownElement(view: view, attributes: wanted.attributes)
    view.place(by: wanted.attributes)
    let isSelected = cell != nil && selection.contains(wanted.element.indexPath)
    if let cell, cell.isSelected != isSelected { cell.isSelected = isSelected }
    cell?.isEditing = isEditing
    view.apply(wanted.attributes)
  }

  /// Inserts the view of an element into `wanted.host`, unless the view is already there.
  ///
  /// If the view had no superview, the method notifies the delegate that the view is about to be displayed.
  private func insert(_ wanted: WantedElement) {
    guard let view = shown[wanted.element]?.view, view.superview !== wanted.host else { return }
    let isNew = view.superview == nil
    wanted.host.insertSubview(view, at: wanted.host === self ? 0 : wanted.host.subviews.count)
    guard isNew else { return }
    let indexPath = wanted.element.indexPath
    if let cell = view as? UICollectionViewCell, wanted.element.kind == nil {
      delegate?.collectionView(self, willDisplay: cell, forItemAt: indexPath)
    } else if let kind = wanted.element.kind {
      delegate?.collectionView(self, willDisplaySupplementaryView: view, forElementKind: kind, at: indexPath)
    }
  }

  /// Measures and inserts the view of an element, and invalidates the layout if the view's preferred size requires it.
  ///
  /// A view is measured at most three times in a layout pass.
  ///
  /// - Returns: Whether the method invalidated the layout.
  private func measure(_ wanted: WantedElement) -> Bool {
    guard let element = shown[wanted.element] else { return false }
    let original = wanted.attributes
    shown[wanted.element]?.settledSize = original.size
    shown[wanted.element]?.measurements += 1
    guard element.measurements < 3, need == .nothing else {
      insert(wanted)
      return false
    }
    element.view.place(by: original)
    let copy = original.copy() as? UICollectionViewLayoutAttributes ?? original
    let preferred = element.view.preferredLayoutAttributesFitting(copy)
    let layout = collectionViewLayout
    let isOther = layout.shouldInvalidateLayout(
      forPreferredLayoutAttributes: preferred,
      withOriginalAttributes: original
    )
    if isOther {
      invalidateByItself(
        layout.invalidationContext(
          forPreferredLayoutAttributes: preferred,
          withOriginalAttributes: original
        )
      )
      shown[wanted.element]?.settledSize = preferred.size
      element.view.place(by: preferred)
    }
    insert(wanted)
    return isOther
  }

  private func removeOutOfView(_ wanted: [WantedElement]) {
    let elements = Set(wanted.map(\.element))
    end(removeViews { !elements.contains($0) })
  }

  /// Inserts the visible views, applies their current layout attributes, and sorts the subviews.
  private func place(_ wanted: [WantedElement]) {
    for wanted in wanted {
      guard let element = shown[wanted.element] else { continue }
      insert(wanted)
      element.view.place(by: wanted.attributes)
      guard !wanted.attributes.isEqual(element.attributes) else { continue }
      shown[wanted.element]?.attributes = wanted.attributes
      element.view.apply(wanted.attributes)
    }
    orderSubviews(wanted)
  }

  /// Sorts the subviews, with the views of elements in z-index order.
  ///
  /// The background view, the refresh control and the scroll views of sections are behind the views of elements.
  /// Subviews that the app added are in front of all others.
  private func orderSubviews(_ wanted: [WantedElement]) {
    var heights: [ObjectIdentifier: Int] = [:]
    for (place, wanted) in wanted.sorted(by: WantedElement.isBehind).enumerated() {
      if let view = shown[wanted.element]?.view { heights[ObjectIdentifier(view)] = place + 1 }
    }
    if let backgroundView { heights[ObjectIdentifier(backgroundView)] = -2 }
    if let refreshControl { heights[ObjectIdentifier(refreshControl)] = -1 }
    let ordered = subviews.enumerated().map { place, view in
      (heights[ObjectIdentifier(view)] ?? (view is CollectionStripView ? 0 : Int.max), place, view)
    }
    subviews = ordered.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
  }
}
