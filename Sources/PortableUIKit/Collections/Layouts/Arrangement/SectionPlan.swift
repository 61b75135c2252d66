import Foundation

/// The arrangement of a section, as a value that can be compared with an earlier one.
struct SectionPlan: Equatable {
  /// How items are arranged in lines.
  enum Items: Equatable {
    /// Groups of equal size, made from the expanded group.
    case groups(GroupElement)
    /// Lines with as many items as fit.
    case wrapped(WrapPlan)
  }

  /// The scroll direction of the collection view.
  var direction: UICollectionView.ScrollDirection
  /// The size available to the section.
  var container: CGSize
  var insets = NSDirectionalEdgeInsets.zero
  var lineSpacing: CGFloat = 0
  var items: Items
  var behavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  var edges: [BoundaryElement] = []
  /// Whether boundary views are inset like the items, across the direction.
  var insetsEdges = true

  /// Whether the section scrolls orthogonally.
  var isStrip: Bool { behavior != .none }

  /// The direction in which lines follow each other.
  var lineDirection: UICollectionView.ScrollDirection { isStrip ? direction.across : direction }

  /// The size available to items.
  var room: CGSize { container.inset(by: insets) }

  /// Returns whether sizes measured in this plan stay valid in another: both must have the same items and the same
  /// breadth.
  func keepsSizes(in other: SectionPlan) -> Bool {
    let isSameKind =
      switch (items, other.items) {
      case (.groups(let one), .groups(let other)): one == other
      case (.wrapped(let one), .wrapped(let other)): one.pattern == other.pattern
      default: false
      }
    let across = direction.across
    return isSameKind && direction == other.direction && isStrip == other.isStrip
      && room.length(along: across) == other.room.length(along: across)
  }

  /// Arranges items in lines.
  func lines(count: Int, sizes: ItemSizes) -> any ItemLines {
    switch items {
    case .groups(let template):
      GroupLines(
        template,
        in: room,
        along: lineDirection,
        spacing: lineSpacing,
        count: count,
        sizes: sizes
      )
    case .wrapped(let plan):
      WrappedLines(plan, along: lineDirection, spacing: lineSpacing, count: count, sizes: sizes)
    }
  }

  /// The area for boundary views: its offset across the direction, and its size.
  var edgeRoom: (offset: CGFloat, size: CGSize) {
    guard insetsEdges else { return (0, container) }
    let across = direction.across
    return (
      insets.start(along: across),
      CGSize(
        length: container.length(along: direction),
        breadth: room.length(along: across),
        along: direction
      )
    )
  }
}

/// The facts about a section that a layout needs to plan it.
struct SectionQuestion {
  var section: Int
  var count: Int
  /// The items whose size the delegate was not asked for yet, or `nil` for all.
  var unasked: [Int]?
}

/// The plan of a section, and the delegate's sizes for the items in the question.
struct SectionAnswer {
  var plan: SectionPlan
  /// The sizes, or `nil` if the delegate gives none.
  var given: [CGSize]?
}

/// The arrangement of all sections.
struct StackPlan {
  var direction = UICollectionView.ScrollDirection.vertical
  /// The spacing between two sections.
  var spacing: CGFloat = 0
  /// The boundary views of the whole layout.
  var edges: [BoundaryElement] = []
  var sections: [SectionAnswer] = []
}
