extension UIView {
  /// Has a recognizer look at the touches in this view, taking it from the view it was added to
  /// (`developer.apple.com/documentation/uikit/uiview/addgesturerecognizer(_:)`).
  ///
  /// The view holds the recognizer.
  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizer.view = self
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
  }

  /// Ends that a recognizer looks at the touches in this view
  /// (`developer.apple.com/documentation/uikit/uiview/removegesturerecognizer(_:)`).
  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    gestureRecognizer.view = nil
    gestureRecognizers?.removeAll { $0 === gestureRecognizer }
  }

  /// The enabled recognizers of this view and of those it is in, this view's first.
  var recognizersOnTheWayUp: [UIGestureRecognizer] {
    sequence(first: self, next: \.superview).flatMap { $0.gestureRecognizers ?? [] }.filter(\.isEnabled)
  }
}
