import Foundation

/// A cell or supplementary view of a collection view, identified by its kind and index path.
struct CollectionElement: Hashable {
  /// The kind of the supplementary view, or `nil` for a cell.
  var kind: String?
  /// The index path of the element, which has a single index for a supplementary view of the whole layout.
  var indexPath: IndexPath

  static func cell(_ item: IndexPath) -> CollectionElement { CollectionElement(indexPath: item) }

  /// The section index of the element, or `nil` for a supplementary view of the whole layout.
  var section: Int? { indexPath.count > 1 ? indexPath.section : nil }
}

extension CollectionElement: Comparable {
  /// Returns whether the first element sorts before the second.
  ///
  /// Cells come first, sorted by index path. Supplementary views follow, sorted by kind and then by index path.
  static func < (first: CollectionElement, second: CollectionElement) -> Bool {
    if first.kind == second.kind { return first.indexPath < second.indexPath }
    guard let kind = first.kind, let other = second.kind else { return first.kind == nil }
    return kind < other
  }
}

extension UICollectionViewLayoutAttributes {
  /// The element that the attributes describe, or `nil` for a decoration view.
  var element: CollectionElement? {
    switch representedElementCategory {
    case .cell: .cell(indexPath)
    case .supplementaryView: CollectionElement(kind: representedElementKind ?? "", indexPath: indexPath)
    case .decorationView: nil
    }
  }
}

/// A displayed cell or supplementary view, with its layout attributes.
struct ShownElement {
  let view: UICollectionReusableView
  /// The attributes last applied to the view.
  var attributes: UICollectionViewLayoutAttributes
  /// The size that the layout is expected to provide for the view, or `nil` if the view must be measured.
  ///
  /// If the layout provides a different size, the view is measured again.
  var settledSize: CGSize?
  /// The number of times that the view was measured in the current layout pass.
  var measurements = 0

  var cell: UICollectionViewCell? { view as? UICollectionViewCell }
}

/// A view that was removed from the collection view, with the element that it displayed.
struct RemovedElement {
  var element: CollectionElement
  var view: UICollectionReusableView
}
