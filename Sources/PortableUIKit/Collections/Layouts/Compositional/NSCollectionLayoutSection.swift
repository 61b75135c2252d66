public import Foundation

/// How a section scrolls across the direction of its collection view
/// (`developer.apple.com/documentation/uikit/uicollectionlayoutsectionorthogonalscrollingbehavior`).
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// Not at all.
  case none
  /// Freely.
  case continuous
  /// Freely, and comes to rest where a group begins.
  case continuousGroupLeadingBoundary
  /// By its own width.
  case paging
  /// By one group.
  case groupPaging
  /// By one group, which comes to rest in the middle.
  case groupPagingCentered
}

/// A section of a compositional layout
/// (`developer.apple.com/documentation/uikit/nscollectionlayoutsection`).
///
/// It has no decoration items, no reference for insets and no handler for what is visible here. Boundary items follow
/// the insets, as by default in UIKit.
@MainActor
public final class NSCollectionLayoutSection: NSObject {
  let group: NSCollectionLayoutGroup

  /// The configuration that made the section a list, or `nil`.
  var list: UICollectionLayoutListConfiguration?

  /// The room between the section's edges and its groups
  /// (`developer.apple.com/documentation/uikit/nscollectionlayoutsection/contentinsets`).
  ///
  /// Headers and footers are outside the upper and the lower one (assumed).
  public var contentInsets = NSDirectionalEdgeInsets.zero

  /// The room between two groups
  /// (`developer.apple.com/documentation/uikit/nscollectionlayoutsection/intergroupspacing`).
  public var interGroupSpacing: CGFloat = 0

  /// How the section scrolls by itself, which it does not at first
  /// (`developer.apple.com/documentation/uikit/nscollectionlayoutsection/orthogonalscrollingbehavior`).
  ///
  /// One that does is as high as its highest group, as far as groups are measured (assumed).
  public var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none

  /// The headers and footers
  /// (`developer.apple.com/documentation/uikit/nscollectionlayoutsection/boundarysupplementaryitems`).
  ///
  /// Two at one edge lie over each other unless they have different corners.
  public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

  /// Makes a section whose items are in groups like this
  /// (`developer.apple.com/documentation/uikit/nscollectionlayoutsection/init(group:)`).
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }

  /// The section as a value.
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
  /// How items are put in lines of which each is such a group: as many as fit, if the views say how long they are
  /// along a line of known extent, else always the same number.
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
