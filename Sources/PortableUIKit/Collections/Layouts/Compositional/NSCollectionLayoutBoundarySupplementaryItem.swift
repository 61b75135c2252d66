import Foundation

/// A supplementary view of a compositional layout
/// (`developer.apple.com/documentation/uikit/nscollectionlayoutsupplementaryitem`).
///
/// Here only boundary supplementary items can be made.
@MainActor
public class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The kind
  /// (`developer.apple.com/documentation/uikit/nscollectionlayoutsupplementaryitem/elementkind`).
  public fileprivate(set) var elementKind = ""

  /// The order from back to front. It defaults to 1, in front of cells (assumed)
  /// (`developer.apple.com/documentation/uikit/nscollectionlayoutsupplementaryitem/zindex`).
  public var zIndex = 1
}

/// A header or footer of a section or layout
/// (`developer.apple.com/documentation/uikit/nscollectionlayoutboundarysupplementaryitem`).
///
/// Here it can't have an offset.
@MainActor
public final class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// The edge or corner that the view is aligned with
  /// (`developer.apple.com/documentation/uikit/nscollectionlayoutboundarysupplementaryitem/alignment`).
  ///
  /// At an edge parallel to the scroll direction, the view is centered along the section and takes no space.
  public private(set) var alignment = NSRectAlignment.none

  /// Whether the view extends the section instead of overlapping its content
  /// (`developer.apple.com/documentation/uikit/nscollectionlayoutboundarysupplementaryitem/extendsboundary`).
  public var extendsBoundary = true

  /// Whether the view stays visible while its section is visible
  /// (`developer.apple.com/documentation/uikit/nscollectionlayoutboundarysupplementaryitem/pintovisiblebounds`).
  public var pinToVisibleBounds = false

  /// The space above the view in a list.
  var padding: CGFloat = 0

  /// Makes a header or footer
  /// (`developer.apple.com/documentation/uikit/nscollectionlayoutboundarysupplementaryitem/init(layoutsize:elementkind:alignment:)`).
  public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment)
  {
    self.init(layoutSize: layoutSize)
    self.elementKind = elementKind
    self.alignment = alignment
  }

  /// Returns the items as values.
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
