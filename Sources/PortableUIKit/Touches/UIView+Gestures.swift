extension UIView {
  /// Adds a recognizer, and removes it from the view it was added to before
  /// (`developer.apple.com/documentation/uikit/uiview/addgesturerecognizer(_:)`).
  ///
  /// The view retains the recognizer.
  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizer.view = self
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
  }

  /// Removes a recognizer
  /// (`developer.apple.com/documentation/uikit/uiview/removegesturerecognizer(_:)`).
  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    gestureRecognizer.view = nil
    gestureRecognizers?.removeAll { $0 === gestureRecognizer }
  }

  /// The enabled recognizers of this view and its superviews, those of this view first.
  var recognizersOnTheWayUp: [UIGestureRecognizer] {
    sequence(first: self, next: \.superview).flatMap { $0.gestureRecognizers ?? [] }.filter(\.isEnabled)
  }
}
