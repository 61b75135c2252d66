import Foundation

/// How a section is arranged, as a value that can be compared with the one before.
struct SectionPlan: Equatable {
  /// How items are put in lines.
  enum Items: Equatable {
    /// In groups of one number, by the expanded group.
    case groups(GroupElement)
    /// As many in a line as fit.
    case wrapped(WrapPlan)
  }

  /// The direction in which the collection view scrolls.
  var direction: UICollectionView.ScrollDirection
  /// The room for sections.
  var container: CGSize
  var insets = NSDirectionalEdgeInsets.zero
  var lineSpacing: CGFloat = 0
  var items: Items
  var behavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  var edges: [BoundaryElement] = []
  /// Whether what is at the edges is inset as items are, across the direction.
  var insetsEdges = true

  /// Whether the section scrolls by itself.
  var isStrip: Bool { behavior != .none }

  /// The direction in which lines follow each other.
  var lineDirection: UICollectionView.ScrollDirection { isStrip ? direction.across : direction }

  /// The room for items.
  var room: CGSize { container.inset(by: insets) }

  /// Whether sizes that views asked for in this plan are theirs in another one too: those of items of the same kind,
  /// of the same breadth.
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

  /// Puts items in lines.
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

  /// Where what is at the edges finds room across the direction.
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

/// What a layout must know of a section before it plans it.
struct SectionQuestion {
  var section: Int
  var count: Int
  /// The items of which a delegate did not say the size yet, or `nil` for all.
  var unasked: [Int]?
}

/// How a section is arranged, and what a delegate said of the sizes it was not asked for before.
struct SectionAnswer {
  var plan: SectionPlan
  /// The sizes, or `nil` if the delegate says none.
  var given: [CGSize]?
}

/// How all sections are arranged.
struct StackPlan {
  var direction = UICollectionView.ScrollDirection.vertical
  /// The room between two sections.
  var spacing: CGFloat = 0
  /// What is before and after all sections.
  var edges: [BoundaryElement] = []
  var sections: [SectionAnswer] = []
}
