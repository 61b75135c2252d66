import Foundation

/// A row that is to stay where it is seen, and where it was in the content.
struct Anchor {
  var row: IndexPath
  var start: CGFloat
}
