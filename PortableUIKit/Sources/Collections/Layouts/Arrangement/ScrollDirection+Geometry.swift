import Foundation

// A length is measured along a direction, and a breadth perpendicular to it.

extension UICollectionView.ScrollDirection {
  /// The direction perpendicular to this one.
  var across: Self { self == .vertical ? .horizontal : .vertical }
}

extension CGSize {
  init(length: CGFloat, breadth: CGFloat, along direction: UICollectionView.ScrollDirection) {
    self =
      direction == .vertical ? CGSize(width: breadth, height: length) : CGSize(width: length, height: breadth)
  }

  func length(along direction: UICollectionView.ScrollDirection) -> CGFloat {
    direction == .vertical ? height : width
  }

  /// Returns the size reduced by the insets, with dimensions of at least zero.
  func inset(by insets: NSDirectionalEdgeInsets) -> CGSize {
    CGSize(
      width: max(0, width - insets.leading - insets.trailing),
      height: max(0, height - insets.top - insets.bottom)
    )
  }
}

extension NSDirectionalEdgeInsets {
  /// Returns the top inset for the vertical direction, or the leading inset for the horizontal direction.
  func start(along direction: UICollectionView.ScrollDirection) -> CGFloat {
    direction == .vertical ? top : leading
  }

  /// Returns the bottom inset for the vertical direction, or the trailing inset for the horizontal direction.
  func end(along direction: UICollectionView.ScrollDirection) -> CGFloat {
    direction == .vertical ? bottom : trailing
  }
}

extension CGRect {
  /// Creates a rectangle from its ranges along a direction and perpendicular to that direction.
  init(_ span: Span, across: Span, along direction: UICollectionView.ScrollDirection) {
    let (x, y) = direction == .vertical ? (across, span) : (span, across)
    self.init(x: x.start, y: y.start, width: x.height, height: y.height)
  }

  /// Returns the rectangle's range of positions in the specified direction.
  func span(along direction: UICollectionView.ScrollDirection) -> Span {
    direction == .vertical ? Span(start: minY, height: height) : Span(start: minX, height: width)
  }

  /// Returns whether two rectangles overlap.
  ///
  /// Rectangles that only share an edge don't overlap.
  func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  /// Returns the rectangle moved by a length along a direction and by a breadth perpendicular to that direction.
  func moved(by length: CGFloat, across breadth: CGFloat, along direction: UICollectionView.ScrollDirection)
    -> CGRect
  {
    direction == .vertical ? offsetBy(dx: breadth, dy: length) : offsetBy(dx: length, dy: breadth)
  }
}
