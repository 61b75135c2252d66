import Foundation

/// A header or footer, or another supplementary view at the edge of a section or of the whole layout, as a value.
struct BoundaryElement: Equatable {
  /// Where the element is along the direction of scrolling.
  enum Side: Equatable {
    case start
    case end
    /// At the sides of the content, in its middle.
    case middle
  }

  /// Where the element is across the direction of scrolling.
  enum Alignment: Equatable {
    case start
    case center
    case end
  }

  var kind: String
  /// The number among the elements of its kind.
  var number: Int
  /// The size.
  var element: GroupElement
  var side: Side
  var alignment = Alignment.start
  /// Whether the element is beside the content instead of over it.
  var extends = true
  var pins = false
  var zIndex = 0
  /// The room above the element.
  var padding: CGFloat = 0
}

/// The place of such an element: the section, `nil` for the whole layout, and the index in it.
struct BoundaryPlace: Hashable {
  var section: Int?
  var index: Int
}

/// What is at the edges of a section, or of the whole layout.
struct BoundaryEdges {
  private(set) var elements: [BoundaryElement] = []
  private var room = CGSize.zero
  private var offset: CGFloat = 0
  private var direction = UICollectionView.ScrollDirection.vertical

  /// The sizes that views asked for, by index.
  private var measured: [Int: CGSize] = [:]

  /// Takes on other elements; sizes that views asked for are kept if the elements and their breadth are the same.
  ///
  /// - Parameters:
  ///   - elements: the elements.
  ///   - room: what fractions are fractions of.
  ///   - offset: where the room begins across the direction.
  ///   - direction: the direction of scrolling.
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

  /// Forgets the sizes that views asked for.
  mutating func forgetSizes() { measured = [:] }

  /// Whether one of the elements stays in view.
  var pins: Bool { elements.contains { $0.pins } }

  /// The size of an element, as far as it is known or assumed.
  func size(of index: Int) -> CGSize {
    let element = elements[index].element
    let size = element.size(in: room)
    return measured[index].map { element.merged(size, with: $0) } ?? size
  }

  /// Whether the layout only estimates an element's size and has another one for it.
  func wouldResize(_ index: Int, to size: CGSize) -> Bool {
    let current = self.size(of: index)
    return elements[index].element.merged(current, with: size) != current
  }

  /// Takes on the size that a view asked for.
  mutating func resize(_ index: Int, to size: CGSize) { measured[index] = size }

  /// The length of what is before the content.
  var head: CGFloat { extent(of: .start) }

  /// The length of what is after the content.
  var tail: CGFloat { extent(of: .end) }

  private func extent(of side: BoundaryElement.Side) -> CGFloat {
    elements.indices.reduce(0) { extent, index in
      guard elements[index].side == side, elements[index].extends else { return extent }
      return max(extent, elements[index].padding + size(of: index).length(along: direction))
    }
  }

  /// Returns where an element is.
  ///
  /// - Parameters:
  ///   - index: the index of the element.
  ///   - span: the extent of the section, or of the whole layout, with what is at its edges.
  ///   - visible: what is in view, for an element that stays there, or `nil` to let none stay.
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
