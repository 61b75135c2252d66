import Foundation

/// An item of a compositional layout, or a group of items, as a value.
package struct GroupElement: Equatable, Sendable {
  /// A width or height.
  package enum Dimension: Equatable, Sendable {
    case fractionalWidth(CGFloat)
    case fractionalHeight(CGFloat)
    case absolute(CGFloat)
    case estimated(CGFloat)

    /// Whether a view decides.
    package var isEstimated: Bool { if case .estimated = self { true } else { false } }

    /// The number of points in a container, as far as it is known or assumed.
    package func points(in container: CGSize) -> CGFloat {
      switch self {
      case .fractionalWidth(let fraction): fraction * container.width
      case .fractionalHeight(let fraction): fraction * container.height
      case .absolute(let points), .estimated(let points): points
      }
    }

    /// Whether it is a part of the container's extent along a direction.
    func isFraction(along direction: UICollectionView.ScrollDirection) -> Bool {
      switch self {
      case .fractionalWidth: direction == .horizontal
      case .fractionalHeight: direction == .vertical
      case .absolute, .estimated: false
      }
    }
  }

  /// The room between the elements of a group: as much as that, or at least as much.
  package enum Spacing: Equatable, Sendable {
    case fixed(CGFloat)
    case flexible(CGFloat)

    /// The room between two elements, or the least of it.
    package var points: CGFloat {
      switch self {
      case .fixed(let points), .flexible(let points): points
      }
    }
  }

  /// How many elements a group has.
  package enum Repetition: Equatable, Sendable {
    /// As many as it has room for, from the first element to the last and then again from the first.
    case untilFull
    /// That many of its only element, all of which find room.
    case times(Int)
    /// Exactly those it has.
    case once
  }

  /// What a group has in it.
  package struct Group: Equatable, Sendable {
    package var axis: UICollectionView.ScrollDirection
    package var elements: [GroupElement]
    package var repetition = Repetition.once
    package var spacing = Spacing.fixed(0)

    package init(
      axis: UICollectionView.ScrollDirection,
      elements: [GroupElement],
      repetition: Repetition = .once,
      spacing: Spacing = .fixed(0)
    ) {
      self.axis = axis
      self.elements = elements
      self.repetition = repetition
      self.spacing = spacing
    }
  }

  package var width: Dimension
  package var height: Dimension
  package var insets = NSDirectionalEdgeInsets.zero
  /// What is in the group; `nil` for an item.
  package var group: Group?

  package init(
    width: Dimension,
    height: Dimension,
    insets: NSDirectionalEdgeInsets = .zero,
    group: Group? = nil
  ) {
    self.width = width
    self.height = height
    // An estimated extent has no insets, as in UIKit.
    self.insets = NSDirectionalEdgeInsets(
      top: height.isEstimated ? 0 : insets.top,
      leading: width.isEstimated ? 0 : insets.leading,
      bottom: height.isEstimated ? 0 : insets.bottom,
      trailing: width.isEstimated ? 0 : insets.trailing
    )
    self.group = group
  }

  /// The dimension along a direction.
  package subscript(direction: UICollectionView.ScrollDirection) -> Dimension {
    get { direction == .vertical ? height : width }
    set { if direction == .vertical { height = newValue } else { width = newValue } }
  }

  /// The size in a container, as far as it is known or assumed.
  package func size(in container: CGSize) -> CGSize {
    CGSize(width: width.points(in: container), height: height.points(in: container))
  }

  /// The items in the element, from the first to the last.
  package var leaves: [GroupElement] { group?.elements.flatMap(\.leaves) ?? [self] }

  /// The number of items in the element.
  package var leafCount: Int { group?.elements.reduce(0) { $0 + $1.leafCount } ?? 1 }
}
