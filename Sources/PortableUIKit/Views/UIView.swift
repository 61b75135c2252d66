public import Foundation

/// An object that manages the content for a rectangular area on the screen
/// (`developer.apple.com/documentation/uikit/uiview`).
///
/// Unlike UIKit's, it has no layer, no constraints and no animations. Layout stays pending until ``layoutIfNeeded()``
/// is called, because nothing here runs between two turns of the main run loop. A host calls it before it looks at the
/// screen. The class doesn't conform to `NSCoding`, because Foundation's protocol isn't isolated and a view is isolated
/// to the main actor.
open class UIView: UIResponder {
  private var origin: CGPoint
  private var boundsOrigin = CGPoint.zero
  private var size: CGSize {
    didSet {
      if size != oldValue { setNeedsLayout() }
      if size.width != oldValue.width { widenSubviews(by: size.width - oldValue.width) }
    }
  }

  /// Whether a layout of the subviews is pending.
  private(set) var needsLayout = true

  var contentPriorities = ContentPriorities()

  /// The controller whose root view this is. A weak reference, because the controller owns the view.
  weak var owningController: UIViewController?

  /// The window, stored in every view so that reading it takes constant time.
  weak var lastKnownWindow: UIWindow?

  /// The superview. A weak reference
  /// (`developer.apple.com/documentation/uikit/uiview/superview`).
  open internal(set) weak var superview: UIView?

  /// The subviews, ordered from back to front
  /// (`developer.apple.com/documentation/uikit/uiview/subviews`).
  open internal(set) var subviews: [UIView] = []

  /// Whether the view is hidden. It has no effect on the responder chain
  /// (`developer.apple.com/documentation/uikit/uiview/ishidden`).
  open var isHidden = false {
    didSet { if isHidden != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// The opacity, from 0 to 1
  /// (`developer.apple.com/documentation/uikit/uiview/alpha`).
  open var alpha: CGFloat = 1

  /// Whether the view and its subviews receive touches
  /// (`developer.apple.com/documentation/uikit/uiview/isuserinteractionenabled`).
  open var isUserInteractionEnabled = true

  /// Whether content beyond the bounds is clipped
  /// (`developer.apple.com/documentation/uikit/uiview/clipstobounds`).
  open var clipsToBounds = false

  /// The color that fills the view, or `nil` for none
  /// (`developer.apple.com/documentation/uikit/uiview/backgroundcolor`).
  open var backgroundColor: UIColor?

  /// Makes a view with a frame, in the coordinates of its future superview
  /// (`developer.apple.com/documentation/uikit/uiview/init(frame:)`).
  public init(frame: CGRect) {
    origin = frame.origin
    size = frame.size
    super.init()
  }

  /// Makes an empty view. The coder is ignored
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

  /// The view's controller if the view is a controller's root view, otherwise the superview
  /// (`developer.apple.com/documentation/uikit/uiresponder/next`).
  open override var next: UIResponder? { owningController ?? superview }

  /// The view's frame, in the superview's coordinates
  /// (`developer.apple.com/documentation/uikit/uiview/frame`).
  open var frame: CGRect {
    get { CGRect(origin: origin, size: size) }
    set {
      origin = newValue.origin
      size = newValue.size
    }
  }

  /// The view's bounds, in its own coordinates. A new size keeps the center
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

  // MARK: Layout

  /// The dimensions that change with the superview's size
  /// (`developer.apple.com/documentation/uikit/uiview/autoresizingmask-swift.property`).
  open var autoresizingMask: AutoresizingMask = []

  /// Requests a layout, which ``layoutIfNeeded()`` performs
  /// (`developer.apple.com/documentation/uikit/uiview/setneedslayout()`).
  ///
  /// A layout is also pending in a new view, and after a change of its size or subviews.
  open func setNeedsLayout() {
    needsLayout = true
  }

  /// Lays out the view and its subviews if a layout is pending
  /// (`developer.apple.com/documentation/uikit/uiview/layoutifneeded()`).
  open func layoutIfNeeded() {
    layOutPending()
  }

  /// Places the subviews. The default does nothing
  /// (`developer.apple.com/documentation/uikit/uiview/layoutsubviews()`).
  open func layoutSubviews() {}

  /// The insets of the safe area. Here they are zero, because no bar covers a view
  /// (`developer.apple.com/documentation/uikit/uiview/safeareainsets`).
  open var safeAreaInsets: UIEdgeInsets { .zero }

  /// Returns the size that fits best, in points. The default is the view's size
  /// (`developer.apple.com/documentation/uikit/uiview/sizethatfits(_:)`).
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// The natural size of the view's content, in points. The default is none
  /// (`developer.apple.com/documentation/uikit/uiview/intrinsiccontentsize`).
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Called when ``intrinsicContentSize`` changed. It requests a layout of a stack that contains the view
  /// (`developer.apple.com/documentation/uikit/uiview/invalidateintrinsiccontentsize()`).
  open func invalidateIntrinsicContentSize() {
    (superview as? UIStackView)?.arrangeAgain()
  }

  /// Returns the priority with which the view resists being larger than its content, or 0 if it has no content size.
  func hugging(for axis: NSLayoutConstraint.Axis) -> Float {
    let content = axis == .horizontal ? intrinsicContentSize.width : intrinsicContentSize.height
    return content == UIView.noIntrinsicMetric ? 0 : contentHuggingPriority(for: axis).rawValue
  }

  /// Returns the size that the view's content needs
  /// (`developer.apple.com/documentation/uikit/uiview/systemlayoutsizefitting(_:withhorizontalfittingpriority:verticalfittingpriority:)`).
  ///
  /// There are no constraints here. A required dimension of the target is used as it is. Any other is that of
  /// ``intrinsicContentSize``, or zero if there is none.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let content = intrinsicContentSize
    return CGSize(
      width: horizontalFittingPriority == .required ? targetSize.width : max(0, content.width),
      height: verticalFittingPriority == .required ? targetSize.height : max(0, content.height)
    )
  }

  // MARK: Touches

  /// The recognizers that receive the touches in this view and its subviews
  /// (`developer.apple.com/documentation/uikit/uiview/gesturerecognizers`).
  open internal(set) var gestureRecognizers: [UIGestureRecognizer]?

  /// Whether the view keeps its taps from the recognizers of its superviews.
  var claimsTaps: Bool { false }

  /// Returns the frontmost view that contains a point, or `nil` if there is none
  /// (`developer.apple.com/documentation/uikit/uiview/hittest(_:with:)`).
  ///
  /// A view that is hidden, ignores interaction or is nearly transparent (less than 0.01) is skipped with its subviews.
  /// So are parts outside the superview's bounds, even if the superview doesn't clip.
  ///
  /// - Parameters:
  ///   - point: a point in the view's coordinates.
  ///   - event: the event, or `nil`.
  /// - Returns: the view, which may be this one.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, isUserInteractionEnabled, alpha >= 0.01, self.point(inside: point, with: event) else {
      return nil
    }
    for view in subviews.reversed() {
      if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
    }
    return self
  }

  /// Returns whether a point in the view's coordinates is in its bounds
  /// (`developer.apple.com/documentation/uikit/uiview/point(inside:with:)`).
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.contains(point)
  }

  // MARK: Drawing

  /// The interface style of the view and its subviews, or ``UIUserInterfaceStyle/unspecified`` to use the superview's
  /// (`developer.apple.com/documentation/uikit/uiview/overrideuserinterfacestyle`).
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified

  /// The traits of the view: the nearest style that is specified, light by default, and the application's text size
  /// (`developer.apple.com/documentation/uikit/uitraitenvironment/traitcollection`).
  open var traitCollection: UITraitCollection {
    let styles = sequence(first: self, next: \.superview).lazy.map(\.overrideUserInterfaceStyle)
    let application = window?.application ?? .shared
    return UITraitCollection(
      styles.first { $0 != .unspecified } ?? .light,
      application.preferredContentSizeCategory
    )
  }

  /// Draws the view's content, between its background and its subviews. The default draws nothing.
  ///
  /// It stands in for the drawing of UIKit's views. Only views of this module override it.
  func drawContent(in drawing: Drawing) {}

  // MARK: Hierarchy

  /// The window of the view, or `nil` if it is in none
  /// (`developer.apple.com/documentation/uikit/uiview/window`).
  open var window: UIWindow? { lastKnownWindow }

  /// Adds a view in front of the others, and removes it from its previous superview
  /// (`developer.apple.com/documentation/uikit/uiview/addsubview(_:)`).
  ///
  /// Adding a view to itself or to one of its subviews ends the process with the message of UIKit's exception ("Can't
  /// add self as subview", "is a part of cycle in its layer tree"). So does adding a child controller's root view to a
  /// view that belongs to a controller other than its parent
  /// (`developer.apple.com/documentation/uikit/uiviewcontroller/hierarchyinconsistencyexception`).
  open func addSubview(_ view: UIView) {
    view.move(to: self, at: subviews.count)
  }

  /// Inserts a view at an index of the subviews, and removes it from its previous superview
  /// (`developer.apple.com/documentation/uikit/uiview/insertsubview(_:at:)`).
  ///
  /// The documentation forbids an index greater than the number of subviews. Here such an index means the front. Views
  /// that ``addSubview(_:)`` rejects are rejected here too.
  open func insertSubview(_ view: UIView, at index: Int) {
    view.move(to: self, at: index)
  }

  /// Removes the view from its superview and its window. Does nothing without a superview
  /// (`developer.apple.com/documentation/uikit/uiview/removefromsuperview()`).
  open func removeFromSuperview() {
    guard superview != nil else { return }
    move(to: nil, at: 0)
  }

  /// Returns whether the view is the given one or one of its descendants, in time linear in the view's depth
  /// (`developer.apple.com/documentation/uikit/uiview/isdescendant(of:)`).
  open func isDescendant(of view: UIView) -> Bool {
    sequence(first: self, next: \.superview).contains { $0 === view }
  }

  /// Returns whether a layout was pending, and clears it.
  final func takeLayout() -> Bool {
    defer { needsLayout = false }
    return needsLayout
  }

  /// Called after a subview was added. The default does nothing
  /// (`developer.apple.com/documentation/uikit/uiview/didaddsubview(_:)`).
  open func didAddSubview(_ subview: UIView) {}

  /// Called before a subview is removed. The default does nothing
  /// (`developer.apple.com/documentation/uikit/uiview/willremovesubview(_:)`).
  open func willRemoveSubview(_ subview: UIView) {}

  /// Called before the superview changes, with `nil` before a removal. The default does nothing
  /// (`developer.apple.com/documentation/uikit/uiview/willmove(tosuperview:)`).
  open func willMove(toSuperview newSuperview: UIView?) {}

  /// Called after the superview changed. The default does nothing
  /// (`developer.apple.com/documentation/uikit/uiview/didmovetosuperview()`).
  open func didMoveToSuperview() {}

  /// Called before the window changes, with `nil` before the view leaves it. The default does nothing
  /// (`developer.apple.com/documentation/uikit/uiview/willmove(towindow:)`).
  open func willMove(toWindow newWindow: UIWindow?) {}

  /// Called after the window changed. The default does nothing
  /// (`developer.apple.com/documentation/uikit/uiview/didmovetowindow()`).
  open func didMoveToWindow() {}

  // MARK: Editing

  /// Makes the first responder resign if it is this view or one of its subviews
  /// (`developer.apple.com/documentation/uikit/uiview/endediting(_:)`).
  ///
  /// - Parameter force: whether it resigns without being asked.
  /// - Returns: whether a first responder resigned.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool {
    guard let responder = window?.firstResponder else { return false }
    let view = responder as? UIView ?? (responder as? UIViewController)?.viewIfLoaded
    guard let view, view.isDescendant(of: self) else { return false }
    guard force else { return responder.resignFirstResponder() }
    responder.giveUpFirstResponder()
    return true
  }
}
