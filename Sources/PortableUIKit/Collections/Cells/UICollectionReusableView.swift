public import Foundation

/// A view that a collection view uses again: a cell, a header or a footer
/// (`developer.apple.com/documentation/uikit/uicollectionreusableview`).
open class UICollectionReusableView: UIView {
  /// What a collection view finds the view by to use it again, or `nil` if nothing dequeued it
  /// (`developer.apple.com/documentation/uikit/uicollectionreusableview/reuseidentifier`).
  open internal(set) var reuseIdentifier: String?

  /// What the collection view placed the view by, or `nil` before that.
  private(set) var placement: UICollectionViewLayoutAttributes?

  /// Makes a view with a frame
  /// (`developer.apple.com/documentation/uikit/uiview/init(frame:)`).
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a view of a registered class, which UIKit needs no initializer of its own for.
  ///
  /// A subclass has it without writing it if it has both of the initializers above and below, or writes none.
  public required convenience init(ofSize size: CGSize) {
    self.init(frame: CGRect(origin: .zero, size: size))
  }

  /// Makes an empty view: there are no nibs here, so nothing is decoded
  /// (`developer.apple.com/documentation/uikit/uiview/init(coder:)`).
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Makes the view ready to be used again; it does nothing
  /// (`developer.apple.com/documentation/uikit/uicollectionreusableview/prepareforreuse()`).
  open func prepareForReuse() {}

  /// Takes on what a layout says of the view; the collection view calls it, and `apply` where that changed.
  final func place(by layoutAttributes: UICollectionViewLayoutAttributes) {
    placement = layoutAttributes
    // The origin of a cell's bounds is not the layout's: a finger may have pulled the cell.
    if frame != layoutAttributes.frame { frame = layoutAttributes.frame }
    alpha = layoutAttributes.alpha
    isHidden = layoutAttributes.isHidden
  }

  /// Tells the attributes that the layout has for the view; it does nothing, because the collection view itself takes
  /// on frame, opacity and visibility
  /// (`developer.apple.com/documentation/uikit/uicollectionreusableview/apply(_:)`).
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// The attributes with the height that the view asks for in their width, or unchanged if it asks for none
  /// (`developer.apple.com/documentation/uikit/uicollectionreusableview/preferredlayoutattributesfitting(_:)`).
  ///
  /// The view has the frame of the attributes when a collection view asks. That the width stays is assumed: the page
  /// says only that sizes are adjusted to self-sizing cells, and UIKit's flow layout may take a width, too.
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

  /// The size of the view in the target's width, which is asked of ``UIView/sizeThatFits(_:)`` because there are no
  /// constraints
  /// (`developer.apple.com/documentation/uikit/uiview/systemlayoutsizefitting(_:withhorizontalfittingpriority:verticalfittingpriority:)`).
  ///
  /// A view that does not override that one asks for the height that it has.
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
