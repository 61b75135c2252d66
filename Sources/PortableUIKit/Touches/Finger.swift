import Foundation

/// A finger on a window, as a host or a test moves it: what the hardware is for UIKit.
///
/// There is one finger at a time; a second one is not told apart.
@MainActor
package final class Finger {
  private let application: UIApplication
  private var event: UIEvent?

  /// The row that the finger has lifted by a long press, which took the touch away from the view.
  var drag: ListDrag?

  /// Puts the finger down, or makes nothing where the window takes no touch.
  ///
  /// - Parameters:
  ///   - point: a place in the window's own coordinates, in points.
  ///   - window: the window to touch.
  ///   - tapCount: how many times it tapped here in short order, this time included.
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

  /// The view that the touch began in, until the touch is over.
  package var view: UIView? { touch?.view }

  /// The touch, until it is over.
  var touch: UITouch? { event?.allTouches?.first }

  /// Moves the finger to another place in the window.
  package func move(to point: CGPoint) {
    drag?.move(to: point)
    send(.moved, at: point)
  }

  /// Lifts the finger where it is.
  package func lift() {
    drag?.drop()
    drag = nil
    send(.ended)
    event = nil
  }

  /// Ends the touch as something outside the app does, such as a call that comes in.
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
  ///   - point: a place in the window's own coordinates, in points.
  ///   - tapCount: how many times it tapped here in short order, this time included.
  /// - Returns: the view that was tapped, or `nil` if the window takes no touch there.
  @discardableResult
  package func tap(at point: CGPoint, tapCount: Int = 1) -> UIView? {
    let finger = Finger(downAt: point, in: self, tapCount: tapCount)
    let view = finger?.view
    finger?.lift()
    return view
  }
}
