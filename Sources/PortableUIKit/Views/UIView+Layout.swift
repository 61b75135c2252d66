public import Foundation

extension UIView {
  /// The dimensions of a view that change with its superview's size
  /// (`developer.apple.com/documentation/uikit/uiview/autoresizingmask-swift.struct`).
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Makes a mask from bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The width is flexible.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
  }

  /// Changes the widths of subviews with a flexible width.
  func widenSubviews(by difference: CGFloat) {
    for view in subviews where view.autoresizingMask.contains(.flexibleWidth) {
      view.frame.size.width += difference
    }
  }

  /// The value for a dimension without intrinsic size
  /// (`developer.apple.com/documentation/uikit/uiview/nointrinsicmetric`).
  public class var noIntrinsicMetric: CGFloat { -1 }

  /// The target for the smallest possible size in ``systemLayoutSizeFitting(_:)``
  /// (`developer.apple.com/documentation/uikit/uiview/layoutfittingcompressedsize`).
  public class var layoutFittingCompressedSize: CGSize { .zero }

  /// Resizes the view to its best fitting size, keeping the upper left corner
  /// (`developer.apple.com/documentation/uikit/uiview/sizetofit()`).
  public func sizeToFit() {
    frame.size = sizeThatFits(bounds.size)
  }

  /// Returns the size that the view's content needs
  /// (`developer.apple.com/documentation/uikit/uiview/systemlayoutsizefitting(_:)`).
  public func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize,
      withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel
    )
  }

  /// Returns ``UIView/sizeThatFits(_:)`` with the required dimensions of the target.
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

  /// Lays out this view and its subviews, outer views first. It isn't recursive, so any depth works.
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
