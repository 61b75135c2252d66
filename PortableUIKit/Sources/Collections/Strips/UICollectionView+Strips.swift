import Foundation

extension UICollectionView {
  /// Returns the scroll view of an orthogonally scrolling section.
  ///
  /// The result is `nil` if the section doesn't scroll orthogonally. It is also `nil` if the section hasn't been
  /// visible since the last reload or the last change to a different layout.
  package func scrollView(ofSection section: Int) -> UIScrollView? { strips[section] }

  /// Returns the scrolling areas of orthogonally scrolling sections that intersect a rectangle of the content.
  ///
  /// If the layout isn't prepared, the result is empty.
  ///
  /// - Complexity: Logarithmic in the number of orthogonally scrolling sections plus linear in the number of results.
  ///   The first call after an invalidation is linear in the number of sections.
  func strips(in rect: CGRect) -> [CollectionStrip] {
    guard collectionViewLayout.isPrepared else { return [] }
    let sections = stripSections ?? counts.indices.filter { collectionViewLayout.strip(ofSection: $0) != nil }
    stripSections = sections
    func frame(_ place: Int) -> CGRect {
      collectionViewLayout.strip(ofSection: sections[place])?.frame ?? .zero
    }
    let first = sections.indices.partitionPoint {
      frame($0).maxY <= rect.minY || frame($0).maxX <= rect.minX
    }
    return sections[first...].lazy.compactMap { self.collectionViewLayout.strip(ofSection: $0) }
      .prefix { $0.frame.minY < rect.maxY && $0.frame.minX < rect.maxX }
      .filter { $0.frame.intersects(rect) }
  }

  /// Inserts the scroll views of visible orthogonally scrolling sections, and removes those of all other sections.
  ///
  /// - Returns: The visible scroll views, with the indexes of their sections.
  func showStrips() -> [(section: Int, view: CollectionStripView)] {
    let visible = strips(in: bounds).map { strip in
      let view = strips[strip.section] ?? CollectionStripView(strip)
      strips[strip.section] = view
      view.update(strip)
      if view.superview !== self { insertSubview(view, at: 0) }
      return (strip.section, view)
    }
    for view in subviews {
      guard view is CollectionStripView, !visible.contains(where: { $0.1 === view }) else { continue }
      // The layout pass later removes the cells that aren't visible. It moves visible cells to the collection view if
      // the section no longer scrolls orthogonally.
      view.removeFromSuperview()
    }
    return visible
  }

  /// Calls the handlers of the layout's sections for the visible cells.
  func noteVisibleItems() {
    collectionViewLayout.noteVisible {
      wantedElements().filter { $0.element.kind == nil }.map(\.attributes)
    } offsets: { section in
      strips[section]?.contentOffset ?? contentOffset
    }
  }

  /// Removes the scroll views of all sections and discards their content offsets.
  func forgetStrips() {
    for strip in strips.values { strip.removeFromSuperview() }
    strips = [:]
    stripSections = nil
  }

  /// Returns the frame of an item in its section's scroll view, or `nil` if the section doesn't scroll orthogonally.
  func placeInStrip(of attributes: UICollectionViewLayoutAttributes) -> CGRect? {
    guard let strip = collectionViewLayout.strip(ofSection: attributes.indexPath.section) else { return nil }
    return attributes.frame.offsetBy(dx: -strip.frame.minX, dy: -strip.frame.minY)
  }
}
