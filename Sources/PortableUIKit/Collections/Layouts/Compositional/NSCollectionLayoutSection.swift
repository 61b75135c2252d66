public import Foundation

/// The scrolling behavior of a section that scrolls perpendicular to the layout's scroll direction
/// (`developer.apple.com/documentation/uikit/uicollectionlayoutsectionorthogonalscrollingbehavior`).
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// The section doesn't scroll orthogonally.
  case none
  /// The section scrolls orthogonally and can stop anywhere.
  case continuous
  /// The section scrolls freely and stops at the start of a group.
  case continuousGroupLeadingBoundary
  /// The section scrolls by one page, which is as wide as the section.
  case paging
  /// The section scrolls by one group at a time.
  case groupPaging
  /// The section scrolls by one group at a time and centers the group.
  case groupPagingCentered
}

/// A section of a compositional layout (`developer.apple.com/documentation/uikit/nscollectionlayoutsection`).
///
/// Unlike UIKit's, it has no decoration items, no content insets reference and no handler for visible items. Boundary
/// supplementary items follow the content insets, which is the default in UIKit.
@MainActor
public final class NSCollectionLayoutSection: NSObject {
  let group: NSCollectionLayoutGroup

  /// The configuration of the list, or `nil` if the section isn't a list.
  var list: UICollectionLayoutListConfiguration?

  /// The space between the section's edges and its groups
  /// (`developer.apple.com/documentation/uikit/nscollectionlayoutsection/contentinsets`).
  ///
  /// Along the scroll direction, headers and footers are outside the insets. Apple doesn't document this behavior.
  public var contentInsets = NSDirectionalEdgeInsets.zero

  /// The spacing between two groups, in points
  /// (`developer.apple.com/documentation/uikit/nscollectionlayoutsection/intergroupspacing`).
  public var interGroupSpacing: CGFloat = 0

  /// The behavior of the section when the user scrolls it orthogonally
  /// (`developer.apple.com/documentation/uikit/nscollectionlayoutsection/orthogonalscrollingbehavior`).
  ///
  /// The default value is `none`. An orthogonally scrolling section is as high as its highest measured group. Apple
  /// doesn't document that height.
  public var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none

  /// The headers and footers of the section
  /// (`developer.apple.com/documentation/uikit/nscollectionlayoutsection/boundarysupplementaryitems`).
  ///
  /// Two items at the same edge or corner overlap.
  public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

  /// Creates a section that repeats a group until it contains all items
  /// (`developer.apple.com/documentation/uikit/nscollectionlayoutsection/init(group:)`).
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }

  /// Returns the arrangement of the section in the specified container.
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
  /// Returns the arrangement of items in lines, with one group in each line.
  ///
  /// If views determine the items' extents along a line of known extent, each line contains as many items as fit.
  /// Otherwise, each line contains the same number of items.
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
