public import Foundation

/// Whether and how a section scrolls perpendicular to the layout's scroll direction
/// (`developer.apple.com/documentation/uikit/uicollectionlayoutsectionorthogonalscrollingbehavior`).
///
/// In PortableUIKit, a long drag can pass several pages or groups.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// The section doesn't scroll orthogonally.
  case none
  /// The section scrolls orthogonally and can stop anywhere.
  case continuous
  /// The section scrolls freely and stops at the start of a group.
  case continuousGroupLeadingBoundary
  /// The section scrolls by one page at a time. A page is as long as the section's visible area.
  case paging
  /// The section scrolls by one group at a time.
  case groupPaging
  /// The section scrolls by one group at a time and centers the group.
  case groupPagingCentered
}

/// A visible item of a section (`developer.apple.com/documentation/uikit/nscollectionlayoutvisibleitem`).
///
/// Unlike in UIKit, an item cannot be changed.
@MainActor
public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol {
  /// The index path of the item
  /// (`developer.apple.com/documentation/uikit/nscollectionlayoutvisibleitem/indexpath`).
  var indexPath: IndexPath { get }

  /// The frame of the item, in the coordinate system of the content
  /// (`developer.apple.com/documentation/uikit/nscollectionlayoutvisibleitem/frame`).
  var frame: CGRect { get }
}

/// The type of a closure that receives the visible items of a section, the content offset and the layout environment
/// (`developer.apple.com/documentation/uikit/nscollectionlayoutsectionvisibleitemsinvalidationhandler`).
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
  (
    _ visibleItems: [any NSCollectionLayoutVisibleItem], _ contentOffset: CGPoint,
    _ layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> Void

/// A section of a compositional layout (`developer.apple.com/documentation/uikit/nscollectionlayoutsection`).
///
/// Unlike in UIKit, a section has no decoration items or content insets reference.
/// Perpendicular to the scroll direction, the content insets always apply to boundary supplementary items, as they do
/// by default in UIKit.
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

  /// The scrolling behavior of the section perpendicular to the layout's scroll direction
  /// (`developer.apple.com/documentation/uikit/nscollectionlayoutsection/orthogonalscrollingbehavior`).
  ///
  /// The default value is `none`. In a vertically scrolling layout, if the group's height is estimated, an orthogonally
  /// scrolling section is as tall as its tallest measured group. Apple doesn't document this behavior.
  public var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none

  /// The closure that is called before each layout cycle, also when the section scrolls
  /// (`developer.apple.com/documentation/uikit/nscollectionlayoutsection/visibleitemsinvalidationhandler`).
  ///
  /// Here, it is called in each layout pass in which the section has visible cells.
  public var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

  /// The headers and footers of the section
  /// (`developer.apple.com/documentation/uikit/nscollectionlayoutsection/boundarysupplementaryitems`).
  ///
  /// Items at the same edge or corner overlap.
  public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

  /// Creates a section that repeats a group until all items are arranged
  /// (`developer.apple.com/documentation/uikit/nscollectionlayoutsection/init(group:)`).
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }

  /// Returns the plan for arranging the section in the specified container.
  func plan(
    in container: CGSize,
    along direction: UICollectionView.ScrollDirection,
    _ environment: any NSCollectionLayoutEnvironment
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
    if let frames = group.provider?(environment).map(\.frame), !frames.isEmpty {
      plan.items = .custom(frames, of: element.size(in: plan.room))
    } else {
      plan.items = element.items(in: plan.room, along: plan.lineDirection)
    }
    return plan
  }
}

extension GroupElement {
  /// Returns the rules for arranging items in lines that each represent one group.
  ///
  /// Each line contains as many items as fit if all of the following conditions are met. Otherwise, every full line
  /// contains the same number of items.
  ///
  /// - The group repeats its items along the line until it is full.
  /// - The group's extent along the line isn't estimated, but an item's is.
  /// - The group contains no other groups.
  ///
  /// `room` is the size available to the section's items, and the lines follow each other in `direction`.
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
