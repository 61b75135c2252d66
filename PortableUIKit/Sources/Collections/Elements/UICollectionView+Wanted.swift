import Foundation

/// A visible element of the layout, whose view may not exist yet.
struct WantedElement {
  var element: CollectionElement
  var attributes: UICollectionViewLayoutAttributes
  /// The superview for the element's view: the collection view or a section's scroll view.
  var host: UIView

  /// Returns whether the first element is displayed behind the second.
  ///
  /// The element with the lower z-index is behind. If the z-indexes are equal, the element that sorts first is behind,
  /// so cells are behind supplementary views.
  @MainActor
  static func isBehind(_ first: WantedElement, _ second: WantedElement) -> Bool {
    let heights = (first.attributes.zIndex, second.attributes.zIndex)
    return heights.0 == heights.1 ? first.element < second.element : heights.0 < heights.1
  }
}

extension UICollectionView {
  /// Returns the visible elements in the order in which the collection view requests their views.
  ///
  /// Supplementary views of the whole layout come first, followed by the elements of each section in ascending order.
  /// In each section, cells come before supplementary views.
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

  /// Returns the elements in a rectangle of the content, with their layout attributes.
  ///
  /// The result excludes the cells of orthogonally scrolling sections.
  func elements(in rect: CGRect) -> [(
    element: CollectionElement, attributes: UICollectionViewLayoutAttributes
  )] {
    guard rect.width > 0, rect.height > 0 else { return [] }
    return existing(collectionViewLayout.layoutAttributesForElements(in: rect) ?? [])
  }

  /// Returns the cells in a rectangle of an orthogonally scrolling section's content, with their layout attributes.
  func elements(
    inStrip section: Int,
    rect: CGRect
  ) -> [(element: CollectionElement, attributes: UICollectionViewLayoutAttributes)] {
    existing(collectionViewLayout.attributes(inStrip: section, rect: rect))
  }

  /// Pairs layout attributes with the elements that they describe.
  ///
  /// The result excludes hidden elements, decoration views, and elements of missing items or sections.
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
