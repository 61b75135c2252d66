import Foundation

// A length is measured along a direction, a breadth across it.

extension UICollectionView.ScrollDirection {
  /// The other direction.
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

  /// Returns the size without the insets, at least zero.
  func inset(by insets: NSDirectionalEdgeInsets) -> CGSize {
    CGSize(
      width: max(0, width - insets.leading - insets.trailing),
      height: max(0, height - insets.top - insets.bottom)
    )
  }
}

extension NSDirectionalEdgeInsets {
  /// The inset before the content along a direction.
  func start(along direction: UICollectionView.ScrollDirection) -> CGFloat {
    direction == .vertical ? top : leading
  }

  /// The inset after the content along a direction.
  func end(along direction: UICollectionView.ScrollDirection) -> CGFloat {
    direction == .vertical ? bottom : trailing
  }
}

extension CGRect {
  /// Makes a rectangle from its extents along a direction and across it.
  init(_ span: Span, across: Span, along direction: UICollectionView.ScrollDirection) {
    let (x, y) = direction == .vertical ? (across, span) : (span, across)
    self.init(x: x.start, y: y.start, width: x.height, height: y.height)
  }

  /// Returns the extent along a direction.
  func span(along direction: UICollectionView.ScrollDirection) -> Span {
    direction == .vertical ? Span(start: minY, height: height) : Span(start: minX, height: width)
  }

  /// Returns whether the rectangles share more than an edge.
  func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  /// Returns the rectangle moved along a direction and across it.
  func moved(by length: CGFloat, across breadth: CGFloat, along direction: UICollectionView.ScrollDirection)
    -> CGRect
  {
    direction == .vertical ? offsetBy(dx: breadth, dy: length) : offsetBy(dx: length, dy: breadth)
  }
}
