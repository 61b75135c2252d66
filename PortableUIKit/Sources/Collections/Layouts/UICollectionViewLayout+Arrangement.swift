import Foundation

extension UICollectionViewLayout {
  /// Returns the size that is available to sections in a collection view.
  ///
  /// The method doesn't subtract the height of a refresh control, so refreshing doesn't change the arrangement.
  ///
  /// - Parameters:
  ///   - size: The size of the collection view.
  ///   - collectionView: The collection view that provides the content insets.
  /// - Returns: The size reduced by the content insets. Neither dimension becomes negative.
  func container(of size: CGSize, in collectionView: UICollectionView) -> CGSize {
    let inset = collectionView.contentInset
    return CGSize(
      width: max(0, size.width - inset.left - inset.right),
      height: max(0, size.height - inset.top - inset.bottom)
    )
  }

  /// Arranges the sections if the layout is invalid or the available size changed.
  ///
  /// If callbacks invalidate the layout in each of four attempts, the method doesn't arrange the sections.
  func arrangeIfNeeded() {
    // Copy only the container. Holding a copy of the stack would make every change copy all lines.
    guard let collectionView, let known = stack?.container else { return }
    let container = container(of: collectionView.bounds.size, in: collectionView)
    guard isStale || container != known else { return }
    let counts = (0..<collectionView.numberOfSections).map { collectionView.numberOfItems(inSection: $0) }
    let forgets = forgetsGivenSizes || container != known
    stack?.correct(counts)
    // If a callback invalidates the layout during planning, repeat planning up to three times.
    for _ in 0..<4 {
      isStale = false
      forgetsGivenSizes = false
      let questions = stack?.questions(forgettingGivenSizes: forgets) ?? []
      let plan = makePlan(in: container, sections: questions)
      guard !isStale else { continue }
      stack?.arrange(by: plan, in: container)
      return
    }
  }

  /// Stores a view's preferred size and updates the positions of the elements that follow it.
  func applyPreferredSize(of preferred: UICollectionViewLayoutAttributes) {
    if preferred.representedElementCategory == .cell {
      stack?.resize(item: preferred.indexPath, to: preferred.size)
    } else if let kind = preferred.representedElementKind,
      let edge = stack?.edge(ofKind: kind, at: preferred.indexPath)
    {
      stack?.resize(edge, to: preferred.size)
    }
  }

  /// The visible range of the content along the scroll direction, excluding the adjusted content insets.
  ///
  /// The value is `nil` in a custom layout, or if the layout has no collection view.
  private var visibleSpan: Span? {
    guard let collectionView, let stack else { return nil }
    let rect = collectionView.bounds.inset(by: collectionView.adjustedContentInset)
    return rect.span(along: stack.direction)
  }

  func attributes(in rect: CGRect, of stack: SectionStack) -> [UICollectionViewLayoutAttributes] {
    let visible = visibleSpan
    let sections = stack.sections(in: rect.span(along: stack.direction))
    let edges = (stack.edges(ofSection: nil) + sections.flatMap { stack.edges(ofSection: $0) })
      .filter { stack.frame(of: $0, visible: visible).overlaps(rect) }
      .map { edgeAttributes(of: $0, in: stack) }
    let cells = sections.flatMap { section in
      stack.items(ofSection: section, in: rect).map {
        cellAttributes(at: IndexPath(row: $0.item, section: section), frame: $0.frame)
      }
    }
    return edges + cells
  }

  func cellAttributes(at indexPath: IndexPath, frame: CGRect) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = frame
    return attributes
  }

  func edgeAttributes(of edge: BoundaryPlace, in stack: SectionStack) -> UICollectionViewLayoutAttributes {
    let element = stack.element(at: edge)
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: element.kind,
      with: stack.indexPath(of: edge)
    )
    attributes.frame = stack.frame(of: edge, visible: visibleSpan)
    attributes.zIndex = element.zIndex
    return attributes
  }
}
