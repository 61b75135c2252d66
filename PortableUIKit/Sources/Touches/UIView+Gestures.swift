extension UIView {
  /// Attaches a gesture recognizer to the view
  /// (`developer.apple.com/documentation/uikit/uiview/addgesturerecognizer(_:)`).
  ///
  /// The view retains the recognizer. If the recognizer is attached to another view, the method first detaches it
  /// from that view.
  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    removeGestureRecognizer(gestureRecognizer)
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
  }

  /// Detaches a gesture recognizer from the view
  /// (`developer.apple.com/documentation/uikit/uiview/removegesturerecognizer(_:)`).
  ///
  /// If the recognizer isn't attached to this view, the method does nothing.
  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    gestureRecognizers?.removeAll { $0 === gestureRecognizer }
  }

  /// The enabled gesture recognizers of this view and its superviews, starting with this view's.
  var recognizersOnTheWayUp: [UIGestureRecognizer] {
    sequence(first: self, next: \.superview).flatMap { $0.gestureRecognizers ?? [] }.filter(\.isEnabled)
  }
}
