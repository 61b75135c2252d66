/// What a constraint is in UIKit (`developer.apple.com/documentation/uikit/nslayoutconstraint`).
///
/// There are none here; it has a name that other things are called by.
public enum NSLayoutConstraint {
  /// Across or down (`developer.apple.com/documentation/uikit/nslayoutconstraint/axis`).
  public enum Axis: Int, Sendable {
    /// Across.
    case horizontal
    /// Down.
    case vertical
  }
}
