import Foundation

/// A section that scrolls by itself, across the direction of the collection view.
struct CollectionStrip: Equatable {
  /// The section.
  var section: Int
  /// The part of the collection view's content in which the section scrolls.
  var frame: CGRect
  /// The size of the section's own content.
  var contentSize: CGSize
  /// The way the section comes to rest after a drag.
  var behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  /// The distance between two offsets at which the section rests, or 0 if it rests anywhere.
  var pageWidth: CGFloat
}
