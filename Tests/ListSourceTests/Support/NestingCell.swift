import Foundation
import ListSource
import PlatformUIKit

/// A model whose row contains a list.
struct Nested: Identifiable, Equatable {
  var id: Int
}

/// A cell with a list in it.
@MainActor
protocol Nesting: ShownCell {
  var table: ListTableView { get }
}

extension Nesting {
  fileprivate func showInner() {
    if table.superview == nil { contentView.addSubview(table) }
    let adapter = table.listAdapter ?? TableAdapter(table)
    adapter.apply(
      ListSource {
        ListSection("inner", title: "Inner") { Rows(Item.many(100..<105), cell: ItemCell.self) }
      }
    )
  }
}

final class NestingCell: UITableViewCell, PairedCell, Nesting {
  typealias InCollections = NestingItem

  let table = ListTableView(frame: CGRect(x: 0, y: 0, width: 300, height: 280), style: .plain)

  func configure(with model: Nested) {
    showInner()
  }
}

/// A `NestingCell` for collection views.
final class NestingItem: UICollectionViewCell, ViewConfigurable, Nesting {
  let table = ListTableView(frame: CGRect(x: 0, y: 0, width: 300, height: 280), style: .plain)

  func configure(with model: Nested) {
    showInner()
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size.height = 300
    return layoutAttributes
  }
}
