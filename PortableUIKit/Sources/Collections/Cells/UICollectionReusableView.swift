public import Foundation

/// A view that a collection view can reuse, for example a cell, a header or a footer
/// (`developer.apple.com/documentation/uikit/uicollectionreusableview`).
open class UICollectionReusableView: UIView {
  /// The identifier for reusing the view, or `nil` if the view was not dequeued
  /// (`developer.apple.com/documentation/uikit/uicollectionreusableview/reuseidentifier`).
  open internal(set) var reuseIdentifier: String?

  /// The layout attributes last passed to `place(by:)`, or `nil` if the view hasn't been placed yet.
  private(set) var placement: UICollectionViewLayoutAttributes?

  /// Creates a view with the specified frame (`developer.apple.com/documentation/uikit/uiview/init(frame:)`).
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a view with the specified size.
  ///
  /// UIKit has no such initializer. A collection view calls this one to create a view of a registered class. A subclass
  /// inherits the initializer if the subclass declares no designated initializers or overrides both `init(frame:)` and
  /// `init(coder:)`.
  public required convenience init(ofSize size: CGSize) {
    self.init(frame: CGRect(origin: .zero, size: size))
  }

  /// Creates a view with an empty frame (`developer.apple.com/documentation/uikit/uiview/init(coder:)`).
  ///
  /// The initializer ignores the coder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Creates a view with an empty frame.
  public required convenience init() {
    self.init(frame: .zero)
  }

  /// Prepares the view for reuse
  /// (`developer.apple.com/documentation/uikit/uicollectionreusableview/prepareforreuse()`).
  ///
  /// The collection view calls this method before it returns a reused view from a dequeue method. The default
  /// implementation does nothing.
  open func prepareForReuse() {}

  /// Sets the frame, opacity and visibility of the view from the specified layout attributes.
  ///
  /// The method doesn't call ``apply(_:)``.
  final func place(by layoutAttributes: UICollectionViewLayoutAttributes) {
    placement = layoutAttributes
    // Setting an unchanged frame would reset the bounds of a cell that the user has swiped.
    if frame != layoutAttributes.frame { frame = layoutAttributes.frame }
    alpha = layoutAttributes.alpha
    isHidden = layoutAttributes.isHidden
  }

  /// Applies layout attributes to the view
  /// (`developer.apple.com/documentation/uikit/uicollectionreusableview/apply(_:)`).
  ///
  /// The default implementation does nothing. The collection view itself sets the view's frame, opacity and visibility.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Returns attributes with the height that the view prefers
  /// (`developer.apple.com/documentation/uikit/uicollectionreusableview/preferredlayoutattributesfitting(_:)`).
  ///
  /// The default implementation keeps the width. If the preferred height isn't positive or equals the attributes'
  /// height, the method returns the attributes unchanged. Before the call, the collection view sets the view's frame to
  /// the attributes' frame.
  ///
  /// Apple doesn't document which dimensions an override can change. As in UIKit, a flow layout also accepts a
  /// different width.
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

  /// Returns the size that fits the view, with the target size's length in each required dimension
  /// (`developer.apple.com/documentation/uikit/uiview/systemlayoutsizefitting(_:withhorizontalfittingpriority:verticalfittingpriority:)`).
  ///
  /// A dimension is required if its fitting priority is ``UILayoutPriority/required``. Any other dimension comes from
  /// ``UIView/sizeThatFits(_:)``, not from constraints. By default, that method returns the view's current size.
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
