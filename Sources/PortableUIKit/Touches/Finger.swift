import Foundation

/// A simulated finger on a window, moved by a host or a test.
///
/// There is one finger at a time. A second one isn't distinguished.
@MainActor
package final class Finger {
  private let application: UIApplication
  private var event: UIEvent?

  /// The drag of a row or item after a long press, which cancelled the touch in its view.
  var drag: ListDrag?

  /// Begins a touch, or returns `nil` if no view of the window takes it.
  ///
  /// - Parameters:
  ///   - point: a point in the window's coordinates.
  ///   - window: the window to touch.
  ///   - tapCount: the number of quick taps at this point, including this one.
  package init?(downAt point: CGPoint, in window: UIWindow, tapCount: Int = 1) {
    window.layoutIfNeeded()
    let touch = UITouch(at: point, in: window, tapCount: tapCount)
    let event = UIEvent(touch)
    guard let view = window.hitTest(point, with: event) else { return nil }
    touch.view = view
    touch.gestureRecognizers = view.recognizersOnTheWayUp
    application = window.application ?? .shared
    self.event = event
    application.sendEvent(event)
  }

  /// The view in which the touch began, or `nil` once the touch has ended.
  package var view: UIView? { touch?.view }

  /// The touch, or `nil` once it has ended.
  var touch: UITouch? { event?.allTouches?.first }

  /// Moves the finger to another point in the window.
  package func move(to point: CGPoint) {
    drag?.move(to: point)
    send(.moved, at: point)
  }

  /// Ends the touch.
  package func lift() {
    drag?.drop()
    drag = nil
    send(.ended)
    event = nil
  }

  /// Cancels the touch, as the system does, for example for an incoming call.
  package func cancel() {
    drag?.end()
    drag = nil
    send(.cancelled)
    event = nil
  }

  private func send(_ phase: UITouch.Phase, at point: CGPoint? = nil) {
    guard let event, let touch else { return }
    touch.phase = phase
    touch.point = point ?? touch.point
    application.sendEvent(event)
  }
}

extension UIWindow {
  /// Taps with one finger.
  ///
  /// - Parameters:
  ///   - point: a point in the window's coordinates.
  ///   - tapCount: the number of quick taps at this point, including this one.
  /// - Returns: the tapped view, or `nil` if no view of the window takes the touch.
  @discardableResult
  package func tap(at point: CGPoint, tapCount: Int = 1) -> UIView? {
    let finger = Finger(downAt: point, in: self, tapCount: tapCount)
    let view = finger?.view
    finger?.lift()
    return view
  }
}
