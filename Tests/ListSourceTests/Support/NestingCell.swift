import Foundation
import ListSource
import PlatformUIKit

/// A model whose row contains a list.
struct Nested: Identifiable, Equatable {
  var id: Int
  /// Whether the list is a carousel in a collection view instead of a table view.
  var isCarousel = false
}

/// A cell with a list in it.
@MainActor
protocol Nesting: ShownCell {
  var inner: (any TestedView)? { get set }
}

extension Nesting {
  fileprivate func showInner(_ model: Nested) {
    let frame = CGRect(x: 0, y: 0, width: 300, height: 280)
    let section = ListSection("inner", title: "Inner") { Rows(Item.many(100..<105), cell: ItemCell.self) }
    let view: any TestedView =
      inner
      ?? (model.isCarousel
        ? ListCollectionView(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
        : ListTableView(frame: frame, style: .plain))
    if inner == nil { contentView.addSubview(view) }
    inner = view
    (view.ownAdapter ?? view.makeAdapter()).apply(
      ListSource {
        model.isCarousel ? section.layout(.carousel(width: .points(60), height: .points(60))) : section
      }
    )
  }
}

final class NestingCell: UITableViewCell, PairedCell, Nesting {
  typealias InCollections = NestingItem

  var inner: (any TestedView)?

  func configure(with model: Nested) {
    showInner(model)
  }
}

/// A `NestingCell` for collection views.
final class NestingItem: UICollectionViewCell, ViewConfigurable, Nesting {
  var inner: (any TestedView)?

  func configure(with model: Nested) {
    showInner(model)
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size.height = 300
    return layoutAttributes
  }
}
