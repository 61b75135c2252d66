public import Foundation

/// A view that arranges other views in a row or a column (`developer.apple.com/documentation/uikit/uistackview`).
///
/// Unlike UIKit's class, it has no custom spacing or baselines. It can't distribute views proportionally or by
/// their centers, and it doesn't round sizes to pixels.
open class UIStackView: UIView {
  /// A rule for the lengths of arranged views, and the spaces between them, along a stack's axis
  /// (`developer.apple.com/documentation/uikit/uistackview/distribution-swift.enum`).
  public enum Distribution: Int, Sendable {
    /// The views fill the stack along its axis.
    ///
    /// If the stack is longer than its views, it stretches the view with the lowest hugging priority. If the stack is
    /// shorter, it compresses the views with the lowest compression resistance first. Among views of equal priority,
    /// the stack chooses the earliest.
    case fill = 0
    /// The views fill the stack along its axis, and all have the same length.
    case fillEqually = 1
    /// The views keep their natural lengths, and equal spaces between the views fill the rest of the stack.
    ///
    /// A single view fills the stack. If the stack is too short for its views, it compresses them as with ``fill``.
    case equalSpacing = 3
  }

  /// A rule for the sizes and positions of arranged views perpendicular to a stack's axis
  /// (`developer.apple.com/documentation/uikit/uistackview/alignment-swift.enum`).
  public enum Alignment: Int, Sendable {
    /// The views fill the width of a column, or the height of a row.
    case fill = 0
    /// The views are aligned with the leading edge of a column, or the top edge of a row.
    case leading = 1
    /// The views are centered horizontally in a column, or vertically in a row.
    case center = 3
    /// The views are aligned with the trailing edge of a column, or the bottom edge of a row.
    case trailing = 4

    /// The alignment with the top edge of a row, equal to ``leading``
    /// (`developer.apple.com/documentation/uikit/uistackview/alignment-swift.enum/top`).
    public static let top = Alignment.leading
    /// The alignment with the bottom edge of a row, equal to ``trailing``
    /// (`developer.apple.com/documentation/uikit/uistackview/alignment-swift.enum/bottom`).
    public static let bottom = Alignment.trailing
  }

  /// The views that the stack arranges, in order
  /// (`developer.apple.com/documentation/uikit/uistackview/arrangedsubviews`).
  ///
  /// Every arranged view is also a subview.
  open private(set) var arrangedSubviews: [UIView] = []

  /// The axis along which the stack arranges its views, horizontal by default
  /// (`developer.apple.com/documentation/uikit/uistackview/axis`).
  open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { arrangeAgain() }
  }

  /// The distribution of the arranged views along the axis
  /// (`developer.apple.com/documentation/uikit/uistackview/distribution-swift.property`).
  open var distribution = Distribution.fill {
    didSet { arrangeAgain() }
  }

  /// The alignment of the arranged views perpendicular to the axis
  /// (`developer.apple.com/documentation/uikit/uistackview/alignment-swift.property`).
  open var alignment = Alignment.fill {
    didSet { arrangeAgain() }
  }

  /// The space between adjacent arranged views, in points
  /// (`developer.apple.com/documentation/uikit/uistackview/spacing`).
  ///
  /// The default is 0. With the distribution ``Distribution/equalSpacing``, the value is the minimum space.
  open var spacing: CGFloat = 0 {
    didSet { arrangeAgain() }
  }

  /// Whether the stack arranges its views inside its layout margins
  /// (`developer.apple.com/documentation/uikit/uistackview/islayoutmarginsrelativearrangement`).
  ///
  /// The default is `false`.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { arrangeAgain() }
  }

  /// The space around the arranged views, in points.
  var arrangementMargins: UIEdgeInsets {
    isLayoutMarginsRelativeArrangement ? layoutMargins : .zero
  }

  /// Creates a stack view with the given frame (`developer.apple.com/documentation/uikit/uiview/init(frame:)`).
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a stack view with an empty frame, and ignores the coder
  /// (`developer.apple.com/documentation/uikit/uiview/init(coder:)`).
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Creates a stack view that arranges the given views
  /// (`developer.apple.com/documentation/uikit/uistackview/init(arrangedsubviews:)`).
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Adds a view to the end of the arranged views and makes the view a subview
  /// (`developer.apple.com/documentation/uikit/uistackview/addarrangedsubview(_:)`).
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  /// Inserts a view into the arranged views at an index and makes the view a subview
  /// (`developer.apple.com/documentation/uikit/uistackview/insertarrangedsubview(_:at:)`).
  ///
  /// If the view is already arranged, the method moves it. UIKit forbids an index greater than the number of arranged
  /// views. Here, such an index adds the view at the end.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    if view.superview !== self { addSubview(view) }
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(stackIndex, arrangedSubviews.count))
    arrangeAgain()
  }

  /// Removes a view from the arranged views but keeps the view as a subview
  /// (`developer.apple.com/documentation/uikit/uistackview/removearrangedsubview(_:)`).
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    arrangeAgain()
  }

  /// Removes a subview from ``arrangedSubviews`` before the subview leaves the stack
  /// (`developer.apple.com/documentation/uikit/uistackview/arrangedsubviews`).
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  /// Lays out the arranged views that are not hidden
  /// (`developer.apple.com/documentation/uikit/uiview/layoutsubviews()`).
  open override func layoutSubviews() {
    super.layoutSubviews()
    let arrangement = StackArrangement(of: self)
    let frames = arrangement.frames(in: bounds.inset(by: arrangementMargins))
    for (view, frame) in zip(arrangement.views, frames) { view.frame = frame }
  }

  /// Returns the size that fits the arranged views, in points
  /// (`developer.apple.com/documentation/uikit/uiview/systemlayoutsizefitting(_:withhorizontalfittingpriority:verticalfittingpriority:)`).
  ///
  /// For each dimension whose fitting priority is ``UILayoutPriority/required``, the result has the target's value.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let isNarrowed = horizontalFittingPriority == .required
    let margins = arrangementMargins
    let (across, down) = (margins.left + margins.right, margins.top + margins.bottom)
    var size = StackArrangement(of: self).size(inWidth: isNarrowed ? targetSize.width - across : nil)
    size = CGSize(width: size.width + across, height: size.height + down)
    if verticalFittingPriority == .required { size.height = targetSize.height }
    return size
  }

  /// Returns the hugging priority of the stack along an axis, or 0 if the stack has no visible arranged views.
  ///
  /// Along the stack's own axis, the result is the lowest priority of the visible views, because stretching one view is
  /// enough to fill the stack. Perpendicular to that axis, the result is the highest priority of the visible views.
  override func hugging(for axis: NSLayoutConstraint.Axis) -> Float {
    let values = arrangedSubviews.filter { !$0.isHidden }.map { $0.hugging(for: axis) }
    return (axis == self.axis ? values.min() : values.max()) ?? 0
  }

  /// Requests a layout of this stack view and, if its superview is a stack view, does the same for the superview.
  func arrangeAgain() {
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }
}
