import Foundation

/// The scrolling area of an orthogonally scrolling section.
struct CollectionStrip: Equatable {
  var section: Int
  /// The frame of the scrolling area in the collection view's content.
  var frame: CGRect
  var contentSize: CGSize
  /// The scrolling behavior, which determines where scrolling stops after a drag.
  var behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  /// The distance between adjacent stopping offsets, in points, or 0 if scrolling can stop at any offset.
  var pageWidth: CGFloat
}
