import Foundation

/// A row that keeps its visible position when heights above it change.
struct Anchor {
  var row: IndexPath
  /// The vertical offset of the row, in points.
  var start: CGFloat
}
