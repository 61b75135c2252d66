import Foundation

/// A row that stays at its visible position when heights above it change, with its vertical offset in the content.
struct Anchor {
  var row: IndexPath
  var start: CGFloat
}
