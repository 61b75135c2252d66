import Foundation

/// Something that a collection view shows: an item's cell, or a supplementary view.
struct CollectionElement: Hashable {
  /// What the layout calls a supplementary view, or `nil` for a cell.
  var kind: String?
  /// The item, the first item of a section, or one index for a view of the whole layout.
  var indexPath: IndexPath

  /// The cell of an item.
  static func cell(_ item: IndexPath) -> CollectionElement { CollectionElement(indexPath: item) }

  /// The section, or `nil` for a view of the whole layout.
  var section: Int? { indexPath.count > 1 ? indexPath.section : nil }
}

extension CollectionElement: Comparable {
  /// Cells come before supplementary views, and then both in the order of their places.
  static func < (first: CollectionElement, second: CollectionElement) -> Bool {
    if first.kind == second.kind { return first.indexPath < second.indexPath }
    guard let kind = first.kind, let other = second.kind else { return first.kind == nil }
    return kind < other
  }
}

extension UICollectionViewLayoutAttributes {
  /// What the attributes are for, or `nil` for a decoration, which nothing shows here.
  var element: CollectionElement? {
    switch representedElementCategory {
    case .cell: .cell(indexPath)
    case .supplementaryView: CollectionElement(kind: representedElementKind ?? "", indexPath: indexPath)
    case .decorationView: nil
    }
  }
}

/// The view of an element that shows.
struct ShownElement {
  let view: UICollectionReusableView
  /// Where the layout last had it.
  var attributes: UICollectionViewLayoutAttributes
  /// The size that the view was asked about last, or that it asked for; `nil` if it is to be asked.
  var settledSize: CGSize?
  /// How many times the view was asked since the view was last laid out.
  var questions = 0

  /// The view, if it is a cell.
  var cell: UICollectionViewCell? { view as? UICollectionViewCell }
}

/// A view that is out of its collection view, and what it was there for.
struct TakenElement {
  var element: CollectionElement
  var view: UICollectionReusableView
}
