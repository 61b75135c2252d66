import Foundation

/// A supplementary view of a compositional layout
/// (`developer.apple.com/documentation/uikit/nscollectionlayoutsupplementaryitem`).
///
/// Only those at the edges of a section or layout can be made here.
@MainActor
public class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The kind
  /// (`developer.apple.com/documentation/uikit/nscollectionlayoutsupplementaryitem/elementkind`).
  public fileprivate(set) var elementKind = ""

  /// The order from back to front, in front of cells at first (assumed)
  /// (`developer.apple.com/documentation/uikit/nscollectionlayoutsupplementaryitem/zindex`).
  public var zIndex = 1
}

/// A header or footer of a section or layout
/// (`developer.apple.com/documentation/uikit/nscollectionlayoutboundarysupplementaryitem`).
///
/// It has no offset here.
@MainActor
public final class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// The edge or corner where the view is
  /// (`developer.apple.com/documentation/uikit/nscollectionlayoutboundarysupplementaryitem/alignment`).
  ///
  /// At an edge along which the content scrolls, the view is in the middle of the section and takes no room.
  public private(set) var alignment = NSRectAlignment.none

  /// Whether the view makes the section larger instead of covering its content
  /// (`developer.apple.com/documentation/uikit/nscollectionlayoutboundarysupplementaryitem/extendsboundary`).
  public var extendsBoundary = true

  /// Whether the view stays in view as long as its section is
  /// (`developer.apple.com/documentation/uikit/nscollectionlayoutboundarysupplementaryitem/pintovisiblebounds`).
  public var pinToVisibleBounds = false

  /// The room above the view in a list.
  var padding: CGFloat = 0

  /// Makes a header or footer
  /// (`developer.apple.com/documentation/uikit/nscollectionlayoutboundarysupplementaryitem/init(layoutsize:elementkind:alignment:)`).
  public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment)
  {
    self.init(layoutSize: layoutSize)
    self.elementKind = elementKind
    self.alignment = alignment
  }

  /// The items as values.
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
