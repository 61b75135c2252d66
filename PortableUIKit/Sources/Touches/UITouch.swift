public import Foundation

/// A touch on the screen, from its beginning to its end (`developer.apple.com/documentation/uikit/uitouch`).
@MainActor
open class UITouch: NSObject {
  /// The phase of a touch (`developer.apple.com/documentation/uikit/uitouch/phase-swift.enum`).
  public enum Phase: Int, Sendable {
    /// The touch began.
    case began
    /// The touch moved to a different location.
    case moved
    /// The touch hasn't moved since the previous event.
    case stationary
    /// The touch ended because the finger was lifted.
    case ended
    /// The touch was canceled, for example because a gesture was recognized.
    case cancelled
  }

  /// The current phase of the touch (`developer.apple.com/documentation/uikit/uitouch/phase-swift.property`).
  open internal(set) var phase = Phase.began

  /// The number of quick taps at the touch's location, including this touch
  /// (`developer.apple.com/documentation/uikit/uitouch/tapcount`).
  public let tapCount: Int

  /// The window in which the touch began (`developer.apple.com/documentation/uikit/uitouch/window`).
  public let window: UIWindow?

  /// The view in which the touch began (`developer.apple.com/documentation/uikit/uitouch/view`).
  ///
  /// The view stays the same when the touch or the view moves.
  open internal(set) var view: UIView?

  /// The gesture recognizers that receive the touch, starting with those of the innermost view
  /// (`developer.apple.com/documentation/uikit/uitouch/gesturerecognizers`).
  open internal(set) var gestureRecognizers: [UIGestureRecognizer]?

  /// The location of the touch in its window's coordinates.
  var point: CGPoint

  init(at point: CGPoint, in window: UIWindow, tapCount: Int) {
    self.point = point
    self.window = window
    self.tapCount = tapCount
    super.init()
  }

  /// Returns the location of the touch in a view's coordinates
  /// (`developer.apple.com/documentation/uikit/uitouch/location(in:)`).
  ///
  /// If the view is `nil`, the location is in the window's coordinates.
  open func location(in view: UIView?) -> CGPoint {
    view?.convert(point, from: window) ?? point
  }
}
