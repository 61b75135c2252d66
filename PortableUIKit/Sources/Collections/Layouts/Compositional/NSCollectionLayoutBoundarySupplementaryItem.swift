import Foundation

/// The definition of a supplementary view in a compositional layout
/// (`developer.apple.com/documentation/uikit/nscollectionlayoutsupplementaryitem`).
///
/// PortableUIKit displays only boundary supplementary items.
@MainActor
public class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The kind of the supplementary view
  /// (`developer.apple.com/documentation/uikit/nscollectionlayoutsupplementaryitem/elementkind`).
  public fileprivate(set) var elementKind = ""

  /// The stacking order of the view
  /// (`developer.apple.com/documentation/uikit/nscollectionlayoutsupplementaryitem/zindex`).
  ///
  /// Views with higher values are in front. The default value is 1, so the view is in front of cells. Apple doesn't
  /// document the default.
  public var zIndex = 1
}

/// The definition of a header or footer for a section or a whole layout
/// (`developer.apple.com/documentation/uikit/nscollectionlayoutboundarysupplementaryitem`).
///
/// Unlike in UIKit, the item has no offset.
@MainActor
public final class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// The edge or corner of the section or layout with which the view is aligned
  /// (`developer.apple.com/documentation/uikit/nscollectionlayoutboundarysupplementaryitem/alignment`).
  ///
  /// At an edge that is parallel to the scroll direction, the view is centered along the edge, and the layout
  /// reserves no space for it.
  public private(set) var alignment = NSRectAlignment.none

  /// Whether the layout reserves space for the view outside the content
  /// (`developer.apple.com/documentation/uikit/nscollectionlayoutboundarysupplementaryitem/extendsboundary`).
  ///
  /// If the value is `false`, the view overlaps the content. The default value is `true`.
  public var extendsBoundary = true

  /// Whether the view is pinned to the visible bounds while its section or layout is visible
  /// (`developer.apple.com/documentation/uikit/nscollectionlayoutboundarysupplementaryitem/pintovisiblebounds`).
  ///
  /// The default value is `false`.
  public var pinToVisibleBounds = false

  /// The space above the header of a list section, in points.
  var padding: CGFloat = 0

  /// Creates a boundary supplementary item at an edge or corner
  /// (`developer.apple.com/documentation/uikit/nscollectionlayoutboundarysupplementaryitem/init(layoutsize:elementkind:alignment:)`).
  public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment)
  {
    self.init(layoutSize: layoutSize)
    self.elementKind = elementKind
    self.alignment = alignment
  }

  /// Converts the items to boundary elements for a layout that scrolls in the specified direction.
  static func elements(
    of items: [NSCollectionLayoutBoundarySupplementaryItem],
    along direction: UICollectionView.ScrollDirection
  ) -> [BoundaryElement] {
    var numbers: [String: Int] = [:]
    return items.map { item in
      let number = numbers[item.elementKind, default: 0]
      numbers[item.elementKind] = number + 1
      return BoundaryElement(
        kind: item.elementKind,
        number: number,
        element: item.element,
        side: item.alignment.side(along: direction),
        alignment: item.alignment.alignment(across: direction),
        extends: item.extendsBoundary,
        pins: item.pinToVisibleBounds,
        zIndex: item.zIndex,
        padding: item.padding
      )
    }
  }
}
