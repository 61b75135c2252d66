import Foundation

/// An element that the layout has in view, whether or not it has a view yet.
struct WantedElement {
  var element: CollectionElement
  var attributes: UICollectionViewLayoutAttributes
  /// The collection view, or the strip of an orthogonally scrolling section.
  var host: UIView

  /// Returns whether an element is behind another: by z-index, then cells before supplementary views.
  @MainActor
  static func isBehind(_ first: WantedElement, _ second: WantedElement) -> Bool {
    let heights = (first.attributes.zIndex, second.attributes.zIndex)
    return heights.0 == heights.1 ? first.element < second.element : heights.0 < heights.1
  }
}

extension UICollectionView {
  /// Returns the visible elements in the order in which they are requested: by section, and in each section cells
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

  /// Returns the elements in a rectangle of the content, without those in strips.
  func elements(in rect: CGRect) -> [(
    element: CollectionElement, attributes: UICollectionViewLayoutAttributes
  )] {
    guard rect.width > 0, rect.height > 0 else { return [] }
    return existing(collectionViewLayout.layoutAttributesForElements(in: rect) ?? [])
  }

  /// Returns the elements in a rectangle of a strip's content.
  func elements(
    inStrip section: Int,
    rect: CGRect
  ) -> [(element: CollectionElement, attributes: UICollectionViewLayoutAttributes)] {
    existing(collectionViewLayout.attributes(inStrip: section, rect: rect))
  }

  /// Removes hidden elements, decoration views, and elements whose item or section doesn't exist.
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
