import Foundation

/// A supplementary view at the boundary of a section or of the whole layout, for example a header.
struct BoundaryElement: Equatable {
  /// The position of the view along the scroll direction.
  enum Side: Equatable {
    case start
    case end
    /// The middle of the content. The layout reserves no space for the view.
    case middle
  }

  /// The alignment of the view perpendicular to the scroll direction.
  enum Alignment: Equatable {
    case start
    case center
    case end
  }

  var kind: String
  /// The index of the view among the boundary supplementary views of the same kind.
  var number: Int
  /// The dimensions and insets of the view.
  var element: GroupElement
  var side: Side
  var alignment = Alignment.start
  /// Whether the layout reserves space for the view outside the content, so that the two don't overlap.
  var extends = true
  var pins = false
  var zIndex = 0
  /// The space before the view along the scroll direction, in points.
  var padding: CGFloat = 0
}

/// The place of a boundary supplementary view: its section, and its index among the section's views.
///
/// For a view of the whole layout, `section` is `nil`.
struct BoundaryPlace: Hashable {
  var section: Int?
  var index: Int
}

/// The boundary supplementary views of a section or of the whole layout.
struct BoundaryEdges {
  private(set) var elements: [BoundaryElement] = []
  private var room = CGSize.zero
  private var offset: CGFloat = 0
  private var direction = UICollectionView.ScrollDirection.vertical

  /// The preferred sizes of measured views, by index.
  private var measured: [Int: CGSize] = [:]

  /// Replaces the boundary supplementary views.
  ///
  /// The method keeps measured sizes if the views, the scroll direction and the container's extent perpendicular to
  /// that direction are unchanged.
  ///
  /// - Parameters:
  ///   - elements: The new boundary supplementary views.
  ///   - room: The size of the container, to which fractional dimensions are relative.
  ///   - offset: The position of the container perpendicular to the scroll direction.
  ///   - direction: The scroll direction.
  mutating func arrange(
    _ elements: [BoundaryElement],
    room: CGSize,
    offset: CGFloat,
    along direction: UICollectionView.ScrollDirection
  ) {
    let breadth = room.length(along: direction.across)
    let isSame = elements == self.elements && direction == self.direction
    if !isSame || breadth != self.room.length(along: direction.across) { measured = [:] }
    self.elements = elements
    self.room = room
    self.offset = offset
    self.direction = direction
  }

  mutating func forgetSizes() { measured = [:] }

  /// Whether any of the views is pinned to the visible bounds while the content scrolls.
  var pins: Bool { elements.contains { $0.pins } }

  /// Returns the size of a view, in which measured dimensions replace estimates.
  func size(of index: Int) -> CGSize {
    let element = elements[index].element
    let size = element.size(in: room)
    return measured[index].map { element.merged(size, with: $0) } ?? size
  }

  /// Returns whether a new preferred size would change the size of a view.
  ///
  /// A preferred size affects only the view's estimated dimensions.
  func wouldResize(_ index: Int, to size: CGSize) -> Bool {
    let current = self.size(of: index)
    return elements[index].element.merged(current, with: size) != current
  }

  mutating func resize(_ index: Int, to size: CGSize) { measured[index] = size }

  /// The length, along the scroll direction, that the layout reserves for views before the content.
  var head: CGFloat { extent(of: .start) }

  /// The length, along the scroll direction, that the layout reserves for views after the content.
  var tail: CGFloat { extent(of: .end) }

  private func extent(of side: BoundaryElement.Side) -> CGFloat {
    elements.indices.reduce(0) { extent, index in
      guard elements[index].side == side, elements[index].extends else { return extent }
      return max(extent, elements[index].padding + size(of: index).length(along: direction))
    }
  }

  /// Returns the frame of a view, excluding the insets around the view.
  ///
  /// - Parameters:
  ///   - index: The index of the view.
  ///   - span: The range of the section or the whole layout along the scroll direction, including its boundary
  ///     supplementary views.
  ///   - visible: The visible range to which views are pinned, or `nil` to ignore pinning.
  /// - Returns: The frame. Along the scroll direction, it is in the coordinate system of `span` and `visible`.
  func frame(of index: Int, in span: Span, visible: Span?) -> CGRect {
    let element = elements[index]
    let size = size(of: index)
    let length = size.length(along: direction)
    let (head, tail) = (head, tail)
    var start =
      switch element.side {
      case .start: span.start + (element.extends ? element.padding : head)
      case .end: span.end - length - (element.extends ? 0 : tail)
      case .middle: (span.start + head + span.end - tail - length) / 2
      }
    if element.pins, let visible {
      switch element.side {
      case .start: start = max(start, min(visible.start, span.end - tail - length))
      case .end: start = min(start, max(visible.end - length, span.start + head))
      case .middle: break
      }
    }
    let breadth = size.length(along: direction.across)
    let free = room.length(along: direction.across) - breadth
    let before: CGFloat =
      switch element.alignment {
      case .start: 0
      case .center: free / 2
      case .end: free
      }
    let frame = element.element.frame(ofItemOfSize: size)
    let place = CGRect(
      Span(start: start, height: length),
      across: Span(start: offset + before, height: breadth),
      along: direction
    )
    return frame.offsetBy(dx: place.minX, dy: place.minY)
  }
}
