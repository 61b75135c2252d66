/// The namespace of constraint types (`developer.apple.com/documentation/uikit/nslayoutconstraint`).
///
/// There are no constraints here. The name exists because other types are nested in it.
public enum NSLayoutConstraint {
  /// A horizontal or vertical direction (`developer.apple.com/documentation/uikit/nslayoutconstraint/axis`).
  public enum Axis: Int, Sendable {
    /// From left to right.
    case horizontal
    /// From top to bottom.
    case vertical
  }
}
