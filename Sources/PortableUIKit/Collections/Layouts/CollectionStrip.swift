import Foundation

/// The scrolling area of an orthogonally scrolling section.
struct CollectionStrip: Equatable {
  /// The index of the section.
  var section: Int
  /// The frame of the scrolling area in the collection view's content.
  var frame: CGRect
  /// The size of the content that scrolls.
  var contentSize: CGSize
  /// The scrolling behavior, which determines where a drag comes to rest.
  var behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  /// The distance between adjacent resting offsets, in points, or 0 if scrolling can stop at any offset.
  var pageWidth: CGFloat
}
