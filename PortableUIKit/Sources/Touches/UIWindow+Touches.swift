extension UIWindow {
  /// Delivers a touch to its gesture recognizers and then to its view.
  ///
  /// Every recognizer processes the touch, but only the first one that recognizes its gesture notifies its targets. If
  /// that recognizer's ``UIGestureRecognizer/cancelsTouchesInView`` is `true`, the view receives a cancellation instead
  /// of the touch.
  func deliver(_ touch: UITouch, of event: UIEvent) {
    guard let view = touch.view else { return }
    let recognized = touch.gestureRecognizers?.filter { $0.recognizes(touch) }.first
    if let recognized, recognized.cancelsTouchesInView {
      touch.phase = .cancelled
      view.touchesCancelled([touch], with: event)
    }
    recognized?.fire()
    switch touch.phase {
    case .began: view.touchesBegan([touch], with: event)
    case .moved: view.touchesMoved([touch], with: event)
    case .ended: view.touchesEnded([touch], with: event)
    case .cancelled where recognized == nil: view.touchesCancelled([touch], with: event)
    case .cancelled, .stationary: break
    }
  }
}
