internal import Foundation
internal import KitSupport

#if canImport(UIKit) && !os(watchOS)
  internal import UIKit
#else
  internal import PortableUIKit
#endif

/// What an adapter asks of the view that shows its list, whichever kind it is.
@MainActor
protocol ListView: UIScrollView {
  /// What the kit's reports call the view, its property and its adapter.
  static var words: ListViewWords { get }

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

  /// The kind of cells by which this view shows what a kind shows; nil where that is for the other kind of views.
  func ownKind(_ kind: CellKind) -> CellKind?

  /// The cells that stand where none can show a model.
  var placeholder: CellKind { get }

  func register(_ type: AnyObject.Type, forCell identifier: String)

  /// A cell of a registered kind, to use for a row.
  func dequeue(_ identifier: String, for indexPath: IndexPath) -> any ListCell

  /// What shows in place of a cell of the wrong class that was dequeued for a row.
  func substitute(for cell: any ListCell, saying text: String) -> any ListCell

  /// Who has a role.
  func holder(of role: ListViewRole) -> AnyObject?

  /// Gives a role to an adapter of this kind of views, or takes it away.
  func give(_ role: ListViewRole, to adapter: ListAdapter?)

  /// The cell that shows a row now.
  func shownCell(at indexPath: IndexPath) -> (any ListCell)?

  /// The row that a view shows; nil where it is no cell of this view's, or shows no row any more.
  func indexPath(ofCell view: UIView) -> IndexPath?

  /// The section whose title a view shows; nil where it shows none.
  func section(ofEdge view: UIView) -> Int?

  /// What shows the views above and below sections that are in view.
  var edgeContainers: [EdgeContainer] { get }

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

/// What a list view has somebody else do.
enum ListViewRole {
  case dataSource
  case delegate
  case prefetching
  case dragging
}

/// How the kit's reports speak of a kind of list views.
struct ListViewWords {
  /// What it is, as in "a table view".
  let view: ReportText

  /// A variable that holds one, as in `tableView.delegate`.
  let name: ReportText

  /// The class of its adapters.
  let adapter: ReportText

  /// What the list does not say any more when another object is its delegate.
  let delegateSays: ReportText

  /// The method that is told of rows to prefetch, and the one that is asked for what a drag carries.
  let prefetchMethod: ReportText
  let dragMethod: ReportText
}
