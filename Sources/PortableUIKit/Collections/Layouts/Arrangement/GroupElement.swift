import Foundation

/// An item of a compositional layout, or a group of items, as a value.
package struct GroupElement: Equatable, Sendable {
  /// A width or height.
  package enum Dimension: Equatable, Sendable {
    case fractionalWidth(CGFloat)
    case fractionalHeight(CGFloat)
    case absolute(CGFloat)
    case estimated(CGFloat)

    /// Whether a view determines the dimension.
    package var isEstimated: Bool { if case .estimated = self { true } else { false } }

    /// Returns the length in points in a container. An estimate counts as the length.
    package func points(in container: CGSize) -> CGFloat {
      switch self {
      case .fractionalWidth(let fraction): fraction * container.width
      case .fractionalHeight(let fraction): fraction * container.height
      case .absolute(let points), .estimated(let points): points
      }
    }

    /// Returns whether it is a fraction of the container's extent along a direction.
    func isFraction(along direction: UICollectionView.ScrollDirection) -> Bool {
      switch self {
      case .fractionalWidth: direction == .horizontal
      case .fractionalHeight: direction == .vertical
      case .absolute, .estimated: false
      }
    }
  }

  /// The spacing between the elements of a group: fixed, or a minimum.
  package enum Spacing: Equatable, Sendable {
    case fixed(CGFloat)
    case flexible(CGFloat)

    /// The fixed spacing, or the minimum.
    package var points: CGFloat {
      switch self {
      case .fixed(let points), .flexible(let points): points
      }
    }
  }

  /// The number of elements in a group.
  package enum Repetition: Equatable, Sendable {
    /// As many as fit, repeating the elements in order.
    case untilFull
    /// A number of copies of the only element, which shrinks so that all fit.
    case times(Int)
    /// The elements as they are.
    case once
  }

  /// The contents of a group.
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
  /// The contents of a group, or `nil` for an item.
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

  /// Returns the size in a container. Estimates count as the size.
  package func size(in container: CGSize) -> CGSize {
    CGSize(width: width.points(in: container), height: height.points(in: container))
  }

  /// The items in the element, in order.
  package var leaves: [GroupElement] { group?.elements.flatMap(\.leaves) ?? [self] }

  /// The number of items in the element.
  package var leafCount: Int { group?.elements.reduce(0) { $0 + $1.leafCount } ?? 1 }
}
