public import Foundation

/// A relationship between two objects of a layout
/// (`developer.apple.com/documentation/uikit/nslayoutconstraint`).
///
/// Layout constraints are not supported here. The class is the namespace of the axes.
@MainActor
public final class NSLayoutConstraint: NSObject {
  /// A horizontal or vertical axis (`developer.apple.com/documentation/uikit/nslayoutconstraint/axis`).
  public enum Axis: Int, Sendable {
    /// The axis from left to right.
    case horizontal
    /// The axis from top to bottom.
    case vertical
  }
}
