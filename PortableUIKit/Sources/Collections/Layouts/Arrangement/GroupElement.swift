import Foundation

/// An item of a layout, or a group of items and other groups.
package struct GroupElement: Equatable, Sendable {
  package enum Dimension: Equatable, Sendable {
    case fractionalWidth(CGFloat)
    case fractionalHeight(CGFloat)
    case absolute(CGFloat)
    case estimated(CGFloat)

    /// Whether the dimension is an estimate that measurement replaces.
    package var isEstimated: Bool { if case .estimated = self { true } else { false } }

    /// Returns the length in points, with fractions relative to the container and estimates treated as exact.
    package func points(in container: CGSize) -> CGFloat {
      switch self {
      case .fractionalWidth(let fraction): fraction * container.width
      case .fractionalHeight(let fraction): fraction * container.height
      case .absolute(let points), .estimated(let points): points
      }
    }

    /// Returns whether the dimension is a fraction of the container's extent in the specified direction.
    func isFraction(along direction: UICollectionView.ScrollDirection) -> Bool {
      switch self {
      case .fractionalWidth: direction == .horizontal
      case .fractionalHeight: direction == .vertical
      case .absolute, .estimated: false
      }
    }
  }

  /// A fixed or minimum spacing between the items of a group.
  package enum Spacing: Equatable, Sendable {
    case fixed(CGFloat)
    case flexible(CGFloat)

    /// The fixed or minimum spacing, in points.
    package var points: CGFloat {
      switch self {
      case .fixed(let points), .flexible(let points): points
      }
    }
  }

  /// The rule for repeating the items of a group.
  package enum Repetition: Equatable, Sendable {
    /// The items repeat in order until the group is full.
    case untilFull
    /// The group repeats its single item the specified number of times.
    ///
    /// If the group's length isn't estimated but the item's length is estimated or too large, the copies divide the
    /// group's length equally.
    case times(Int)
    /// Each item appears once.
    case once
  }

  /// The items of a group and the rules for placing them.
  package struct Group: Equatable, Sendable {
    package var axis: UICollectionView.ScrollDirection
    package var elements: [GroupElement]
    package var repetition = Repetition.once
    package var spacing = Spacing.fixed(0)
    /// The frames of the elements in a custom group, or `nil` if the group places its elements in a row.
    package var frames: [CGRect]?

    package init(
      axis: UICollectionView.ScrollDirection,
      elements: [GroupElement],
      repetition: Repetition = .once,
      spacing: Spacing = .fixed(0),
      frames: [CGRect]? = nil
    ) {
      self.frames = frames
      self.axis = axis
      self.elements = elements
      self.repetition = repetition
      self.spacing = spacing
    }
  }

  package var width: Dimension
  package var height: Dimension
  package var insets = NSDirectionalEdgeInsets.zero
  /// The contents of the group, or `nil` if the element is a single item.
  package var group: Group?

  package init(
    width: Dimension,
    height: Dimension,
    insets: NSDirectionalEdgeInsets = .zero,
    group: Group? = nil
  ) {
    self.width = width
    self.height = height
    // An estimated dimension has no insets, as in UIKit.
    self.insets = NSDirectionalEdgeInsets(
      top: height.isEstimated ? 0 : insets.top,
      leading: width.isEstimated ? 0 : insets.leading,
      bottom: height.isEstimated ? 0 : insets.bottom,
      trailing: width.isEstimated ? 0 : insets.trailing
    )
    self.group = group
  }

  /// Accesses the height for the vertical direction, or the width for the horizontal direction.
  package subscript(direction: UICollectionView.ScrollDirection) -> Dimension {
    get { direction == .vertical ? height : width }
    set { if direction == .vertical { height = newValue } else { width = newValue } }
  }

  /// Returns the size in points, with fractions relative to the container and estimates treated as exact.
  package func size(in container: CGSize) -> CGSize {
    CGSize(width: width.points(in: container), height: height.points(in: container))
  }

  /// The items of the group and its nested groups, in order, or only the element itself if it is a single item.
  package var leaves: [GroupElement] { group?.elements.flatMap(\.leaves) ?? [self] }

  /// The number of items in the group and its nested groups, or 1 if the element is a single item.
  package var leafCount: Int { group?.elements.reduce(0) { $0 + $1.leafCount } ?? 1 }
}
