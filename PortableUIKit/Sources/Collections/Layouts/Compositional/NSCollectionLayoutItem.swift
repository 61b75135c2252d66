public import Foundation

/// An item of a compositional layout (`developer.apple.com/documentation/uikit/nscollectionlayoutitem`).
///
/// Unlike in UIKit, an item has no supplementary items or edge spacing.
@MainActor
public class NSCollectionLayoutItem: NSObject {
  /// The width and height of the item (`developer.apple.com/documentation/uikit/nscollectionlayoutitem/layoutsize`).
  public let layoutSize: NSCollectionLayoutSize

  /// The space between the item's edges and its view
  /// (`developer.apple.com/documentation/uikit/nscollectionlayoutitem/contentinsets`).
  ///
  /// If the width is estimated, the layout ignores the leading and trailing insets. If the height is estimated, it
  /// ignores the top and bottom insets. Apple doesn't document this behavior.
  public var contentInsets = NSDirectionalEdgeInsets.zero

  /// Creates an item with the specified size
  /// (`developer.apple.com/documentation/uikit/nscollectionlayoutitem/init(layoutsize:)`).
  public required init(layoutSize: NSCollectionLayoutSize) {
    self.layoutSize = layoutSize
    super.init()
  }

  var element: GroupElement {
    GroupElement(
      width: layoutSize.widthDimension.value,
      height: layoutSize.heightDimension.value,
      insets: contentInsets
    )
  }
}

/// A closure that returns the items of a custom group
/// (`developer.apple.com/documentation/uikit/nscollectionlayoutgroupcustomitemprovider`).
public typealias NSCollectionLayoutGroupCustomItemProvider =
  (_ layoutEnvironment: any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// An item of a custom group, with a frame in the group
/// (`developer.apple.com/documentation/uikit/nscollectionlayoutgroupcustomitem`).
///
/// Unlike in UIKit, the z index has no effect.
@MainActor
public final class NSCollectionLayoutGroupCustomItem: NSObject {
  /// The frame of the item in its group
  /// (`developer.apple.com/documentation/uikit/nscollectionlayoutgroupcustomitem/frame`).
  public let frame: CGRect

  /// The position of the item from back to front
  /// (`developer.apple.com/documentation/uikit/nscollectionlayoutgroupcustomitem/zindex`).
  public let zIndex: Int

  /// Creates an item with a frame
  /// (`developer.apple.com/documentation/uikit/nscollectionlayoutgroupcustomitem/init(frame:)`).
  public convenience init(frame: CGRect) {
    self.init(frame: frame, zIndex: 0)
  }

  /// Creates an item with a frame and a z index
  /// (`developer.apple.com/documentation/uikit/nscollectionlayoutgroupcustomitem/init(frame:zindex:)`).
  public init(frame: CGRect, zIndex: Int) {
    (self.frame, self.zIndex) = (frame, zIndex)
    super.init()
  }
}

/// A group of items in a compositional layout (`developer.apple.com/documentation/uikit/nscollectionlayoutgroup`).
///
/// Items that don't fit in a group continue in the next group. An item that is larger than its group extends beyond the
/// group's edges.
@MainActor
public final class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  private var axis = UICollectionView.ScrollDirection.horizontal
  private var repetition = GroupElement.Repetition.untilFull

  /// The closure of a custom group, or `nil` for other groups.
  private(set) var provider: NSCollectionLayoutGroupCustomItemProvider?

  /// The items and nested groups of the group
  /// (`developer.apple.com/documentation/uikit/nscollectionlayoutgroup/subitems`).
  public private(set) var subitems: [NSCollectionLayoutItem] = []

  /// The spacing between the items of the group, or `nil` for no spacing
  /// (`developer.apple.com/documentation/uikit/nscollectionlayoutgroup/interitemspacing`).
  public var interItemSpacing: NSCollectionLayoutSpacing?

  /// Creates a horizontal group that repeats an item a specified number of times
  /// (`developer.apple.com/documentation/uikit/nscollectionlayoutgroup/horizontal(layoutsize:repeatingsubitem:count:)`).
  ///
  /// If the group's width isn't estimated but the item's width is estimated or too large, the items divide the group's
  /// width equally. Apple doesn't document this behavior.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize,
    repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> Self {
    make(.horizontal, layoutSize, [subitem], .times(count))
  }

  /// Creates a horizontal group that repeats items in order until the group is full
  /// (`developer.apple.com/documentation/uikit/nscollectionlayoutgroup/horizontal(layoutsize:subitems:)`).
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize,
    subitems: [NSCollectionLayoutItem]
  ) -> Self {
    make(.horizontal, layoutSize, subitems, .untilFull)
  }

  /// Creates a vertical group that repeats an item a specified number of times
  /// (`developer.apple.com/documentation/uikit/nscollectionlayoutgroup/vertical(layoutsize:repeatingsubitem:count:)`).
  ///
  /// If the group's height isn't estimated but the item's height is estimated or too large, the items divide the
  /// group's height equally. Apple doesn't document this behavior.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize,
    repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> Self {
    make(.vertical, layoutSize, [subitem], .times(count))
  }

  /// Creates a vertical group that repeats items in order until the group is full
  /// (`developer.apple.com/documentation/uikit/nscollectionlayoutgroup/vertical(layoutsize:subitems:)`).
  public class func vertical(
    layoutSize: NSCollectionLayoutSize,
    subitems: [NSCollectionLayoutItem]
  ) -> Self {
    make(.vertical, layoutSize, subitems, .untilFull)
  }

  /// Creates a group whose items have the frames that a closure returns
  /// (`developer.apple.com/documentation/uikit/nscollectionlayoutgroup/custom(layoutsize:itemprovider:)`).
  ///
  /// The layout calls the closure when it asks for the section of the group. Every group of the section has the same
  /// frames, which cells do not change by measuring themselves. Apple doesn't document this behavior. In PortableUIKit,
  /// a custom group in another group is a single item.
  public class func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> Self {
    let group = Self(layoutSize: layoutSize)
    group.provider = itemProvider
    return group
  }

  private class func make(
    _ axis: UICollectionView.ScrollDirection,
    _ size: NSCollectionLayoutSize,
    _ subitems: [NSCollectionLayoutItem],
    _ repetition: GroupElement.Repetition
  ) -> Self {
    let group = Self(layoutSize: size)
    group.axis = axis
    group.subitems = subitems
    group.repetition = repetition
    return group
  }

  override var element: GroupElement {
    var result = super.element
    guard !subitems.isEmpty else { return result }
    result.group = GroupElement.Group(
      axis: axis,
      elements: subitems.map(\.element),
      repetition: repetition,
      spacing: interItemSpacing?.value ?? .fixed(0)
    )
    return result
  }
}
