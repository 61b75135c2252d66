public import Foundation

/// An object that looks at the touches in a view, and in those in it, for a gesture
/// (`developer.apple.com/documentation/uikit/uigesturerecognizer`).
///
/// There are no selectors here; a target is an object of the package's modules.
@MainActor
open class UIGestureRecognizer: NSObject {
  /// How far a recognizer has come
  /// (`developer.apple.com/documentation/uikit/uigesturerecognizer/state-swift.enum`).
  public enum State: Int, Sendable {
    /// It has not recognized its gesture yet.
    case possible
    /// It recognized the beginning of a gesture that lasts.
    case began
    /// That gesture goes on.
    case changed
    /// It recognized its gesture to the end.
    case ended
    /// A gesture that lasted was cancelled.
    case cancelled
    /// The touch is no gesture of its kind.
    case failed

    /// It recognized its gesture to the end.
    public static let recognized = State.ended
  }

  /// Who is told when the gesture is recognized.
  package private(set) var targets: [any GestureTarget] = []

  private var point = CGPoint.zero
  private weak var window: UIWindow?

  /// How far the recognizer has come
  /// (`developer.apple.com/documentation/uikit/uigesturerecognizer/state-swift.property`).
  open internal(set) var state = State.possible

  /// The view that the recognizer was added to, held weakly
  /// (`developer.apple.com/documentation/uikit/uigesturerecognizer/view`).
  open internal(set) weak var view: UIView?

  /// Whether the recognizer looks at touches
  /// (`developer.apple.com/documentation/uikit/uigesturerecognizer/isenabled`).
  open var isEnabled = true

  /// Whether a recognized touch is taken away from the view in which it began, which is told with
  /// `touchesCancelled(_:with:)` (`developer.apple.com/documentation/uikit/uigesturerecognizer/cancelstouchesinview`).
  open var cancelsTouchesInView = true

  /// Makes a recognizer (`developer.apple.com/documentation/uikit/uigesturerecognizer/init(target:action:)`).
  ///
  /// UIKit's initializer takes a target and an action, which may both be left out.
  public override init() {
    super.init()
  }

  /// Where the gesture is, in points of a view, or of the window where that is `nil`
  /// (`developer.apple.com/documentation/uikit/uigesturerecognizer/location(in:)`).
  open func location(in view: UIView?) -> CGPoint {
    view?.convert(point, from: window) ?? point
  }

  /// Has an object told when the gesture is recognized, in place of UIKit's `addTarget(_:action:)`.
  ///
  /// The recognizer holds the target; UIKit's does not.
  package func addTarget(_ target: any GestureTarget) {
    targets.append(target)
  }

  /// Looks at a touch and says whether it completed the gesture; no touch does.
  func recognizes(_ touch: UITouch) -> Bool {
    point = touch.point
    window = touch.window
    return false
  }

  /// Does what is to be done when the gesture is recognized.
  func fire() {
    state = .ended
    for target in targets { target.recognized(by: self) }
    state = .possible
  }
}

/// What is told when a gesture is recognized, in place of a target and a selector.
@MainActor
package protocol GestureTarget: AnyObject {
  /// Called whenever the recognizer's state has changed.
  func recognized(by recognizer: UIGestureRecognizer)
}
