public import Foundation

extension UIView {
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

  /// Does what is not to be animated, which nothing is here
  /// (`developer.apple.com/documentation/uikit/uiview/performwithoutanimation(_:)`).
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    actionsWithoutAnimation()
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

/// How strongly a measure is wanted (`developer.apple.com/documentation/uikit/uilayoutpriority`).
public struct UILayoutPriority: Hashable, RawRepresentable, Sendable {
  /// From 1 to 1,000, the strongest.
  public let rawValue: Float

  /// Makes a priority of a number from 1 to 1,000.
  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  /// Makes a priority of a number from 1 to 1,000.
  public init(_ rawValue: Float) {
    self.init(rawValue: rawValue)
  }

  /// What must be (`developer.apple.com/documentation/uikit/uilayoutpriority/required`).
  public static let required = UILayoutPriority(1000)

  /// How strongly content resists being cut
  /// (`developer.apple.com/documentation/uikit/uilayoutpriority/defaulthigh`).
  public static let defaultHigh = UILayoutPriority(750)

  /// How strongly content resists being stretched
  /// (`developer.apple.com/documentation/uikit/uilayoutpriority/defaultlow`).
  public static let defaultLow = UILayoutPriority(250)

  /// What a fitting size is asked with
  /// (`developer.apple.com/documentation/uikit/uilayoutpriority/fittingsizelevel`).
  public static let fittingSizeLevel = UILayoutPriority(50)
}
