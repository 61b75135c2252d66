import Foundation

/// A simulated finger that touches a window. Tests and host programs use it.
///
/// Simultaneous touches aren't supported.
@MainActor
package final class Finger {
  private let application: UIApplication
  private var event: UIEvent?

  /// The drag of a row or item, or `nil` if there is none.
  ///
  /// A long press creates the drag and cancels the touch in the touched view.
  var drag: ListDrag?

  /// Creates a finger that touches a window, or returns `nil` if no view in the window receives the touch.
  ///
  /// - Parameters:
  ///   - point: A point in the window's coordinates.
  ///   - window: The window to touch.
  ///   - tapCount: The number of quick taps at this point, including this one.
  package init?(downAt point: CGPoint, in window: UIWindow, tapCount: Int = 1) {
    window.layoutIfNeeded()
    let touch = UITouch(at: point, in: window, tapCount: tapCount)
    let event = UIEvent(touch)
    guard let view = window.hitTest(point, with: event) else { return nil }
    touch.view = view
    touch.gestureRecognizers = view.recognizersOnTheWayUp
    application = window.application ?? .shared
    self.event = event
    tracked = sequence(first: view, next: \.superview).lazy.compactMap { $0 as? UIScrollView }.first
    tracked?.isTracking = true
    application.sendEvent(event)
  }

  /// The innermost scroll view at the touch, which tracks it.
  private weak var tracked: UIScrollView?

  /// The view in which the touch began, or `nil` once the touch has ended or been canceled.
  package var view: UIView? { touch?.view }

  /// The touch of the finger, or `nil` once the touch has ended or been canceled.
  var touch: UITouch? { event?.allTouches?.first }

  /// Moves the finger, and any dragged row or item, to a point in the window's coordinates.
  package func move(to point: CGPoint) {
    drag?.move(to: point)
    send(.moved, at: point)
  }

  /// Lifts the finger, ends the touch, and drops the dragged row or item if there is one.
  package func lift() {
    tracked?.isTracking = false
    drag?.drop()
    drag = nil
    send(.ended)
    event = nil
  }

  /// Cancels the touch and ends any drag without a drop, as the system does when a call comes in.
  package func cancel() {
    tracked?.isTracking = false
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
  /// Taps the window with one finger.
  ///
  /// - Parameters:
  ///   - point: A point in the window's coordinates.
  ///   - tapCount: The number of quick taps at this point, including this one.
  /// - Returns: The tapped view, or `nil` if no view in the window receives the touch.
  @discardableResult
  package func tap(at point: CGPoint, tapCount: Int = 1) -> UIView? {
    let finger = Finger(downAt: point, in: self, tapCount: tapCount)
    let view = finger?.view
    finger?.lift()
    return view
  }
}
