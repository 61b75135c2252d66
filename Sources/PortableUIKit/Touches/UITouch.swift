public import Foundation

/// A finger's touch, from the moment it goes down until it is lifted
/// (`developer.apple.com/documentation/uikit/uitouch`).
@MainActor
open class UITouch: NSObject {
  /// How far a touch has come (`developer.apple.com/documentation/uikit/uitouch/phase-swift.enum`).
  public enum Phase: Int, Sendable {
    /// The finger went down.
    case began
    /// It moved.
    case moved
    /// It stayed where it was.
    case stationary
    /// It was lifted.
    case ended
    /// Something else claimed the touch, such as a recognized gesture.
    case cancelled
  }

  /// How far the touch has come
  /// (`developer.apple.com/documentation/uikit/uitouch/phase-swift.property`).
  open internal(set) var phase = Phase.began

  /// How many times the finger tapped here in short order, this time included
  /// (`developer.apple.com/documentation/uikit/uitouch/tapcount`).
  public let tapCount: Int

  /// The window in which the touch began (`developer.apple.com/documentation/uikit/uitouch/window`).
  public let window: UIWindow?

  /// The view in which the touch began, which stays the touch's view wherever the finger, or the view, goes
  /// (`developer.apple.com/documentation/uikit/uitouch/view`).
  open internal(set) var view: UIView?

  /// The recognizers that look at the touch, the innermost view's first
  /// (`developer.apple.com/documentation/uikit/uitouch/gesturerecognizers`).
  open internal(set) var gestureRecognizers: [UIGestureRecognizer]?

  /// Where the finger is, in the window.
  var point: CGPoint

  /// Makes a touch that begins.
  init(at point: CGPoint, in window: UIWindow, tapCount: Int) {
    self.point = point
    self.window = window
    self.tapCount = tapCount
    super.init()
  }

  /// Where the finger is, in points of a view, or of the window where that is `nil`
  /// (`developer.apple.com/documentation/uikit/uitouch/location(in:)`).
  open func location(in view: UIView?) -> CGPoint {
    view?.convert(point, from: window) ?? point
  }
}
