import Foundation

/// An orthogonally scrolling section: it scrolls across the direction of its collection view.
struct CollectionStrip: Equatable {
  /// The section.
  var section: Int
  /// The frame of the section's scrolling area, in the collection view's content.
  var frame: CGRect
  /// The size of the scrolling content.
  var contentSize: CGSize
  /// Where scrolling comes to rest after a drag.
  var behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  /// The distance between two resting offsets, or 0 if scrolling rests anywhere.
  var pageWidth: CGFloat
}
