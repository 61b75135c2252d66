public import Foundation

/// An object that manages the content for a rectangular area on the screen
/// (`developer.apple.com/documentation/uikit/uiview`).
///
/// It differs from UIKit's in what it does not have: no layer, no layout, no touches. It does not conform to
/// `NSCoding` either, because Foundation's protocol belongs to no actor and a view belongs to the main one.
open class UIView: UIResponder {
  private var origin: CGPoint
  private var boundsOrigin = CGPoint.zero
  private var size: CGSize

  /// The controller whose root view this is; it owns the view, not the view it.
  weak var owningController: UIViewController?

  /// The window as told to this view, so that a view deep down need not ask everyone above it.
  weak var lastKnownWindow: UIWindow?

  /// The view this view is in, held weakly
  /// (`developer.apple.com/documentation/uikit/uiview/superview`).
  open internal(set) weak var superview: UIView?

  /// The views in this view, the one at the back first
  /// (`developer.apple.com/documentation/uikit/uiview/subviews`).
  open internal(set) var subviews: [UIView] = []

  /// Whether the view is hidden, which changes nothing in the responder chain
  /// (`developer.apple.com/documentation/uikit/uiview/ishidden`).
  open var isHidden = false

  /// Makes a view with the given frame, in points of its future superview
  /// (`developer.apple.com/documentation/uikit/uiview/init(frame:)`).
  public init(frame: CGRect) {
    origin = frame.origin
    size = frame.size
    super.init()
  }

  /// Makes an empty view: there are no nibs here, so nothing is decoded
  /// (`developer.apple.com/documentation/uikit/uiview/init(coder:)`).
  public required init?(coder: NSCoder) {
    origin = .zero
    size = .zero
    super.init()
  }

  /// Makes a view with an empty frame
  /// (`developer.apple.com/documentation/uikit/uiview/init(frame:)`).
  public convenience override init() {
    self.init(frame: .zero)
  }

  /// The view's controller if this is a controller's root view, else its superview
  /// (`developer.apple.com/documentation/uikit/uiresponder/next`).
  open override var next: UIResponder? { owningController ?? superview }

  /// The view's place and size, in points of its superview
  /// (`developer.apple.com/documentation/uikit/uiview/frame`).
  open var frame: CGRect {
    get { CGRect(origin: origin, size: size) }
    set {
      origin = newValue.origin
      size = newValue.size
    }
  }

  /// The view's place and size, in points of its own; a new size grows or shrinks it around its center
  /// (`developer.apple.com/documentation/uikit/uiview/bounds`).
  open var bounds: CGRect {
    get { CGRect(origin: boundsOrigin, size: size) }
    set {
      origin.x -= (newValue.width - size.width) / 2
      origin.y -= (newValue.height - size.height) / 2
      boundsOrigin = newValue.origin
      size = newValue.size
    }
  }

  /// The window this view is in, or `nil` if it is in none
  /// (`developer.apple.com/documentation/uikit/uiview/window`).
  open var window: UIWindow? { lastKnownWindow }

  /// Adds a view in front of the others, taking it from where it was
  /// (`developer.apple.com/documentation/uikit/uiview/addsubview(_:)`).
  ///
  /// A view that is added to itself, or to a view in it, ends the process with the words of UIKit's
  /// exception ("Can't add self as subview", "is a part of cycle in its layer tree"). So does the root view
  /// of a child controller that is added where another controller is responsible
  /// (`developer.apple.com/documentation/uikit/uiviewcontroller/hierarchyinconsistencyexception`).
  open func addSubview(_ view: UIView) {
    view.move(to: self, at: subviews.count)
  }

  /// Inserts a view at a place among the subviews, taking it from where it was
  /// (`developer.apple.com/documentation/uikit/uiview/insertsubview(_:at:)`).
  ///
  /// The documentation forbids an index greater than the number of subviews; here it means the front. What
  /// ``addSubview(_:)`` rejects is rejected.
  open func insertSubview(_ view: UIView, at index: Int) {
    view.move(to: self, at: index)
  }

  /// Takes the view out of its superview and its window; nothing happens if it is in none
  /// (`developer.apple.com/documentation/uikit/uiview/removefromsuperview()`).
  open func removeFromSuperview() {
    guard superview != nil else { return }
    move(to: nil, at: 0)
  }

  /// Whether the view is the given one or somewhere in it; it takes time by its depth
  /// (`developer.apple.com/documentation/uikit/uiview/isdescendant(of:)`).
  open func isDescendant(of view: UIView) -> Bool {
    sequence(first: self, next: \.superview).contains { $0 === view }
  }

  /// Tells that a view was added; it does nothing
  /// (`developer.apple.com/documentation/uikit/uiview/didaddsubview(_:)`).
  open func didAddSubview(_ subview: UIView) {}

  /// Tells that a view is about to leave; it does nothing
  /// (`developer.apple.com/documentation/uikit/uiview/willremovesubview(_:)`).
  open func willRemoveSubview(_ subview: UIView) {}

  /// Tells that the superview is about to change, to `nil` if the view is removed; it does nothing
  /// (`developer.apple.com/documentation/uikit/uiview/willmove(tosuperview:)`).
  open func willMove(toSuperview newSuperview: UIView?) {}

  /// Tells that the superview changed; it does nothing
  /// (`developer.apple.com/documentation/uikit/uiview/didmovetosuperview()`).
  open func didMoveToSuperview() {}

  /// Tells that the window is about to change, to `nil` if the view leaves it; it does nothing
  /// (`developer.apple.com/documentation/uikit/uiview/willmove(towindow:)`).
  open func willMove(toWindow newWindow: UIWindow?) {}

  /// Tells that the window changed; it does nothing
  /// (`developer.apple.com/documentation/uikit/uiview/didmovetowindow()`).
  open func didMoveToWindow() {}
}
