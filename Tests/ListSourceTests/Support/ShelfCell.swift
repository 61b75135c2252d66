import Foundation
import ListSource
import PlatformUIKit

/// A model whose row contains a carousel.
struct Shelf: Identifiable, Equatable {
  var id: Int
}

/// A cell with a carousel in it.
@MainActor
protocol ShelfShowing: ShownCell {
  var shelf: ListCollectionView { get }
}

extension ShelfShowing {
  fileprivate static func makeShelf() -> ListCollectionView {
    ListCollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 80),
      collectionViewLayout: UICollectionViewFlowLayout()
    )
  }

  fileprivate func showShelf() {
    if shelf.superview == nil { contentView.addSubview(shelf) }
    let adapter = shelf.listAdapter ?? CollectionAdapter(shelf)
    adapter.apply(
      ListSource {
        ListSection("inner") { Rows(Item.many(100..<105), cell: ItemCell.self) }
          .layout(.carousel(width: .points(60), height: .points(60)))
      }
    )
  }
}

final class ShelfCell: UITableViewCell, PairedCell, ShelfShowing {
  typealias InCollections = ShelfItem

  let shelf = ShelfCell.makeShelf()

  func configure(with model: Shelf) {
    showShelf()
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 80) }
}

/// A `ShelfCell` for collection views.
final class ShelfItem: UICollectionViewCell, ViewConfigurable, ShelfShowing {
  let shelf = ShelfItem.makeShelf()

  func configure(with model: Shelf) {
    showShelf()
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size.height = 80
    return layoutAttributes
  }
}
