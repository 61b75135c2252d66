public import Foundation

/// How a section scrolls orthogonally to its collection view
/// (`developer.apple.com/documentation/uikit/uicollectionlayoutsectionorthogonalscrollingbehavior`).
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// The section doesn't scroll.
  case none
  /// The section scrolls freely.
  case continuous
  /// The section scrolls freely and comes to rest at the start of a group.
  case continuousGroupLeadingBoundary
  /// The section scrolls by pages of its own extent.
  case paging
  /// The section scrolls by one group.
  case groupPaging
  /// The section scrolls by one group and comes to rest with the group centered.
  case groupPagingCentered
}

/// A section of a compositional layout
/// (`developer.apple.com/documentation/uikit/nscollectionlayoutsection`).
///
/// Here it has no decoration items, no reference for insets and no visible-items handler. Boundary items follow the
/// insets, as by default in UIKit.
@MainActor
public final class NSCollectionLayoutSection: NSObject {
  let group: NSCollectionLayoutGroup

  /// The configuration of a list section, or `nil`.
  var list: UICollectionLayoutListConfiguration?

  /// The space between the section's edges and its groups
  /// (`developer.apple.com/documentation/uikit/nscollectionlayoutsection/contentinsets`).
  ///
  /// Headers and footers are outside the insets along the scroll direction (assumed).
  public var contentInsets = NSDirectionalEdgeInsets.zero

  /// The spacing between two groups
  /// (`developer.apple.com/documentation/uikit/nscollectionlayoutsection/intergroupspacing`).
  public var interGroupSpacing: CGFloat = 0

  /// How the section scrolls orthogonally. It defaults to `none`
  /// (`developer.apple.com/documentation/uikit/nscollectionlayoutsection/orthogonalscrollingbehavior`).
  ///
  /// An orthogonally scrolling section is as high as its highest group measured so far (assumed).
  public var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none

  /// The headers and footers
  /// (`developer.apple.com/documentation/uikit/nscollectionlayoutsection/boundarysupplementaryitems`).
  ///
  /// Two items at the same edge or corner overlap.
  public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

  /// Makes a section that repeats a group
  /// (`developer.apple.com/documentation/uikit/nscollectionlayoutsection/init(group:)`).
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }

  /// Returns the section as a value.
  func plan(
    in container: CGSize,
    along direction: UICollectionView.ScrollDirection
  ) -> SectionPlan {
    let element = group.element
    var plan = SectionPlan(direction: direction, container: container, items: .groups(element))
    plan.insets = contentInsets
    plan.lineSpacing = interGroupSpacing
    plan.behavior = orthogonalScrollingBehavior
    plan.edges = NSCollectionLayoutBoundarySupplementaryItem.elements(
      of: boundarySupplementaryItems,
      along: direction
    )
    plan.items = element.items(in: plan.room, along: plan.lineDirection)
    return plan
  }
}

extension GroupElement {
  /// Returns how items are arranged in lines, each of them such a group. If the views determine the items' extents
  /// along a line of known extent, each line has as many items as fit. Otherwise each has the same number.
  func items(in room: CGSize, along direction: UICollectionView.ScrollDirection) -> SectionPlan.Items {
    guard let group, group.axis == direction.across, group.repetition == .untilFull,
      !self[group.axis].isEstimated,
      group.elements.allSatisfy({ $0.group == nil }),
      group.elements.contains(where: { $0[group.axis].isEstimated })
    else { return .groups(expanded(in: room)) }
    let size = size(in: room)
    let length = self[direction]
    return .wrapped(
      WrapPlan(
        pattern: group.elements,
        room: size.inset(by: insets),
        lineLength: length.isEstimated ? nil : size.length(along: direction),
        spacing: group.spacing.points,
        alignment: .leading
      )
    )
  }
}
