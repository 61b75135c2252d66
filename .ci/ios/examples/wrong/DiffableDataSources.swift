// Wrong uses of diffable data sources, list controllers and marked text.
import UIKit

final class Unhashable {}

@MainActor
func snapshots(_ table: UITableView, _ field: UITextField) {
  _ = NSDiffableDataSourceSnapshot<Int, Unhashable>()  //! error: does not conform to protocol 'Hashable'
  var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
  snapshot.appendItems(["A"], to: 0)  //! error: extra argument
  _ = UITableViewDiffableDataSource<Int, String>(table) { _, _, _ in nil }  //! error: missing argument label
  _ = UITableViewController(tableViewStyle: .plain)  //! error: incorrect argument label
  _ = UICollectionViewController(layout: UICollectionViewFlowLayout())  //! error: incorrect argument label
  field.markedTextRange = nil  //! error: is a get-only property
}
