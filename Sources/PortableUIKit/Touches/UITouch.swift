public import Foundation

/// A touch on the screen, from its beginning to its end
/// (`developer.apple.com/documentation/uikit/uitouch`).
@MainActor
open class UITouch: NSObject {
  /// The phase of a touch (`developer.apple.com/documentation/uikit/uitouch/phase-swift.enum`).
  public enum Phase: Int, Sendable {
    /// The touch began.
    case began
    /// The touch moved.
    case moved
    /// The touch hasn't moved.
    case stationary
    /// The touch ended.
    case ended
    /// The touch was cancelled, for example by a recognized gesture.
    case cancelled
  }

  /// The phase of the touch
  /// (`developer.apple.com/documentation/uikit/uitouch/phase-swift.property`).
  open internal(set) var phase = Phase.began

  /// The number of quick taps at this point, including this one
  /// (`developer.apple.com/documentation/uikit/uitouch/tapcount`).
  public let tapCount: Int

  /// The window in which the touch began (`developer.apple.com/documentation/uikit/uitouch/window`).
  public let window: UIWindow?

  /// The view in which the touch began. It doesn't change when the touch or the view moves
  /// (`developer.apple.com/documentation/uikit/uitouch/view`).
  open internal(set) var view: UIView?

  /// The recognizers that receive the touch, those of the innermost view first
  /// (`developer.apple.com/documentation/uikit/uitouch/gesturerecognizers`).
  open internal(set) var gestureRecognizers: [UIGestureRecognizer]?

  /// The location in the window.
  var point: CGPoint

  /// Makes a touch in its first phase.
  init(at point: CGPoint, in window: UIWindow, tapCount: Int) {
    self.point = point
    self.window = window
    self.tapCount = tapCount
    super.init()
  }

  /// Returns the location in a view's coordinates, or in the window's if the view is `nil`
  /// (`developer.apple.com/documentation/uikit/uitouch/location(in:)`).
  open func location(in view: UIView?) -> CGPoint {
    view?.convert(point, from: window) ?? point
  }
}
