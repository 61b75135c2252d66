public import Foundation

/// An object that manages the content for a rectangular area on the screen
/// (`developer.apple.com/documentation/uikit/uiview`).
///
/// It differs from UIKit's in what it does not have: no layer, no constraints, no animations. Layout is
/// pending until somebody calls ``layoutIfNeeded()``, because nothing here runs between two turns of the main
/// run loop; a host does so before it looks at the screen. It does not conform to `NSCoding` either, because
/// Foundation's protocol belongs to no actor and a view belongs to the main one.
open class UIView: UIResponder {
  private var origin: CGPoint
  private var boundsOrigin = CGPoint.zero
  private var size: CGSize {
    didSet {
      if size != oldValue { setNeedsLayout() }
      if size.width != oldValue.width { widenSubviews(by: size.width - oldValue.width) }
    }
  }

  /// Whether the view's subviews are to be laid out.
  private(set) var needsLayout = true

  var contentPriorities = ContentPriorities()

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
  open var isHidden = false {
    didSet { if isHidden != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// How opaque the view is, from 0 to 1
  /// (`developer.apple.com/documentation/uikit/uiview/alpha`).
  open var alpha: CGFloat = 1

  /// Whether the view and those in it take touches
  /// (`developer.apple.com/documentation/uikit/uiview/isuserinteractionenabled`).
  open var isUserInteractionEnabled = true

  /// Whether what reaches out of the view is not drawn
  /// (`developer.apple.com/documentation/uikit/uiview/clipstobounds`).
  open var clipsToBounds = false

  /// What the view is filled with, or `nil` for nothing
  /// (`developer.apple.com/documentation/uikit/uiview/backgroundcolor`).
  open var backgroundColor: UIColor?

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

  // MARK: Layout

  /// How the view changes with its superview's size
  /// (`developer.apple.com/documentation/uikit/uiview/autoresizingmask-swift.property`).
  open var autoresizingMask: AutoresizingMask = []

  /// Asks for a layout, which ``layoutIfNeeded()`` does
  /// (`developer.apple.com/documentation/uikit/uiview/setneedslayout()`).
  ///
  /// A new view has one pending, and so has a view whose size or subviews changed.
  open func setNeedsLayout() {
    needsLayout = true
  }

  /// Lays out the view and those in it, where a layout is pending
  /// (`developer.apple.com/documentation/uikit/uiview/layoutifneeded()`).
  open func layoutIfNeeded() {
    layOutPending()
  }

  /// Places the subviews; it does nothing
  /// (`developer.apple.com/documentation/uikit/uiview/layoutsubviews()`).
  open func layoutSubviews() {}

  /// The room between the view's edges and what may be covered there: none, because no bar covers a view here
  /// (`developer.apple.com/documentation/uikit/uiview/safeareainsets`).
  open var safeAreaInsets: UIEdgeInsets { .zero }

  /// The size that fits best into the given one, in points: the size that the view has
  /// (`developer.apple.com/documentation/uikit/uiview/sizethatfits(_:)`).
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// The size that the view's content asks for, in points: none
  /// (`developer.apple.com/documentation/uikit/uiview/intrinsiccontentsize`).
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Tells that ``intrinsicContentSize`` changed, so that a stack which the view is in is laid out again
  /// (`developer.apple.com/documentation/uikit/uiview/invalidateintrinsiccontentsize()`).
  open func invalidateIntrinsicContentSize() {
    (superview as? UIStackView)?.arrangeAgain()
  }

  /// How strongly the view resists being larger than its content, from 0 where it has none.
  func hugging(for axis: NSLayoutConstraint.Axis) -> Float {
    let content = axis == .horizontal ? intrinsicContentSize.width : intrinsicContentSize.height
    return content == UIView.noIntrinsicMetric ? 0 : contentHuggingPriority(for: axis).rawValue
  }

  /// The size that the view's content asks for, as required and as large as the priorities let it be
  /// (`developer.apple.com/documentation/uikit/uiview/systemlayoutsizefitting(_:withhorizontalfittingpriority:verticalfittingpriority:)`).
  ///
  /// There are no constraints here: a required measure of the target is taken, and for another one what
  /// ``intrinsicContentSize`` says, or zero where it says nothing.
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

  /// What looks at the touches in this view, and in those in it
  /// (`developer.apple.com/documentation/uikit/uiview/gesturerecognizers`).
  open internal(set) var gestureRecognizers: [UIGestureRecognizer]?

  /// Whether taps in this view are for it alone, so that no recognizer of a view it is in takes them.
  var claimsTaps: Bool { false }

  /// The view in front that contains the point, or `nil` where none does
  /// (`developer.apple.com/documentation/uikit/uiview/hittest(_:with:)`).
  ///
  /// A view that is hidden, takes no interaction or is nearly transparent (less than 0.01) is passed over with
  /// all that is in it. So is what reaches out of its superview, also where that does not clip.
  ///
  /// - Parameters:
  ///   - point: a place in the view's own coordinates, in points.
  ///   - event: the event that asks, or `nil`.
  /// - Returns: that view, which may be this one.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, isUserInteractionEnabled, alpha >= 0.01, self.point(inside: point, with: event) else {
      return nil
    }
    for view in subviews.reversed() {
      if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
    }
    return self
  }

  /// Whether the point, in the view's own coordinates, is in its bounds
  /// (`developer.apple.com/documentation/uikit/uiview/point(inside:with:)`).
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.contains(point)
  }

  // MARK: Drawing

  /// Whether the view and those in it are light or dark, or ``UIUserInterfaceStyle/unspecified`` for as what
  /// they are in (`developer.apple.com/documentation/uikit/uiview/overrideuserinterfacestyle`).
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified

  /// What the view knows of its surroundings, which are light where nobody says dark, with text of the
  /// application's size
  /// (`developer.apple.com/documentation/uikit/uitraitenvironment/traitcollection`).
  open var traitCollection: UITraitCollection {
    let styles = sequence(first: self, next: \.superview).lazy.map(\.overrideUserInterfaceStyle)
    let application = window?.application ?? .shared
    return UITraitCollection(
      styles.first { $0 != .unspecified } ?? .light,
      application.preferredContentSizeCategory
    )
  }

  /// Draws the view's own content, in front of its background and behind its subviews: nothing.
  ///
  /// It stands in for the drawing of UIKit's views; nobody but the stand-in's own views have any.
  func drawContent(in drawing: Drawing) {}

  // MARK: Hierarchy

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

  /// Whether a layout was pending, which is taken for done from now on.
  final func takeLayout() -> Bool {
    defer { needsLayout = false }
    return needsLayout
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

  // MARK: Editing

  /// Has the first responder resign, if it is this view or in it
  /// (`developer.apple.com/documentation/uikit/uiview/endediting(_:)`).
  ///
  /// - Parameter force: whether it resigns without being asked whether it is willing.
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
