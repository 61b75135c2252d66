import Foundation

/// A cell or supplementary view of a collection view, identified by kind and place.
struct CollectionElement: Hashable {
  /// The kind of a supplementary view, or `nil` for a cell.
  var kind: String?
  /// The item's index path, the section's first one, or a single index for a view of the whole layout.
  var indexPath: IndexPath

  /// Returns the element for an item's cell.
  static func cell(_ item: IndexPath) -> CollectionElement { CollectionElement(indexPath: item) }

  /// The section, or `nil` for a view of the whole layout.
  var section: Int? { indexPath.count > 1 ? indexPath.section : nil }
}

extension CollectionElement: Comparable {
  /// Cells come before supplementary views. Elements of one kind are ordered by their index paths.
  static func < (first: CollectionElement, second: CollectionElement) -> Bool {
    if first.kind == second.kind { return first.indexPath < second.indexPath }
    guard let kind = first.kind, let other = second.kind else { return first.kind == nil }
    return kind < other
  }
}

extension UICollectionViewLayoutAttributes {
  /// The element that the attributes are for, or `nil` for a decoration view, which is never shown here.
  var element: CollectionElement? {
    switch representedElementCategory {
    case .cell: .cell(indexPath)
    case .supplementaryView: CollectionElement(kind: representedElementKind ?? "", indexPath: indexPath)
    case .decorationView: nil
    }
  }
}

/// An element's view that the collection view has made.
struct ShownElement {
  let view: UICollectionReusableView
  /// The attributes last applied to the view.
  var attributes: UICollectionViewLayoutAttributes
  /// The size at which the view was last measured, or that it asked for. `nil` if it must be measured.
  var settledSize: CGSize?
  /// How often the view was measured since the collection view was last laid out.
  var measurements = 0

  /// The view, if it is a cell.
  var cell: UICollectionViewCell? { view as? UICollectionViewCell }
}

/// A view removed from its collection view, and its element.
struct RemovedElement {
  var element: CollectionElement
  var view: UICollectionReusableView
}
