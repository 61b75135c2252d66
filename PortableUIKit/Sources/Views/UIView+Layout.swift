public import Foundation

extension UIView {
  /// Options that determine which dimensions of a view follow its superview's size
  /// (`developer.apple.com/documentation/uikit/uiview/autoresizingmask-swift.struct`).
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The raw bits of the option set.
    public let rawValue: UInt

    /// Creates a mask from raw bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The option to keep the view's distance from the right edge of the superview.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)

    /// The option to change the view's width by the same amount as the superview's width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)

    /// The space to the right of the view changes with the superview
    /// (`developer.apple.com/documentation/uikit/uiview/autoresizingmask-swift.struct/flexiblerightmargin`).
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)

    /// The option to change the view's height by the same amount as the superview's height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
  }

  /// Adds `difference`, in points, to the size of each subview in the dimensions in which its mask is flexible.
  func resizeSubviews(by difference: CGSize) {
    for view in subviews {
      var size = view.frame.size
      if view.autoresizingMask.contains(.flexibleLeftMargin) { view.frame.origin.x += difference.width }
      if view.autoresizingMask.contains(.flexibleWidth) { size.width += difference.width }
      if view.autoresizingMask.contains(.flexibleHeight) { size.height += difference.height }
      if size != view.frame.size { view.frame.size = size }
    }
  }

  /// The value that ``intrinsicContentSize`` has in a dimension without an intrinsic size
  /// (`developer.apple.com/documentation/uikit/uiview/nointrinsicmetric`).
  ///
  /// The value is -1.
  public class var noIntrinsicMetric: CGFloat { -1 }

  /// The target size that asks ``systemLayoutSizeFitting(_:)`` for the smallest possible size
  /// (`developer.apple.com/documentation/uikit/uiview/layoutfittingcompressedsize`).
  public class var layoutFittingCompressedSize: CGSize { .zero }

  /// Resizes the view to fit its content, without moving its upper-left corner
  /// (`developer.apple.com/documentation/uikit/uiview/sizetofit()`).
  public func sizeToFit() {
    frame.size = sizeThatFits(bounds.size)
  }

  /// Returns the size that fits the view's content, in points
  /// (`developer.apple.com/documentation/uikit/uiview/systemlayoutsizefitting(_:)`).
  ///
  /// Both dimensions of the target size have the priority ``UILayoutPriority/fittingSizeLevel``, so the target size is
  /// only a suggestion.
  public func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize,
      withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel
    )
  }

  /// Returns the size that ``UIView/sizeThatFits(_:)`` returns for `target`, adjusted to the fitting priorities.
  ///
  /// For each dimension whose fitting priority is ``UILayoutPriority/required``, the result has the target's value.
  func size(
    fitting target: CGSize,
    horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let size = sizeThatFits(target)
    return CGSize(
      width: horizontalFittingPriority == .required ? target.width : size.width,
      height: verticalFittingPriority == .required ? target.height : size.height
    )
  }

  /// Performs the pending layouts of this view and its descendants, outer views first.
  ///
  /// If such a view is the root view of a controller, the controller receives the layout callbacks.
  ///
  /// The method uses a loop instead of recursion, so a deep hierarchy can't overflow the call stack.
  func layOutPending() {
    var pending = [self]
    while let view = pending.popLast() {
      if view.takeLayout() {
        view.owningController?.viewWillLayoutSubviews()
        view.layoutSubviews()
        view.owningController?.viewDidLayoutSubviews()
      }
      pending.append(contentsOf: view.subviews.reversed())
    }
  }
}

extension UIView {
  /// The text size of views outside windows while a list in a window creates and measures them.
  static var textSizeOutsideWindows: UIContentSizeCategory?

  /// Measures the view again, because it entered or left a window whose user prefers another text size.
  func textSizeChanged() {
    setNeedsLayout()
    switch self {
    case let table as UITableView: table.heightsChanged()
    case let collection as UICollectionView: collection.collectionViewLayout.invalidateLayout()
    case let cell as any ListCell: cell.requestConfigurationUpdate()
    default: break
    }
  }
}
