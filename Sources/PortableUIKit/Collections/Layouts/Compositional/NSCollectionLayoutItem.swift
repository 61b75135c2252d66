public import Foundation

/// An item of a compositional layout (`developer.apple.com/documentation/uikit/nscollectionlayoutitem`).
///
/// Here it has no supplementary items and no edge spacing.
@MainActor
public class NSCollectionLayoutItem: NSObject {
  /// The size (`developer.apple.com/documentation/uikit/nscollectionlayoutitem/layoutsize`).
  public let layoutSize: NSCollectionLayoutSize

  /// The space between the item's edges and its view
  /// (`developer.apple.com/documentation/uikit/nscollectionlayoutitem/contentinsets`).
  ///
  /// Insets along an estimated width or height are ignored (assumed).
  public var contentInsets = NSDirectionalEdgeInsets.zero

  /// Makes an item with a size
  /// (`developer.apple.com/documentation/uikit/nscollectionlayoutitem/init(layoutsize:)`).
  public required init(layoutSize: NSCollectionLayoutSize) {
    self.layoutSize = layoutSize
    super.init()
  }

  /// The item as a value.
  var element: GroupElement {
    GroupElement(
      width: layoutSize.widthDimension.value,
      height: layoutSize.heightDimension.value,
      insets: contentInsets
    )
  }
}

/// A group of items (`developer.apple.com/documentation/uikit/nscollectionlayoutgroup`).
///
/// Custom groups are left out. Items that don't fit in a group continue in the next. An item that is larger than
/// its group extends beyond it.
@MainActor
public final class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  private var axis = UICollectionView.ScrollDirection.horizontal
  private var repetition = GroupElement.Repetition.untilFull

  /// The items and groups in the group
  /// (`developer.apple.com/documentation/uikit/nscollectionlayoutgroup/subitems`).
  public private(set) var subitems: [NSCollectionLayoutItem] = []

  /// The spacing between two items, or `nil` for none
  /// (`developer.apple.com/documentation/uikit/nscollectionlayoutgroup/interitemspacing`).
  public var interItemSpacing: NSCollectionLayoutSpacing?

  /// Makes a horizontal group with a number of equal items
  /// (`developer.apple.com/documentation/uikit/nscollectionlayoutgroup/horizontal(layoutsize:repeatingsubitem:count:)`).
  ///
  /// Items that don't fit side by side are made narrower (assumed).
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize,
    repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    make(.horizontal, layoutSize, [subitem], .times(count))
  }

  /// Makes a horizontal group with as many items as fit, repeating the items in order
  /// (`developer.apple.com/documentation/uikit/nscollectionlayoutgroup/horizontal(layoutsize:subitems:)`).
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize,
    subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    make(.horizontal, layoutSize, subitems, .untilFull)
  }

  /// Makes a vertical group with a number of equal items
  /// (`developer.apple.com/documentation/uikit/nscollectionlayoutgroup/vertical(layoutsize:repeatingsubitem:count:)`).
  ///
  /// Items that don't fit below one another are made lower (assumed).
  public class func vertical(
    layoutSize: NSCollectionLayoutSize,
    repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    make(.vertical, layoutSize, [subitem], .times(count))
  }

  /// Makes a vertical group with as many items as fit, repeating the items in order
  /// (`developer.apple.com/documentation/uikit/nscollectionlayoutgroup/vertical(layoutsize:subitems:)`).
  public class func vertical(
    layoutSize: NSCollectionLayoutSize,
    subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    make(.vertical, layoutSize, subitems, .untilFull)
  }

  private class func make(
    _ axis: UICollectionView.ScrollDirection,
    _ size: NSCollectionLayoutSize,
    _ subitems: [NSCollectionLayoutItem],
    _ repetition: GroupElement.Repetition
  ) -> NSCollectionLayoutGroup {
    let group = NSCollectionLayoutGroup(layoutSize: size)
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
