import Foundation

/// Something that is in view by the layout, whether it shows yet or not.
struct WantedElement {
  var element: CollectionElement
  var attributes: UICollectionViewLayoutAttributes
  /// The collection view, or the strip that a section scrolls in.
  var host: UIView

  /// Whether something is behind something else: by the layout, and if that says nothing, cells behind the rest.
  @MainActor
  static func isBehind(_ first: WantedElement, _ second: WantedElement) -> Bool {
    let heights = (first.attributes.zIndex, second.attributes.zIndex)
    return heights.0 == heights.1 ? first.element < second.element : heights.0 < heights.1
  }
}

extension UICollectionView {
  /// What is in view, in the order in which it is asked for: sections from the first to the last, in each the cells
  /// before supplementary views.
  func wantedElements() -> [WantedElement] {
    prepareIfNeeded()
    let strips = showStrips()
    var wanted = elements(in: bounds).map {
      WantedElement(element: $0.element, attributes: $0.attributes, host: self)
    }
    for (section, strip) in strips {
      for (element, attributes) in elements(inStrip: section, rect: strip.bounds) {
        wanted.append(WantedElement(element: element, attributes: attributes, host: strip))
      }
    }
    return wanted.sorted {
      ($0.element.section ?? -1, $0.element) < ($1.element.section ?? -1, $1.element)
    }
  }

  /// What the layout has in a rectangle of the content, but for what is in strips.
  func elements(in rect: CGRect) -> [(
    element: CollectionElement, attributes: UICollectionViewLayoutAttributes
  )] {
    guard rect.width > 0, rect.height > 0 else { return [] }
    return existing(collectionViewLayout.layoutAttributesForElements(in: rect) ?? [])
  }

  /// What the layout has in a rectangle of a strip's content.
  func elements(
    inStrip section: Int,
    rect: CGRect
  ) -> [(element: CollectionElement, attributes: UICollectionViewLayoutAttributes)] {
    existing(collectionViewLayout.attributes(inStrip: section, rect: rect))
  }

  /// Leaves out what is hidden or a decoration, and items that are not there.
  private func existing(
    _ attributes: [UICollectionViewLayoutAttributes]
  ) -> [(element: CollectionElement, attributes: UICollectionViewLayoutAttributes)] {
    attributes.compactMap { attributes in
      guard !attributes.isHidden, let element = attributes.element else { return nil }
      let isThere = element.kind == nil ? hasItem(element.indexPath) : element.section.map(hasSection) ?? true
      guard isThere else { return nil }
      return (element, attributes)
    }
  }
}
