internal import Foundation
internal import KitSupport
public import PlatformUIKit
internal import RouterEvents

/// The operations of table views and collection views that an adapter uses.
@MainActor
protocol ListView: UIScrollView {
  static var words: ListViewWords { get }

  func reloadData()

  /// The number of sections, which the view requests from its data source if it has not done so since a reload.
  var numberOfSections: Int { get }

  func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?)
  func perform(_ stage: ListChanges.Stage, with animation: UITableView.RowAnimation)
  func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath)
  func reconfigureRows(at indexPaths: [IndexPath])
  func reloadRows(_ indexPaths: [IndexPath])

  /// Replaces the titles that a section's header and footer show, and notes that their views have changed. Returns false if
  /// the section must be reloaded.
  func replaceTitles(ofSection section: Int, _ old: ListSection, by new: ListSection) -> Bool

  /// Returns the kind of cells to use in this view for a declared kind, or nil if this view cannot show such cells.
  func ownKind(_ kind: CellKind) -> CellKind?

  func register(_ type: AnyObject.Type, forCell identifier: String)

  func dequeue(_ identifier: String, for indexPath: IndexPath) -> any ListCell

  /// Returns a new cell that shows `text` in place of a dequeued cell of the wrong class. Returns `cell` itself if the
  /// view accepts only dequeued cells.
  func substitute(for cell: any ListCell, showing text: String) -> any ListCell

  func holder(of role: ListViewRole) -> AnyObject?
  func give(_ role: ListViewRole, to adapter: ListAdapter?)
  func shownCell(at indexPath: IndexPath) -> (any ListCell)?

  /// Returns an index path, or nil if `view` is not a cell of this list view or no longer shows a row.
  func indexPath(ofCell view: UIView) -> IndexPath?

  /// Returns the index of the section whose header or footer view is `view`, or nil if there is none.
  func section(ofSupplement view: UIView) -> Int?

  var supplementContainers: [SupplementContainer] { get }

  /// The index paths of the visible rows in a window, in any order.
  var visibleRows: [IndexPath] { get }

  /// Returns the frame of a row in the coordinate system of the content, in points.
  func frame(ofRow indexPath: IndexPath) -> CGRect

  func rows(in area: CGRect) -> [IndexPath]

  /// Requests the heights of the given rows again, or of all rows if `indexPaths` is nil.
  func resizeRows(at indexPaths: [IndexPath]?)

  /// Creates a cell of a registered kind that shows no row, or returns nil if that is impossible.
  func makeCell(_ kind: CellKind) -> (any ListCell)?

  func prepareForReuse(_ cell: any ListCell)

  /// Scrolls as little as possible until a row is visible, without an animation.
  func scroll(to indexPath: IndexPath)

  var backgroundView: UIView? { get set }
  var allowsMultipleSelection: Bool { get set }
  var isEditing: Bool { get }
  func setEditing(_ editing: Bool, animated: Bool)
  var allowsMultipleSelectionDuringEditing: Bool { get }
  var selectedIndexPaths: [IndexPath] { get }
  func select(at indexPath: IndexPath, animated: Bool)
  func deselect(at indexPath: IndexPath, animated: Bool)
}

extension ListView {
  var words: ListViewWords { Self.words }

  /// Updates a section's header and footer without reloading its cells. Returns false if the section must be reloaded.
  func replaceSupplements(ofSection section: Int, _ old: ListSection, by new: ListSection) -> Bool {
    guard new.header.isShownByView(of: old.header), new.footer.isShownByView(of: old.footer),
      new.collapsing?.event == old.collapsing?.event
    else { return false }
    self[associated: ListAdapter.self]?.supplementViews.update(new)
    return replaceTitles(ofSection: section, old, by: new)
  }

  /// Returns the index path of the row that the user presses, or nil if none of the given rows is at the point. If a
  /// selected row is pressed, UIKit passes the index paths of all selected rows.
  func pressedRow(among rows: [IndexPath], at point: CGPoint) -> IndexPath? {
    if rows.count == 1 { return rows[0] }
    return rows.first { row in
      shownCell(at: row).map { $0.bounds.contains($0.convert(point, from: self)) } ?? false
    }
  }
}

enum ListViewRole {
  case dataSource
  case delegate
  case prefetching
  case dragging
  case dropping
}

/// The terms that reports use for a kind of list view.
struct ListViewWords {
  /// The kind of view, for example "table view".
  let view: ReportText

  /// The usual name of a variable for the view, for example `tableView`.
  let name: ReportText
  let adapter: ReportText

  /// The features that stop working when another object is the delegate.
  let delegateFeatures: ReportText
  let prefetchMethod: ReportText
  let dragMethod: ReportText
}

/// A cell of a table view or of a collection view.
@MainActor
public protocol ListCell: UIView {
  /// The reuse identifier of the cell, or nil if the list view does not reuse it.
  var reuseIdentifier: String? { get }
}

extension UITableViewCell: ListCell {}
extension UICollectionViewCell: ListCell {}

extension CellKind {
  /// The kind of cells to show for rows without a suitable cell class.
  @MainActor static let placeholder = CellKind.showing { (text: String, _, _) in
    var content = UIListContentConfiguration.cell()
    content.text = text
    content.textProperties.color = .systemRed
    return content
  }
}
