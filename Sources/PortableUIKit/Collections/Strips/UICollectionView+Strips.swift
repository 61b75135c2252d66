import Foundation

extension UICollectionView {
  /// The view that a section in view scrolls in by itself, or `nil` if it does not or was never in view.
  package func scrollView(ofSection section: Int) -> UIScrollView? { strips[section] }

  /// The sections that scroll by themselves and reach into a rectangle of the content, in logarithmic time by their
  /// number.
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

  /// Has the sections in view that scroll by themselves in views of their own, and no others.
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
      // Its cells are taken away as all that is out of view, unless their section shows without it now.
      view.removeFromSuperview()
    }
    return visible
  }

  /// Forgets how far sections are scrolled.
  func forgetStrips() {
    for strip in strips.values { strip.removeFromSuperview() }
    strips = [:]
    stripSections = nil
  }

  /// Where an item is in its strip, if its section scrolls by itself: from the beginning of the strip's content.
  func placeInStrip(of attributes: UICollectionViewLayoutAttributes) -> CGRect? {
    guard let strip = collectionViewLayout.strip(ofSection: attributes.indexPath.section) else { return nil }
    return attributes.frame.offsetBy(dx: -strip.frame.minX, dy: -strip.frame.minY)
  }
}
