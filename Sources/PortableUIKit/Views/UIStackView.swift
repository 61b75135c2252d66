public import Foundation

/// A view that arranges other views in a row or column
/// (`developer.apple.com/documentation/uikit/uistackview`).
///
/// Unlike UIKit's, it has no margins, no custom spacing, no baselines, and no distributions by proportion or by
/// centers. Sizes are not rounded to pixels.
open class UIStackView: UIView {
  /// The distribution of views along the axis
  /// (`developer.apple.com/documentation/uikit/uistackview/distribution-swift.enum`).
  public enum Distribution: Int, Sendable {
    /// One view is stretched or compressed to fill the stack: the one with the lowest priority, or the first of equals.
    case fill = 0
    /// All views have the same length.
    case fillEqually = 1
    /// The views keep their lengths, with equal spacing between them.
    case equalSpacing = 3
  }

  /// The alignment of views across the axis
  /// (`developer.apple.com/documentation/uikit/uistackview/alignment-swift.enum`).
  public enum Alignment: Int, Sendable {
    /// The views fill the stack.
    case fill = 0
    /// The views are aligned at the leading edge.
    case leading = 1
    /// The views are centered.
    case center = 3
    /// The views are aligned at the trailing edge.
    case trailing = 4

    /// The views of a row are aligned at the top edge
    /// (`developer.apple.com/documentation/uikit/uistackview/alignment-swift.enum/top`).
    public static let top = Alignment.leading
    /// The views of a row are aligned at the bottom edge
    /// (`developer.apple.com/documentation/uikit/uistackview/alignment-swift.enum/bottom`).
    public static let bottom = Alignment.trailing
  }

  /// The arranged views, in order. They are also subviews
  /// (`developer.apple.com/documentation/uikit/uistackview/arrangedsubviews`).
  open private(set) var arrangedSubviews: [UIView] = []

  /// The direction in which views are arranged
  /// (`developer.apple.com/documentation/uikit/uistackview/axis`).
  open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { arrangeAgain() }
  }

  /// The distribution of the views along the axis
  /// (`developer.apple.com/documentation/uikit/uistackview/distribution-swift.property`).
  open var distribution = Distribution.fill {
    didSet { arrangeAgain() }
  }

  /// The alignment of the views across the axis
  /// (`developer.apple.com/documentation/uikit/uistackview/alignment-swift.property`).
  open var alignment = Alignment.fill {
    didSet { arrangeAgain() }
  }

  /// The minimum spacing between two views, in points
  /// (`developer.apple.com/documentation/uikit/uistackview/spacing`).
  open var spacing: CGFloat = 0 {
    didSet { arrangeAgain() }
  }

  /// Makes a stack with a frame (`developer.apple.com/documentation/uikit/uiview/init(frame:)`).
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes an empty stack. The coder is ignored
  /// (`developer.apple.com/documentation/uikit/uiview/init(coder:)`).
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Makes a stack with views (`developer.apple.com/documentation/uikit/uistackview/init(arrangedsubviews:)`).
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Adds a view after the other arranged views. It becomes a subview
  /// (`developer.apple.com/documentation/uikit/uistackview/addarrangedsubview(_:)`).
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  /// Inserts a view among the arranged views. It becomes a subview
  /// (`developer.apple.com/documentation/uikit/uistackview/insertarrangedsubview(_:at:)`).
  ///
  /// The documentation forbids an index greater than the number of views. Here it means the end.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    if view.superview !== self { addSubview(view) }
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(stackIndex, arrangedSubviews.count))
    arrangeAgain()
  }

  /// Stops arranging a view, which stays a subview
  /// (`developer.apple.com/documentation/uikit/uistackview/removearrangedsubview(_:)`).
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    arrangeAgain()
  }

  /// Stops arranging a view that is removed
  /// (`developer.apple.com/documentation/uikit/uistackview/arrangedsubviews`).
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  /// Places the arranged views that are not hidden
  /// (`developer.apple.com/documentation/uikit/uiview/layoutsubviews()`).
  open override func layoutSubviews() {
    super.layoutSubviews()
    let arrangement = StackArrangement(of: self)
    for (view, frame) in zip(arrangement.views, arrangement.frames(in: bounds)) { view.frame = frame }
  }

  /// Returns the size that the arranged views need. A required measure of the target is used as it is
  /// (`developer.apple.com/documentation/uikit/uiview/systemlayoutsizefitting(_:withhorizontalfittingpriority:verticalfittingpriority:)`).
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let isNarrowed = horizontalFittingPriority == .required
    var size = StackArrangement(of: self).size(inWidth: isNarrowed ? targetSize.width : nil)
    if verticalFittingPriority == .required { size.height = targetSize.height }
    return size
  }

  /// The views' hugging: along the axis, one view that stretches is enough. Across it, all must.
  override func hugging(for axis: NSLayoutConstraint.Axis) -> Float {
    let values = arrangedSubviews.filter { !$0.isHidden }.map { $0.hugging(for: axis) }
    return (axis == self.axis ? values.min() : values.max()) ?? 0
  }

  /// Requests a layout of this stack, and of a stack that contains it.
  func arrangeAgain() {
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }
}
