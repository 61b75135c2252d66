/// A namespace for the types that UIKit nests in its constraint class
/// (`developer.apple.com/documentation/uikit/nslayoutconstraint`).
///
/// Layout constraints are not supported here.
public enum NSLayoutConstraint {
  /// A horizontal or vertical axis (`developer.apple.com/documentation/uikit/nslayoutconstraint/axis`).
  public enum Axis: Int, Sendable {
    /// The axis from left to right.
    case horizontal
    /// The axis from top to bottom.
    case vertical
  }
}
