import Foundation

/// A supplementary view at the boundary of a section or of the whole layout, such as a header.
struct BoundaryElement: Equatable {
  /// The position along the scroll direction.
  enum Side: Equatable {
    case start
    case end
    /// Beside the content, centered along it.
    case middle
  }

  /// The position across the scroll direction.
  enum Alignment: Equatable {
    case start
    case center
    case end
  }

  var kind: String
  /// The index among the elements of the same kind.
  var number: Int
  /// The element that determines the size.
  var element: GroupElement
  var side: Side
  var alignment = Alignment.start
  /// Whether the element extends the content area instead of overlapping it.
  var extends = true
  var pins = false
  var zIndex = 0
  /// The space before the element.
  var padding: CGFloat = 0
}

/// The place of a boundary element: its section, or `nil` for the whole layout, and its index there.
struct BoundaryPlace: Hashable {
  var section: Int?
  var index: Int
}

/// The boundary elements of a section or of the whole layout.
struct BoundaryEdges {
  private(set) var elements: [BoundaryElement] = []
  private var room = CGSize.zero
  private var offset: CGFloat = 0
  private var direction = UICollectionView.ScrollDirection.vertical

  /// The sizes that views preferred, by index.
  private var measured: [Int: CGSize] = [:]

  /// Replaces the elements. Measured sizes are kept if the elements and their breadth are unchanged.
  ///
  /// - Parameters:
  ///   - elements: the elements.
  ///   - room: the size of the container, which fractions refer to.
  ///   - offset: the start of the container across the direction.
  ///   - direction: the scroll direction.
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

  /// Discards the measured sizes.
  mutating func forgetSizes() { measured = [:] }

  /// Whether an element stays visible while the content scrolls.
  var pins: Bool { elements.contains { $0.pins } }

  /// Returns the size of an element. Measured extents replace estimated ones.
  func size(of index: Int) -> CGSize {
    let element = elements[index].element
    let size = element.size(in: room)
    return measured[index].map { element.merged(size, with: $0) } ?? size
  }

  /// Returns whether a size would change an element's estimated extents.
  func wouldResize(_ index: Int, to size: CGSize) -> Bool {
    let current = self.size(of: index)
    return elements[index].element.merged(current, with: size) != current
  }

  /// Stores the size that a view prefers.
  mutating func resize(_ index: Int, to size: CGSize) { measured[index] = size }

  /// The length of the area before the content.
  var head: CGFloat { extent(of: .start) }

  /// The length of the area after the content.
  var tail: CGFloat { extent(of: .end) }

  private func extent(of side: BoundaryElement.Side) -> CGFloat {
    elements.indices.reduce(0) { extent, index in
      guard elements[index].side == side, elements[index].extends else { return extent }
      return max(extent, elements[index].padding + size(of: index).length(along: direction))
    }
  }

  /// Returns the frame of an element.
  ///
  /// - Parameters:
  ///   - index: the index of the element.
  ///   - span: the extent of the section or the whole layout, including its boundary views.
  ///   - visible: the visible extent, to which pinned elements stick, or `nil` to pin none.
  /// - Returns: the frame, in the coordinates of the extents.
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
