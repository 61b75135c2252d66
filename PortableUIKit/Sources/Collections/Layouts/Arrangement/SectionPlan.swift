import Foundation

/// The rules for arranging a section.
///
/// If the rules change, the section discards its lines.
struct SectionPlan: Equatable {
  /// The rules for arranging the items in lines.
  enum Items: Equatable {
    /// Each line contains one group. The associated value is the expanded group.
    case groups(GroupElement)
    /// Each line contains as many items as fit.
    case wrapped(WrapPlan)
    /// Each group has a size, and contains items with the given frames.
    case custom(_ frames: [CGRect], of: CGSize)
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
  /// Whether the section's insets perpendicular to the scroll direction also apply to boundary supplementary views.
  var insetsEdges = true

  /// Whether the section scrolls orthogonally.
  var isStrip: Bool { behavior != .none }

  /// The direction in which the lines follow each other.
  ///
  /// In an orthogonally scrolling section, it is perpendicular to the layout's scroll direction.
  var lineDirection: UICollectionView.ScrollDirection { isStrip ? direction.across : direction }

  /// The size available to the items, excluding the section's insets.
  var room: CGSize { container.inset(by: insets) }

  /// Returns whether sizes that were measured with this plan remain valid with `other`.
  ///
  /// The sizes remain valid if the following values are the same in both plans:
  ///
  /// - The definitions of the items.
  /// - The scroll direction, and whether the section scrolls orthogonally.
  /// - The extent that is available to the items perpendicular to the scroll direction.
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

  /// Returns an arrangement of `count` items in lines, based on their sizes.
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
    case .custom(let frames, let size):
      CustomLines(frames, of: size, along: lineDirection, spacing: lineSpacing, count: count)
    }
  }

  /// The size available to boundary supplementary views, and their offset perpendicular to the scroll direction.
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

/// A request for the plan of a section and for the item sizes that the delegate must provide.
struct SectionQuestion {
  var section: Int
  var count: Int
  /// The items whose sizes must be requested from the delegate, or `nil` for all items.
  var unasked: [Int]?
}

/// The answer to a ``SectionQuestion``: the plan of the section and the requested item sizes.
struct SectionAnswer {
  var plan: SectionPlan
  /// The requested sizes, or `nil` if the delegate provides no sizes.
  var given: [CGSize]?
}

/// The rules for arranging all sections of a layout.
struct StackPlan {
  var direction = UICollectionView.ScrollDirection.vertical
  /// The spacing between two sections, in points.
  var spacing: CGFloat = 0
  /// The boundary supplementary views of the whole layout.
  var edges: [BoundaryElement] = []
  var sections: [SectionAnswer] = []
}
