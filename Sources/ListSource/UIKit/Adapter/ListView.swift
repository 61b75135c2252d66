internal import Foundation
internal import KitSupport

#if canImport(UIKit) && !os(watchOS)
  internal import UIKit
#else
  internal import PortableUIKit
#endif

/// The operations that an adapter needs of a table view or a collection view.
@MainActor
protocol ListView: UIScrollView {
  /// The terms for this kind of view in reports.
  static var words: ListViewWords { get }

  func reloadData()

  /// Performs a batch update, in which `updates` calls the methods below.
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

  /// Updates the header and footer of a section without reloading its cells. Returns false if that is impossible.
  func replaceEdges(ofSection section: Int, _ old: ListSection, by new: ListSection) -> Bool

  /// Returns the variant of a kind of cells for this view, or nil if it is for the other kind of view only.
  func ownKind(_ kind: CellKind) -> CellKind?

  /// The kind of cells that show if no other can show a model.
  var placeholder: CellKind { get }

  func register(_ type: AnyObject.Type, forCell identifier: String)

  /// Dequeues a cell for a row.
  func dequeue(_ identifier: String, for indexPath: IndexPath) -> any ListCell

  /// Returns the cell to show instead of a dequeued cell of the wrong class.
  func substitute(for cell: any ListCell, showing text: String) -> any ListCell

  /// Returns the object in a role.
  func holder(of role: ListViewRole) -> AnyObject?

  /// Gives a role to an adapter. Nil removes the current holder.
  func give(_ role: ListViewRole, to adapter: ListAdapter?)

  /// Returns the cell that shows a row now.
  func shownCell(at indexPath: IndexPath) -> (any ListCell)?

  /// Returns the index path of a cell, or nil if the view is not a cell of this list view or no longer shows a row.
  func indexPath(ofCell view: UIView) -> IndexPath?

  /// Returns the section of a header or footer view, or nil if the view is neither.
  func section(ofEdge view: UIView) -> Int?

  /// The containers of the visible header and footer views.
  var edgeContainers: [EdgeContainer] { get }

  /// The visible rows, in any order.
  var visibleRows: [IndexPath] { get }

  /// Returns the frame of a row in the content, in points.
  func frame(ofRow indexPath: IndexPath) -> CGRect

  var backgroundView: UIView? { get set }
  var allowsMultipleSelection: Bool { get set }
  var selectedIndexPaths: [IndexPath] { get }
  func select(at indexPath: IndexPath, animated: Bool)
  func deselect(at indexPath: IndexPath, animated: Bool)
}

/// The roles that a list view gives to other objects.
enum ListViewRole {
  case dataSource
  case delegate
  case prefetching
  case dragging
}

/// The terms for a kind of list view in reports.
struct ListViewWords {
  /// The kind of view, as in "a table view".
  let view: ReportText

  /// The usual variable name, as in `tableView.delegate`.
  let name: ReportText

  /// The class of its adapters.
  let adapter: ReportText

  /// The features that stop working when another object is the delegate.
  let delegateFeatures: ReportText

  /// The delegate methods for prefetching and for beginning a drag.
  let prefetchMethod: ReportText
  let dragMethod: ReportText
}
