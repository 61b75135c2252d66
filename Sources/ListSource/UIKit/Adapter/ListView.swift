internal import Foundation

#if canImport(UIKit) && !os(watchOS)
  internal import UIKit
#else
  internal import PortableUIKit
#endif

/// What an adapter asks of the view that shows its list, whichever kind it is.
@MainActor
protocol ListView: UIScrollView {
  func reloadData()

  /// Has `updates` call the methods below, and shows what comes of them at once.
  func perform(_ updates: @escaping () -> Void, completion: @escaping () -> Void)

  func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation)
  func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation)
  func moveSection(_ section: Int, toSection newSection: Int)
  func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation)
  func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation)
  func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation)
  func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath)
  func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation)
  func reconfigureRows(at indexPaths: [IndexPath])

  /// Shows another header and footer for a section without making its cells anew; false where that cannot be done.
  func replaceEdges(ofSection section: Int, _ old: ListSection, by new: ListSection) -> Bool

  /// The cell that shows a row now.
  func shownCell(at indexPath: IndexPath) -> (any ListCell)?

  /// The row that a view shows; nil where it is no cell of this view's, or shows no row any more.
  func indexPath(ofCell view: UIView) -> IndexPath?

  /// The section whose title a view shows; nil where it shows none.
  func section(ofEdge view: UIView) -> Int?

  /// The rows in view, in any order.
  var visibleRows: [IndexPath] { get }

  /// Where a row is in the content, in points.
  func frame(ofRow indexPath: IndexPath) -> CGRect

  var backgroundView: UIView? { get set }
  var allowsMultipleSelection: Bool { get set }
  var selectedIndexPaths: [IndexPath] { get }
  func select(at indexPath: IndexPath, animated: Bool)
  func deselect(at indexPath: IndexPath, animated: Bool)
}

/// A cell of a ``ListView``.
@MainActor
protocol ListCell: UIView {
  var reuseIdentifier: String? { get }
}
