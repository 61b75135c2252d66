public import Foundation

/// An object that manages the content of a rectangular area on the screen
/// (`developer.apple.com/documentation/uikit/uiview`).
///
/// Unlike UIKit's class, it has no layer, constraints or animations. UIKit performs pending layouts before it draws the
/// screen. Here, a layout stays pending until a call to ``layoutIfNeeded()``, for example by the program that hosts the
/// app.
///
/// The class doesn't conform to `NSCoding`, because a view is isolated to the main actor and the protocol isn't.
open class UIView: UIResponder {
  private var origin: CGPoint
  private var boundsOrigin = CGPoint.zero
  private var size: CGSize {
    didSet {
      guard size != oldValue else { return }
      setNeedsLayout()
      resizeSubviews(
        by: CGSize(width: size.width - oldValue.width, height: size.height - oldValue.height)
      )
    }
  }

  private(set) var needsLayout = true

  var contentPriorities = ContentPriorities()
  var accessibilityWords = AccessibilityWords()

  /// The controller whose root view is this view, referenced weakly because the controller retains the view.
  weak var owningController: UIViewController?

  /// The window that contains the view, stored so that reading ``window`` takes constant time.
  weak var lastKnownWindow: UIWindow?

  /// The view that contains this view, or `nil` if there is none
  /// (`developer.apple.com/documentation/uikit/uiview/superview`).
  ///
  /// The reference is weak, because the superview retains its subviews.
  open internal(set) weak var superview: UIView?

  /// The subviews, ordered from back to front
  /// (`developer.apple.com/documentation/uikit/uiview/subviews`).
  open internal(set) var subviews: [UIView] = []

  /// Whether the view is hidden (`developer.apple.com/documentation/uikit/uiview/ishidden`).
  ///
  /// A hidden view stays in the responder chain.
  open var isHidden = false {
    didSet { if isHidden != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// The opacity of the view, from 0 to 1 (`developer.apple.com/documentation/uikit/uiview/alpha`).
  open var alpha: CGFloat = 1

  /// Whether the view and its subviews receive touches
  /// (`developer.apple.com/documentation/uikit/uiview/isuserinteractionenabled`).
  open var isUserInteractionEnabled = true

  /// Whether the view is mirrored in languages that are read from right to left
  /// (`developer.apple.com/documentation/uikit/uiview/semanticcontentattribute`).
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet { setNeedsLayout() }
  }

  /// The direction in which to arrange the immediate content of the view
  /// (`developer.apple.com/documentation/uikit/uiview/effectiveuserinterfacelayoutdirection`).
  ///
  /// Here, the language is read from left to right, and only this property depends on the direction.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    semanticContentAttribute == .forceRightToLeft ? .rightToLeft : .leftToRight
  }

  /// Whether content outside the view's bounds is clipped
  /// (`developer.apple.com/documentation/uikit/uiview/clipstobounds`).
  open var clipsToBounds = false

  /// The color that fills the view, or `nil` for none
  /// (`developer.apple.com/documentation/uikit/uiview/backgroundcolor`).
  open var backgroundColor: UIColor?

  /// The default space between the edges of the view and its content, in points
  /// (`developer.apple.com/documentation/uikit/uiview/directionallayoutmargins`).
  ///
  /// The default is 8 points at each edge. The margins of a controller's root view are at least
  /// ``UIViewController/systemMinimumLayoutMargins``, which are also their default. Here, those of a cell in a list are
  /// 16 points at the sides, and 11 points above and below, which Apple doesn't document.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      var margins = ownMargins ?? standardMargins
      if let owningController { margins.grow(to: owningController.systemMinimumLayoutMargins) }
      if preservesSuperviewLayoutMargins, let superview {
        margins.grow(to: superview.directionalLayoutMargins)
      }
      return margins
    }
    set {
      ownMargins = newValue
      setNeedsLayout()
    }
  }

  private var ownMargins: NSDirectionalEdgeInsets?

  /// The margins of a view for which none are set.
  var standardMargins: NSDirectionalEdgeInsets {
    owningController?.systemMinimumLayoutMargins
      ?? NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
  }

  /// The default space between the edges of the view and its content, in points
  /// (`developer.apple.com/documentation/uikit/uiview/layoutmargins`).
  ///
  /// The left and right margins are the leading and trailing ones of ``directionalLayoutMargins``.
  open var layoutMargins: UIEdgeInsets {
    get { UIEdgeInsets(directionalLayoutMargins) }
    set {
      directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: newValue.top,
        leading: newValue.left,
        bottom: newValue.bottom,
        trailing: newValue.right
      )
    }
  }

  /// Whether the margins of the view are at least as large as those of its superview
  /// (`developer.apple.com/documentation/uikit/uiview/preservessuperviewlayoutmargins`).
  ///
  /// The default is `false`. UIKit subtracts the distances between the edges of the two views. Here, the view is taken
  /// to fill its superview.
  open var preservesSuperviewLayoutMargins = false {
    didSet { setNeedsLayout() }
  }

  /// Creates a view with the given frame, in the coordinates of its future superview
  /// (`developer.apple.com/documentation/uikit/uiview/init(frame:)`).
  public init(frame: CGRect) {
    origin = frame.origin
    size = frame.size
    super.init()
  }

  /// Creates a view with an empty frame, and ignores the coder
  /// (`developer.apple.com/documentation/uikit/uiview/init(coder:)`).
  public required init?(coder: NSCoder) {
    origin = .zero
    size = .zero
    super.init()
  }

  /// Creates a view with an empty frame (`developer.apple.com/documentation/uikit/uiview/init(frame:)`).
  public convenience override init() {
    self.init(frame: .zero)
  }

  /// The controller whose root view is this view, otherwise the superview, or `nil` if the view has neither
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

  /// The view's bounds, in its own coordinates (`developer.apple.com/documentation/uikit/uiview/bounds`).
  ///
  /// Setting a new size doesn't move the center of the frame.
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

  /// The options that determine which of the view's dimensions follow the superview's size
  /// (`developer.apple.com/documentation/uikit/uiview/autoresizingmask-swift.property`).
  open var autoresizingMask: AutoresizingMask = []

  /// Requests a layout, which ``layoutIfNeeded()`` performs
  /// (`developer.apple.com/documentation/uikit/uiview/setneedslayout()`).
  ///
  /// The layout of a new view is also pending. Changing a view's size, or adding or removing a subview, also requests a
  /// layout.
  open func setNeedsLayout() {
    needsLayout = true
  }

  /// Performs the pending layouts of this view and its descendants
  /// (`developer.apple.com/documentation/uikit/uiview/layoutifneeded()`).
  open func layoutIfNeeded() {
    layOutPending()
  }

  /// Lays out the subviews (`developer.apple.com/documentation/uikit/uiview/layoutsubviews()`).
  ///
  /// The default does nothing.
  open func layoutSubviews() {}

  /// The insets of the view's safe area, in points (`developer.apple.com/documentation/uikit/uiview/safeareainsets`).
  ///
  /// Here, the insets are always zero, because no bar covers a view.
  open var safeAreaInsets: UIEdgeInsets { .zero }

  /// Returns the size that best fits the view's content, in points
  /// (`developer.apple.com/documentation/uikit/uiview/sizethatfits(_:)`).
  ///
  /// The default returns the view's current size.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// The natural size of the view's content, in points
  /// (`developer.apple.com/documentation/uikit/uiview/intrinsiccontentsize`).
  ///
  /// By default, both dimensions are ``noIntrinsicMetric``.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Invalidates the view's intrinsic content size
  /// (`developer.apple.com/documentation/uikit/uiview/invalidateintrinsiccontentsize()`).
  ///
  /// Call this method after the size of the view's content changes. If the superview is a stack view, the method
  /// requests a layout of the stack view. Otherwise, the method does nothing.
  open func invalidateIntrinsicContentSize() {
    (superview as? UIStackView)?.arrangeAgain()
  }

  /// Returns the content hugging priority for an axis, or 0 if the view has no intrinsic size along that axis.
  func hugging(for axis: NSLayoutConstraint.Axis) -> Float {
    let content = axis == .horizontal ? intrinsicContentSize.width : intrinsicContentSize.height
    return content == UIView.noIntrinsicMetric ? 0 : contentHuggingPriority(for: axis).rawValue
  }

  /// Returns the size that fits the view's content, in points
  /// (`developer.apple.com/documentation/uikit/uiview/systemlayoutsizefitting(_:withhorizontalfittingpriority:verticalfittingpriority:)`).
  ///
  /// Unlike UIKit's method, it uses no constraints. For each dimension whose fitting priority is
  /// ``UILayoutPriority/required``, the result has the target's value. For any other dimension, the result has the
  /// value of ``intrinsicContentSize``, or 0 if the view has no intrinsic size in that dimension.
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

  /// The gesture recognizers attached to the view, which receive the touches in the view and its subviews
  /// (`developer.apple.com/documentation/uikit/uiview/gesturerecognizers`).
  ///
  /// The value is `nil` until a recognizer is added. A recognizer that you set is attached to the view, and one that you
  /// leave out is detached.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    didSet {
      for recognizer in oldValue ?? [] { recognizer.view = nil }
      for recognizer in gestureRecognizers ?? [] {
        recognizer.view?.removeGestureRecognizer(recognizer)
        recognizer.view = self
      }
    }
  }

  /// Whether the view handles taps itself.
  ///
  /// If the value is `true`, a tap recognizer of a superview ignores taps on this view and its subviews. A recognizer
  /// whose ``UIGestureRecognizer/cancelsTouchesInView`` is `false` doesn't ignore them.
  var claimsTaps: Bool { false }

  /// Returns the frontmost view that contains a point, or `nil` if there is none
  /// (`developer.apple.com/documentation/uikit/uiview/hittest(_:with:)`).
  ///
  /// The method searches this view and its descendants. A subview is in front of its superview. The search skips a view
  /// and its subviews if the view is hidden, ignores user interaction or has an alpha below 0.01. The search also skips
  /// the parts of a view outside its superview's bounds, even if the superview doesn't clip them.
  ///
  /// - Parameters:
  ///   - point: A point in the view's coordinates.
  ///   - event: The event that requires the search, or `nil` if there is none.
  /// - Returns: This view, one of its descendants, or `nil`.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, isUserInteractionEnabled, alpha >= 0.01, self.point(inside: point, with: event) else {
      return nil
    }
    for view in subviews.reversed() {
      if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
    }
    return self
  }

  /// Returns whether a point, in the view's coordinates, is inside the view's bounds
  /// (`developer.apple.com/documentation/uikit/uiview/point(inside:with:)`).
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.contains(point)
  }

  // MARK: Drawing

  /// The interface style of the view and its subviews, or ``UIUserInterfaceStyle/unspecified`` to use the superview's
  /// (`developer.apple.com/documentation/uikit/uiview/overrideuserinterfacestyle`).
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified

  /// The interface style and the preferred text size that apply to the view
  /// (`developer.apple.com/documentation/uikit/uitraitenvironment/traitcollection`).
  ///
  /// The interface style comes from the nearest ``overrideUserInterfaceStyle`` that is specified, starting with this
  /// view's. If none is specified, the style is light. The text size is the application's.
  open var traitCollection: UITraitCollection {
    let styles = sequence(first: self, next: \.superview).lazy.map(\.overrideUserInterfaceStyle)
    return UITraitCollection(styles.first { $0 != .unspecified } ?? .light, preferredTextSize)
  }

  /// The text size that the user of the view's application prefers.
  final var preferredTextSize: UIContentSizeCategory {
    window?.application?.preferredContentSizeCategory ?? UIView.textSizeOutsideWindows
      ?? UIApplication.shared.preferredContentSizeCategory
  }

  /// Draws the content of the view between its background and its subviews.
  ///
  /// The default draws nothing. The method isn't public, because UIKit has no such method.
  func drawContent(in drawing: Drawing) {}

  /// Draws above the subviews of the view. The default draws nothing.
  func drawAbove(in drawing: Drawing) {}

  // MARK: Hierarchy

  /// The window that contains the view, or `nil` if there is none
  /// (`developer.apple.com/documentation/uikit/uiview/window`).
  open var window: UIWindow? { lastKnownWindow }

  /// Adds a view in front of the other subviews (`developer.apple.com/documentation/uikit/uiview/addsubview(_:)`).
  ///
  /// The method first removes the view from its previous superview. If the view is already a subview of this view, it
  /// only moves to the front, without callbacks.
  ///
  /// In two cases, the app terminates with UIKit's error message:
  ///
  /// - The added view is this view ("Can't add self as subview") or one of its superviews ("is a part of cycle in its
  ///   layer tree").
  /// - The added view is the root view of a child controller, but this view belongs to a controller other than the
  ///   child's parent (`developer.apple.com/documentation/uikit/uiviewcontroller/hierarchyinconsistencyexception`).
  open func addSubview(_ view: UIView) {
    view.move(to: self, at: subviews.count)
  }

  /// Inserts a view at an index among the subviews
  /// (`developer.apple.com/documentation/uikit/uiview/insertsubview(_:at:)`).
  ///
  /// UIKit forbids an index greater than the number of subviews. Here, such an index inserts the view in front of all
  /// subviews. In all other respects, the method behaves like ``addSubview(_:)``.
  open func insertSubview(_ view: UIView, at index: Int) {
    view.move(to: self, at: index)
  }

  /// Removes the view from its superview and its window
  /// (`developer.apple.com/documentation/uikit/uiview/removefromsuperview()`).
  ///
  /// If the view has no superview, the method does nothing.
  open func removeFromSuperview() {
    guard superview != nil else { return }
    move(to: nil, at: 0)
  }

  /// Returns whether this view is the given view or a descendant of the given view
  /// (`developer.apple.com/documentation/uikit/uiview/isdescendant(of:)`).
  ///
  /// The complexity is linear in the number of this view's superviews.
  open func isDescendant(of view: UIView) -> Bool {
    sequence(first: self, next: \.superview).contains { $0 === view }
  }

  /// Marks the view as laid out, and returns whether a layout was pending.
  final func takeLayout() -> Bool {
    defer { needsLayout = false }
    return needsLayout
  }

  /// Notifies the view that a subview was added (`developer.apple.com/documentation/uikit/uiview/didaddsubview(_:)`).
  ///
  /// The default does nothing.
  open func didAddSubview(_ subview: UIView) {}

  /// Notifies the view that a subview is about to be removed
  /// (`developer.apple.com/documentation/uikit/uiview/willremovesubview(_:)`).
  ///
  /// The default does nothing.
  open func willRemoveSubview(_ subview: UIView) {}

  /// Notifies the view that its superview is about to change
  /// (`developer.apple.com/documentation/uikit/uiview/willmove(tosuperview:)`).
  ///
  /// The new superview is `nil` if the view is about to be removed. The default does nothing.
  open func willMove(toSuperview newSuperview: UIView?) {}

  /// Notifies the view that its superview changed
  /// (`developer.apple.com/documentation/uikit/uiview/didmovetosuperview()`).
  ///
  /// The default does nothing.
  open func didMoveToSuperview() {}

  /// Notifies the view that its window is about to change
  /// (`developer.apple.com/documentation/uikit/uiview/willmove(towindow:)`).
  ///
  /// The new window is `nil` if the view is about to leave its window. The default does nothing.
  open func willMove(toWindow newWindow: UIWindow?) {}

  /// Notifies the view that its window changed (`developer.apple.com/documentation/uikit/uiview/didmovetowindow()`).
  ///
  /// The default does nothing.
  open func didMoveToWindow() {}

  // MARK: Editing

  /// Makes the first responder resign if it is this view, one of its descendants, or the controller of such a view
  /// (`developer.apple.com/documentation/uikit/uiview/endediting(_:)`).
  ///
  /// - Parameter force: Whether the first responder resigns even if its ``UIResponder/canResignFirstResponder`` is
  ///   `false`.
  /// - Returns: Whether a first responder resigned.
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
