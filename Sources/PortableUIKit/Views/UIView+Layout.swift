public import Foundation

extension UIView {
  /// What changes with the size of the superview
  /// (`developer.apple.com/documentation/uikit/uiview/autoresizingmask-swift.struct`).
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes a mask of bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
  }

  /// Changes the widths of the subviews that grow and shrink with this view.
  func widenSubviews(by difference: CGFloat) {
    for view in subviews where view.autoresizingMask.contains(.flexibleWidth) {
      view.frame.size.width += difference
    }
  }

  /// Says of a measure that the content asks for none
  /// (`developer.apple.com/documentation/uikit/uiview/nointrinsicmetric`).
  public class var noIntrinsicMetric: CGFloat { -1 }

  /// The target of ``systemLayoutSizeFitting(_:)`` for the smallest size
  /// (`developer.apple.com/documentation/uikit/uiview/layoutfittingcompressedsize`).
  public class var layoutFittingCompressedSize: CGSize { .zero }

  /// Gives the view the size that fits best, from its upper left corner on
  /// (`developer.apple.com/documentation/uikit/uiview/sizetofit()`).
  public func sizeToFit() {
    frame.size = sizeThatFits(bounds.size)
  }

  /// The size that the view's content asks for
  /// (`developer.apple.com/documentation/uikit/uiview/systemlayoutsizefitting(_:)`).
  public func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize,
      withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel
    )
  }

  /// What ``UIView/sizeThatFits(_:)`` says, with the measures of the target that are required.
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

  /// Lays out this view and those in it, outer views first and without recursion, so depth is no matter.
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
