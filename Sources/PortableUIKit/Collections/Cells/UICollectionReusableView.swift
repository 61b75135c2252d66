public import Foundation

/// A view that a collection view reuses: a cell, a header or a footer
/// (`developer.apple.com/documentation/uikit/uicollectionreusableview`).
open class UICollectionReusableView: UIView {
  /// The identifier for reuse, or `nil` if the view was not dequeued
  /// (`developer.apple.com/documentation/uikit/uicollectionreusableview/reuseidentifier`).
  open internal(set) var reuseIdentifier: String?

  /// The layout attributes last applied to the view, or `nil` before the first.
  private(set) var placement: UICollectionViewLayoutAttributes?

  /// Makes a view with a frame
  /// (`developer.apple.com/documentation/uikit/uiview/init(frame:)`).
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a view of a registered class. UIKit has no such initializer.
  ///
  /// A subclass inherits it if it overrides both `init(frame:)` and `init(coder:)`, or declares no initializer.
  public required convenience init(ofSize size: CGSize) {
    self.init(frame: CGRect(origin: .zero, size: size))
  }

  /// Makes an empty view. The coder is ignored
  /// (`developer.apple.com/documentation/uikit/uiview/init(coder:)`).
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Prepares the view for reuse. The default does nothing
  /// (`developer.apple.com/documentation/uikit/uicollectionreusableview/prepareforreuse()`).
  open func prepareForReuse() {}

  /// Takes on frame, opacity and visibility from the layout. The collection view also calls ``apply(_:)`` if the
  /// attributes changed.
  final func place(by layoutAttributes: UICollectionViewLayoutAttributes) {
    placement = layoutAttributes
    // Setting the frame only if it changed keeps the bounds' origin of a cell that a finger has pulled.
    if frame != layoutAttributes.frame { frame = layoutAttributes.frame }
    alpha = layoutAttributes.alpha
    isHidden = layoutAttributes.isHidden
  }

  /// Called with the layout's attributes for the view. The default does nothing, because the collection view sets
  /// frame, opacity and visibility itself
  /// (`developer.apple.com/documentation/uikit/uicollectionreusableview/apply(_:)`).
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Returns the attributes with the view's preferred height in their width, or unchanged if it has none
  /// (`developer.apple.com/documentation/uikit/uicollectionreusableview/preferredlayoutattributesfitting(_:)`).
  ///
  /// The collection view gives the view the attributes' frame before it calls this. That the width stays is assumed:
  /// the page mentions only that sizes are adjusted to self-sizing cells. UIKit's flow layout may change a width, too.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let size = systemLayoutSizeFitting(
      CGSize(width: layoutAttributes.frame.width, height: UIView.layoutFittingCompressedSize.height),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
    guard let height = size.height.points, height > 0, height != layoutAttributes.frame.height,
      let preferred = layoutAttributes.copy() as? UICollectionViewLayoutAttributes
    else { return layoutAttributes }
    preferred.frame.size.height = height
    return preferred
  }

  /// Returns the size of the view in the target's width, from ``UIView/sizeThatFits(_:)`` instead of constraints
  /// (`developer.apple.com/documentation/uikit/uiview/systemlayoutsizefitting(_:withhorizontalfittingpriority:verticalfittingpriority:)`).
  ///
  /// A view that does not override ``UIView/sizeThatFits(_:)`` keeps its height.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    size(
      fitting: targetSize,
      horizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority
    )
  }
}
