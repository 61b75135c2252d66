import Foundation

/// A row that keeps its visible position when heights above it change.
struct Anchor {
  var row: IndexPath
  /// The distance from the top of the content to the row, in points.
  var start: CGFloat
}
