public import Foundation

/// An object that recognizes a gesture in the touches of a view and its subviews
/// (`developer.apple.com/documentation/uikit/uigesturerecognizer`).
///
/// There are no selectors here. The targets are objects of the package's modules.
@MainActor
open class UIGestureRecognizer: NSObject {
  /// The state of a recognizer
  /// (`developer.apple.com/documentation/uikit/uigesturerecognizer/state-swift.enum`).
  public enum State: Int, Sendable {
    /// The gesture has not been recognized yet.
    case possible
    /// A continuous gesture began.
    case began
    /// A continuous gesture changed.
    case changed
    /// The gesture was recognized and has ended.
    case ended
    /// A continuous gesture was cancelled.
    case cancelled
    /// The touch turned out to be another gesture.
    case failed

    /// The gesture was recognized and has ended.
    public static let recognized = State.ended
  }

  /// The objects to call when the gesture is recognized.
  package private(set) var targets: [any GestureTarget] = []

  private var point = CGPoint.zero
  private weak var window: UIWindow?

  /// The state of the recognizer
  /// (`developer.apple.com/documentation/uikit/uigesturerecognizer/state-swift.property`).
  open internal(set) var state = State.possible

  /// The view that the recognizer was added to. A weak reference
  /// (`developer.apple.com/documentation/uikit/uigesturerecognizer/view`).
  open internal(set) weak var view: UIView?

  /// Whether the recognizer receives touches
  /// (`developer.apple.com/documentation/uikit/uigesturerecognizer/isenabled`).
  open var isEnabled = true

  /// Whether recognizing the gesture cancels the touch in its view, with `touchesCancelled(_:with:)`
  /// (`developer.apple.com/documentation/uikit/uigesturerecognizer/cancelstouchesinview`).
  open var cancelsTouchesInView = true

  /// Makes a recognizer (`developer.apple.com/documentation/uikit/uigesturerecognizer/init(target:action:)`).
  ///
  /// UIKit's initializer takes a target and an action, which can both be omitted.
  public override init() {
    super.init()
  }

  /// Returns the location of the gesture in a view's coordinates, or in the window's if the view is `nil`
  /// (`developer.apple.com/documentation/uikit/uigesturerecognizer/location(in:)`).
  open func location(in view: UIView?) -> CGPoint {
    view?.convert(point, from: window) ?? point
  }

  /// Adds a target, in place of UIKit's `addTarget(_:action:)`.
  ///
  /// The recognizer retains the target, whereas UIKit's doesn't.
  package func addTarget(_ target: any GestureTarget) {
    targets.append(target)
  }

  /// Processes a touch and returns whether it completed the gesture. Subclasses override it.
  func recognizes(_ touch: UITouch) -> Bool {
    point = touch.point
    window = touch.window
    return false
  }

  /// Calls the targets after the gesture was recognized.
  func fire() {
    state = .ended
    for target in targets { target.recognized(by: self) }
    state = .possible
  }
}

/// A target of a recognizer, in place of an object and a selector.
@MainActor
package protocol GestureTarget: AnyObject {
  /// Called when the gesture is recognized.
  func recognized(by recognizer: UIGestureRecognizer)
}
