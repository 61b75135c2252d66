extension UIView {
  /// Moves this view to a new superview, or removes this view from its superview.
  ///
  /// If the superview stays the same, only the view's index changes, and no callback runs. The app terminates in the
  /// same cases as with ``addSubview(_:)``.
  ///
  /// - Parameters:
  ///   - newSuperview: The new superview, or `nil` to remove the view.
  ///   - index: The index of the view among the new superview's subviews. If the index exceeds the number of subviews,
  ///     the view becomes the frontmost subview.
  ///   - animated: The value to pass to the controllers' appearance callbacks.
  func move(to newSuperview: UIView?, at index: Int, animated: Bool = false) {
    if let newSuperview {
      rejectImpossibleMove(to: newSuperview)
      guard newSuperview !== superview else {
        return newSuperview.place(self, at: index)
      }
    }
    let crossing = WindowCrossing(of: self, to: newSuperview?.window, animated: animated)
    willMove(toSuperview: newSuperview)
    crossing?.begin()
    superview?.willRemoveSubview(self)
    superview?.subviews.removeAll { $0 === self }
    superview?.setNeedsLayout()
    superview = newSuperview
    newSuperview?.place(self, at: index)
    newSuperview?.setNeedsLayout()
    crossing?.finish()
    didMoveToSuperview()
    newSuperview?.didAddSubview(self)
  }

  private func place(_ view: UIView, at index: Int) {
    subviews.removeAll { $0 === view }
    subviews.insert(view, at: min(index, subviews.count))
  }

  private func rejectImpossibleMove(to newSuperview: UIView) {
    guard newSuperview !== self else { Rejection.viewIsItsOwnSubview.raise() }
    // A view without subviews contains no other view, so the search through the superviews is skipped.
    guard subviews.isEmpty || !newSuperview.isDescendant(of: self) else {
      Rejection.cycleOfViews(self).raise()
    }
    guard let owningController, let parent = owningController.parent else { return }
    let owned = sequence(first: newSuperview, next: \.superview).first { $0.owningController != nil }
    guard let found = owned?.owningController, found !== parent else { return }
    Rejection.viewOutsideParent(owningController, parent: parent, found: found).raise()
  }
}
