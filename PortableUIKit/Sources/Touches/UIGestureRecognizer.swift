public import Foundation

/// An object that recognizes a gesture in the touches of a view and its subviews
/// (`developer.apple.com/documentation/uikit/uigesturerecognizer`).
///
/// Unlike UIKit's class, it has no target-action methods. Only the modules of this package can add targets.
@MainActor
open class UIGestureRecognizer: NSObject {
  /// The state of a gesture recognizer
  /// (`developer.apple.com/documentation/uikit/uigesturerecognizer/state-swift.enum`).
  public enum State: Int, Sendable {
    /// The recognizer hasn't recognized the gesture yet.
    case possible
    /// A continuous gesture, such as a drag, began.
    case began
    /// A continuous gesture, such as a drag, changed.
    case changed
    /// The gesture was recognized and has ended.
    case ended
    /// A continuous gesture, such as a drag, was canceled.
    case cancelled
    /// The touches don't match the gesture.
    case failed

    /// The state of a recognizer after it recognizes its gesture, equal to ``ended``.
    public static let recognized = State.ended
  }

  /// The objects that the recognizer notifies of each recognized gesture.
  private var targets: [any GestureTarget] = []

  private var associatedObjects: [ObjectIdentifier: AnyObject] = [:]

  /// Accesses the object of the given class that another module has associated with this recognizer, as
  /// ``UIResponder`` does.
  package subscript<Object: AnyObject>(associated type: Object.Type) -> Object? {
    get { associatedObjects[ObjectIdentifier(type)] as? Object }
    set { associatedObjects[ObjectIdentifier(type)] = newValue }
  }

  private var point = CGPoint.zero
  private weak var window: UIWindow?

  /// The current state of the recognizer
  /// (`developer.apple.com/documentation/uikit/uigesturerecognizer/state-swift.property`).
  open internal(set) var state = State.possible

  /// The view that the recognizer is attached to, or `nil` if there is none
  /// (`developer.apple.com/documentation/uikit/uigesturerecognizer/view`).
  ///
  /// The recognizer doesn't retain the view.
  open internal(set) weak var view: UIView?

  /// Whether the recognizer receives touches
  /// (`developer.apple.com/documentation/uikit/uigesturerecognizer/isenabled`).
  open var isEnabled = true

  /// Whether a recognized gesture cancels the touch in the touched view
  /// (`developer.apple.com/documentation/uikit/uigesturerecognizer/cancelstouchesinview`).
  ///
  /// The touched view then receives `touchesCancelled(_:with:)`.
  open var cancelsTouchesInView = true

  /// Creates a gesture recognizer (`developer.apple.com/documentation/uikit/uigesturerecognizer/init(target:action:)`).
  ///
  /// This initializer corresponds to UIKit's initializer with the target and the action omitted.
  public override init() {
    super.init()
  }

  /// Returns the location of the gesture in a view's coordinates
  /// (`developer.apple.com/documentation/uikit/uigesturerecognizer/location(in:)`).
  ///
  /// If the view is `nil`, the location is in the window's coordinates.
  open func location(in view: UIView?) -> CGPoint {
    view?.convert(point, from: window) ?? point
  }

  /// Adds a target. This method replaces UIKit's `addTarget(_:action:)`.
  ///
  /// Unlike UIKit's recognizer, this recognizer retains its targets.
  package func addTarget(_ target: any GestureTarget) {
    targets.append(target)
  }

  /// Processes a change in a touch, and returns whether the change completes the gesture.
  ///
  /// The default stores the touch's location and returns `false`. Overrides must call `super`.
  func recognizes(_ touch: UITouch) -> Bool {
    point = touch.point
    window = touch.window
    return false
  }

  func fire() {
    state = .ended
    for target in targets { target.recognized(by: self) }
    state = .possible
  }
}

/// An object that a gesture recognizer notifies of each recognized gesture.
///
/// The protocol replaces UIKit's targets and actions.
@MainActor
package protocol GestureTarget: AnyObject {
  func recognized(by recognizer: UIGestureRecognizer)
}
