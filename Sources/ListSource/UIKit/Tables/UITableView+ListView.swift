internal import Foundation
internal import KitSupport
public import PlatformUIKit
public import RouterEvents

extension UITableView: ListView {
  static var words: ListViewWords {
    ListViewWords(
      view: "table view",
      name: "tableView",
      adapter: "TableAdapter",
      delegateFeatures: "heights, selection and header views",
      prefetchMethod: "tableView(_:prefetchRowsAt:)",
      dragMethod: "tableView(_:itemsForBeginning:at:)"
    )
  }

  func perform(_ stage: ListChanges.Stage, with animation: UITableView.RowAnimation) {
    deleteSections(IndexSet(stage.deletedSections), with: animation)
    insertSections(IndexSet(stage.insertedSections), with: animation)
    for move in stage.movedSections { moveSection(move.from, toSection: move.to) }
    deleteRows(at: stage.deletedRows.map(IndexPath.init), with: animation)
    insertRows(at: stage.insertedRows.map(IndexPath.init), with: animation)
    for move in stage.movedRows { moveRow(at: IndexPath(move.from), to: IndexPath(move.to)) }
    reloadRows(at: stage.updatedRows.map(IndexPath.init), with: animation)
    reloadSections(IndexSet(stage.updatedSections), with: .none)
  }

  func reloadRows(_ indexPaths: [IndexPath]) { reloadRows(at: indexPaths, with: .none) }

  /// Replaces titles, or returns false if the section must be reloaded: Apple documents no other way to replace a
  /// header. The table view requests the heights of these views at the end of the batch update.
  func replaceTitles(ofSection section: Int, _ old: ListSection, by new: ListSection) -> Bool {
    let (header, footer) = (headerView(forSection: section), footerView(forSection: section))
    return header?.retitle(from: old.header?.title, to: new.header?.title, in: style) ?? true
      && footer?.retitle(from: old.footer?.title, to: new.footer?.title, in: style) ?? true
  }

  func ownKind(_ kind: CellKind) -> CellKind? { kind.type is UITableViewCell.Type ? kind : nil }

  func register(_ type: AnyObject.Type, forCell identifier: String) {
    register(type, forCellReuseIdentifier: identifier)
  }

  func dequeue(_ identifier: String, for indexPath: IndexPath) -> any ListCell {
    dequeueReusableCell(withIdentifier: identifier, for: indexPath)
  }

  /// Unlike a collection view, a table view accepts cells that were not dequeued.
  func substitute(for cell: any ListCell, showing text: String) -> any ListCell {
    let placeholder = ContentCell(style: .default, reuseIdentifier: nil)
    CellKind.placeholder.configure(placeholder, text, 0)
    return placeholder
  }

  func holder(of role: ListViewRole) -> AnyObject? {
    switch role {
    case .dataSource: dataSource
    case .delegate: delegate
    case .prefetching: prefetchDataSource
    case .dragging: dragDelegate
    case .dropping: dropDelegate
    }
  }

  func give(_ role: ListViewRole, to adapter: ListAdapter?) {
    let adapter = adapter as? TableAdapter
    switch role {
    case .dataSource: dataSource = adapter
    case .delegate: delegate = adapter
    case .prefetching: prefetchDataSource = adapter
    case .dragging:
      if adapter != nil { dragInteractionEnabled = true }
      dragDelegate = adapter
    case .dropping: dropDelegate = adapter
    }
  }

  var supplementContainers: [SupplementContainer] { subviews.compactMap { $0 as? SupplementContainer } }

  func shownCell(at indexPath: IndexPath) -> (any ListCell)? { cellForRow(at: indexPath) }

  func indexPath(ofCell view: UIView) -> IndexPath? {
    (view as? UITableViewCell).flatMap(indexPath)
  }

  func section(ofSupplement view: UIView) -> Int? {
    (0..<numberOfSections).first {
      headerView(forSection: $0) === view || footerView(forSection: $0) === view
    }
  }

  // UIKit logs a warning if the visible rows are read outside a window, because the table view is then laid out there.
  var visibleRows: [IndexPath] { window == nil ? [] : indexPathsForVisibleRows ?? [] }
  func frame(ofRow indexPath: IndexPath) -> CGRect { rectForRow(at: indexPath) }
  func rows(in area: CGRect) -> [IndexPath] { indexPathsForRows(in: area) ?? [] }

  /// Requests heights by a batch update, which does not reload visible rows.
  func resizeRows(at indexPaths: [IndexPath]?) {
    let visible = Set(visibleRows)
    let hidden = indexPaths?.filter { !visible.contains($0) } ?? []
    if hidden.isEmpty { performBatchUpdates(nil) } else { reconfigureRows(at: hidden) }
  }

  func makeCell(_ kind: CellKind) -> (any ListCell)? { dequeueReusableCell(withIdentifier: kind.identifier) }
  func prepareForReuse(_ cell: any ListCell) { (cell as? UITableViewCell)?.prepareForReuse() }

  func scroll(to indexPath: IndexPath) { scrollToRow(at: indexPath, at: .none, animated: false) }

  var selectedIndexPaths: [IndexPath] { indexPathsForSelectedRows ?? [] }

  func select(at indexPath: IndexPath, animated: Bool) {
    selectRow(at: indexPath, animated: animated, scrollPosition: .none)
  }

  func deselect(at indexPath: IndexPath, animated: Bool) { deselectRow(at: indexPath, animated: animated) }
}

/// A table view that adds a row's section, index path and model to every event that the row's cell emits.
///
/// ```swift
/// let tableView = ListTableView(frame: .zero, style: .plain)
/// TableAdapter(tableView).apply(source)
/// // a controller above, in a strategy:
/// let indexPath = event.userInfo[.indexPath]
/// let quake = event.userInfo.listItem(as: Quake.self)
/// ```
///
/// The cell needs no reference to its index path or to the event handler. If you use another table view class, call
/// ``ListAdapter/decorate(_:for:)`` from a decorator.
open class ListTableView: UITableView, EventDecorator {
  /// Adds the list position of an event's source to its user info, unless the table view has no adapter.
  open func decorate(_ userInfo: inout UserInfo, for event: RouterEvent) {
    listAdapter?.decorate(&userInfo, for: event)
  }
}

extension UITableViewHeaderFooterView {
  /// Sets a new title with the capitalization of the old one, because some systems show titles in capitals.
  ///
  /// Returns false if the section must be reloaded: the view is of a subclass, such as a private one of UIKit, exactly
  /// one title is nil, the capitalization is ambiguous, or the app has set another text.
  func retitle(from old: String?, to new: String?, in style: UITableView.Style) -> Bool {
    guard old != new else { return true }
    guard let old, let new, type(of: self) == UITableViewHeaderFooterView.self else { return false }
    let styles = style == .plain ? [\String.self] : [\.self, \.localizedUppercase]
    let titles = Set(styles.filter { old[keyPath: $0] == textLabel?.text }.map { new[keyPath: $0] })
    guard titles.count == 1 else { return false }
    textLabel?.text = titles.first
    setNeedsLayout()
    return true
  }
}
