import Foundation

extension UICollectionView {
  /// Returns the scroll view of an orthogonally scrolling section, or `nil` if the section doesn't scroll or was never
  /// in view.
  package func scrollView(ofSection section: Int) -> UIScrollView? { strips[section] }

  /// Returns the strips that intersect a rectangle of the content, in logarithmic time.
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

  /// Inserts the strips in view, removes the others, and returns those in view.
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
      // Its cells are removed with everything else that is out of view, unless their section doesn't scroll any longer.
      view.removeFromSuperview()
    }
    return visible
  }

  /// Discards the strips and their offsets.
  func forgetStrips() {
    for strip in strips.values { strip.removeFromSuperview() }
    strips = [:]
    stripSections = nil
  }

  /// Returns the frame of an item in its strip's content, or `nil` if its section doesn't scroll orthogonally.
  func placeInStrip(of attributes: UICollectionViewLayoutAttributes) -> CGRect? {
    guard let strip = collectionViewLayout.strip(ofSection: attributes.indexPath.section) else { return nil }
    return attributes.frame.offsetBy(dx: -strip.frame.minX, dy: -strip.frame.minY)
  }
}
