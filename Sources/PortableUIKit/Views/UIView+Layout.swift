public import Foundation

extension UIView {
  /// The dimensions of a view that follow the size of its superview
  /// (`developer.apple.com/documentation/uikit/uiview/autoresizingmask-swift.struct`).
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The raw bits of the option set.
    public let rawValue: UInt

    /// Creates a mask from raw bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The view's width changes by the same amount as the superview's.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
  }

  /// Adds a difference to the widths of all subviews with a flexible width.
  func widenSubviews(by difference: CGFloat) {
    for view in subviews where view.autoresizingMask.contains(.flexibleWidth) {
      view.frame.size.width += difference
    }
  }

  /// The value of a dimension without an intrinsic size
  /// (`developer.apple.com/documentation/uikit/uiview/nointrinsicmetric`).
  public class var noIntrinsicMetric: CGFloat { -1 }

  /// The target size that asks ``systemLayoutSizeFitting(_:)`` for the smallest possible size
  /// (`developer.apple.com/documentation/uikit/uiview/layoutfittingcompressedsize`).
  public class var layoutFittingCompressedSize: CGSize { .zero }

  /// Resizes the view to the size that best fits its content, and keeps its upper-left corner
  /// (`developer.apple.com/documentation/uikit/uiview/sizetofit()`).
  public func sizeToFit() {
    frame.size = sizeThatFits(bounds.size)
  }

  /// Returns the size that the view's content needs, in points
  /// (`developer.apple.com/documentation/uikit/uiview/systemlayoutsizefitting(_:)`).
  ///
  /// The target size is only a suggestion, with the priority ``UILayoutPriority/fittingSizeLevel``.
  public func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize,
      withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel
    )
  }

  /// Returns the result of ``UIView/sizeThatFits(_:)``, with each required dimension replaced by the target's.
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

  /// Lays out this view and its descendants if their layout is pending, outer views first.
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
