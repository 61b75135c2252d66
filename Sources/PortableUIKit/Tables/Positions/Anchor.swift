import Foundation

/// The index path and the vertical offset of a row whose visible position stays the same when heights above it change.
struct Anchor {
  var row: IndexPath
  var start: CGFloat
}
