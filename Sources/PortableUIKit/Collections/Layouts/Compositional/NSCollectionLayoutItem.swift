public import Foundation

/// An item of a compositional layout (`developer.apple.com/documentation/uikit/nscollectionlayoutitem`).
///
/// It has no supplementary items and no edge spacing here.
@MainActor
public class NSCollectionLayoutItem: NSObject {
  /// The size (`developer.apple.com/documentation/uikit/nscollectionlayoutitem/layoutsize`).
  public let layoutSize: NSCollectionLayoutSize

  /// The room between the item's edges and its view
  /// (`developer.apple.com/documentation/uikit/nscollectionlayoutitem/contentinsets`).
  ///
  /// Insets along an estimated width or height are ignored (assumed).
  public var contentInsets = NSDirectionalEdgeInsets.zero

  /// Makes an item of a size
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
/// There are no custom groups here. What does not fit in a group is in the next one; an item larger than its group
/// reaches out of it.
@MainActor
public final class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  private var axis = UICollectionView.ScrollDirection.horizontal
  private var repetition = GroupElement.Repetition.untilFull

  /// The items and groups in the group
  /// (`developer.apple.com/documentation/uikit/nscollectionlayoutgroup/subitems`).
  public private(set) var subitems: [NSCollectionLayoutItem] = []

  /// The room between two items, or `nil` for none
  /// (`developer.apple.com/documentation/uikit/nscollectionlayoutgroup/interitemspacing`).
  public var interItemSpacing: NSCollectionLayoutSpacing?

  /// Makes a row of a number of equal items
  /// (`developer.apple.com/documentation/uikit/nscollectionlayoutgroup/horizontal(layoutsize:repeatingsubitem:count:)`).
  ///
  /// Items that do not find room beside each other are as narrow as they need to be (assumed).
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize,
    repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    make(.horizontal, layoutSize, [subitem], .times(count))
  }

  /// Makes a row of as many items as fit, from the first to the last and then again from the first
  /// (`developer.apple.com/documentation/uikit/nscollectionlayoutgroup/horizontal(layoutsize:subitems:)`).
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize,
    subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    make(.horizontal, layoutSize, subitems, .untilFull)
  }

  /// Makes a column of a number of equal items
  /// (`developer.apple.com/documentation/uikit/nscollectionlayoutgroup/vertical(layoutsize:repeatingsubitem:count:)`).
  ///
  /// Items that do not find room below each other are as low as they need to be (assumed).
  public class func vertical(
    layoutSize: NSCollectionLayoutSize,
    repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    make(.vertical, layoutSize, [subitem], .times(count))
  }

  /// Makes a column of as many items as fit, from the first to the last and then again from the first
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
