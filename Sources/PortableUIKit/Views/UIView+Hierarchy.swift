extension UIView {
  /// Moves the view, with everyone in it, into another view or out of any.
  ///
  /// A view that is moved within its superview changes its place only, and nobody is told.
  ///
  /// - Parameters:
  ///   - newSuperview: where the view goes, or `nil` to take it out.
  ///   - index: its place there; the front if that many views are not there.
  ///   - animated: what the controllers that appear or disappear by it are told.
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
    // A view with nothing in it cannot contain anyone, so building from the root down costs no walk.
    guard subviews.isEmpty || !newSuperview.isDescendant(of: self) else {
      Rejection.cycleOfViews(self).raise()
    }
    guard let owningController, let parent = owningController.parent else { return }
    let owned = sequence(first: newSuperview, next: \.superview).first { $0.owningController != nil }
    guard let found = owned?.owningController, found !== parent else { return }
    Rejection.viewOutsideParent(owningController, parent: parent, found: found).raise()
  }
}
