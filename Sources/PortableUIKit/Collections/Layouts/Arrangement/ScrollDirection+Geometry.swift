import Foundation

// Lengths go along a direction, breadths across it.

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

  /// The size without the room at the edges; nothing is negative.
  func inset(by insets: NSDirectionalEdgeInsets) -> CGSize {
    CGSize(
      width: max(0, width - insets.leading - insets.trailing),
      height: max(0, height - insets.top - insets.bottom)
    )
  }
}

extension NSDirectionalEdgeInsets {
  /// The room before the content along a direction.
  func start(along direction: UICollectionView.ScrollDirection) -> CGFloat {
    direction == .vertical ? top : leading
  }

  /// The room after the content along a direction.
  func end(along direction: UICollectionView.ScrollDirection) -> CGFloat {
    direction == .vertical ? bottom : trailing
  }
}

extension CGRect {
  /// Makes a rectangle of its extents along a direction and across it.
  init(_ span: Span, across: Span, along direction: UICollectionView.ScrollDirection) {
    let (x, y) = direction == .vertical ? (across, span) : (span, across)
    self.init(x: x.start, y: y.start, width: x.height, height: y.height)
  }

  /// The extent along a direction.
  func span(along direction: UICollectionView.ScrollDirection) -> Span {
    direction == .vertical ? Span(start: minY, height: height) : Span(start: minX, height: width)
  }

  /// Whether the two have more than an edge in common.
  func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  /// The rectangle further along a direction and across it.
  func moved(by length: CGFloat, across breadth: CGFloat, along direction: UICollectionView.ScrollDirection)
    -> CGRect
  {
    direction == .vertical ? offsetBy(dx: breadth, dy: length) : offsetBy(dx: length, dy: breadth)
  }
}
