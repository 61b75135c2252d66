public import Foundation

/// A view that arranges views in a row or a column
/// (`developer.apple.com/documentation/uikit/uistackview`).
///
/// It differs from UIKit's in what it does not have: margins, custom spacings, baselines, and the two
/// distributions by proportion and by centers. Sizes are not rounded to pixels.
open class UIStackView: UIView {
  /// What happens along the axis
  /// (`developer.apple.com/documentation/uikit/uistackview/distribution-swift.enum`).
  public enum Distribution: Int, Sendable {
    /// One view takes the rest, or gives what is missing: the one that hugs its content, or resists, the
    /// least; the first of equals.
    case fill = 0
    /// Every view is as large as every other.
    case fillEqually = 1
    /// The rest lies between the views.
    case equalSpacing = 3
  }

  /// What happens across the axis
  /// (`developer.apple.com/documentation/uikit/uistackview/alignment-swift.enum`).
  public enum Alignment: Int, Sendable {
    /// The views are as large as the stack.
    case fill = 0
    /// They begin where the stack does.
    case leading = 1
    /// They are in its middle.
    case center = 3
    /// They end where the stack does.
    case trailing = 4

    /// In a row, they begin where the stack does
    /// (`developer.apple.com/documentation/uikit/uistackview/alignment-swift.enum/top`).
    public static let top = Alignment.leading
    /// In a row, they end where the stack does
    /// (`developer.apple.com/documentation/uikit/uistackview/alignment-swift.enum/bottom`).
    public static let bottom = Alignment.trailing
  }

  /// The views that are arranged, in order; they are among the subviews
  /// (`developer.apple.com/documentation/uikit/uistackview/arrangedsubviews`).
  open private(set) var arrangedSubviews: [UIView] = []

  /// Whether the views stand in a row or in a column
  /// (`developer.apple.com/documentation/uikit/uistackview/axis`).
  open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { arrangeAgain() }
  }

  /// What happens along the axis
  /// (`developer.apple.com/documentation/uikit/uistackview/distribution-swift.property`).
  open var distribution = Distribution.fill {
    didSet { arrangeAgain() }
  }

  /// What happens across the axis
  /// (`developer.apple.com/documentation/uikit/uistackview/alignment-swift.property`).
  open var alignment = Alignment.fill {
    didSet { arrangeAgain() }
  }

  /// The least room between two views, in points
  /// (`developer.apple.com/documentation/uikit/uistackview/spacing`).
  open var spacing: CGFloat = 0 {
    didSet { arrangeAgain() }
  }

  /// Makes a stack with the given frame (`developer.apple.com/documentation/uikit/uiview/init(frame:)`).
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes an empty stack: there are no nibs here, so nothing is decoded
  /// (`developer.apple.com/documentation/uikit/uiview/init(coder:)`).
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Makes a stack of views (`developer.apple.com/documentation/uikit/uistackview/init(arrangedsubviews:)`).
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Arranges a view after the others, which becomes a subview
  /// (`developer.apple.com/documentation/uikit/uistackview/addarrangedsubview(_:)`).
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  /// Arranges a view at a place among the others; it becomes a subview
  /// (`developer.apple.com/documentation/uikit/uistackview/insertarrangedsubview(_:at:)`).
  ///
  /// The documentation forbids an index greater than the number of views; here it means the end.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    if view.superview !== self { addSubview(view) }
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(stackIndex, arrangedSubviews.count))
    arrangeAgain()
  }

  /// Ends that a view is arranged; it stays a subview
  /// (`developer.apple.com/documentation/uikit/uistackview/removearrangedsubview(_:)`).
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    arrangeAgain()
  }

  /// Ends that a view which leaves is arranged
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

  /// The size that the arranged views need, as required and as large as the priorities let it be
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

  /// As its views: along the axis one that gives way is enough, across it all must.
  override func hugging(for axis: NSLayoutConstraint.Axis) -> Float {
    let values = arrangedSubviews.filter { !$0.isHidden }.map { $0.hugging(for: axis) }
    return (axis == self.axis ? values.min() : values.max()) ?? 0
  }

  /// Asks for a layout, here and in the stack that this one is in.
  func arrangeAgain() {
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }
}
