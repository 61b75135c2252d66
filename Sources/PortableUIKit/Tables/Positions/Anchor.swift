import Foundation

/// A row that keeps its visible position, and where it was in the content.
struct Anchor {
  var row: IndexPath
  var start: CGFloat
}
