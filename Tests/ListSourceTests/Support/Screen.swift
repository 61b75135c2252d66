import Foundation
import ListSource
import PlatformUIKit

/// A window with a table view or a collection view that has an adapter.
@MainActor
struct Screen {
  let kind: ListKind
  let window: UIWindow
  let view: ListViewBox
  let adapter: ListAdapter

  /// Makes a screen with a table view.
  init(
    _ table: UITableView? = nil,
    style: UITableView.Style = .plain,
    adapter: @MainActor (UITableView) -> TableAdapter = { TableAdapter($0) }
  ) {
    let shown = TableWindow(table, style: style)
    shown.table.sectionHeaderTopPadding = 0
    (kind, window, view) = (.table, shown.window, .table(shown.table))
    self.adapter = adapter(shown.table)
  }

  /// Makes a screen with a collection view.
  init(
    _ kind: ListKind = .list,
    collection: UICollectionView,
    adapter: @MainActor (UICollectionView) -> CollectionAdapter = { CollectionAdapter($0) }
  ) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    collection.frame = window.bounds
    window.addSubview(collection)
    window.isHidden = false
    (self.kind, self.window, view) = (kind, window, .collection(collection))
    self.adapter = adapter(collection)
  }

  /// Makes a screen with a kind of list view, which decorates events by default.
  init(_ kind: ListKind, decorates: Bool = true) {
    if kind == .table {
      self.init(decorates ? ListTableView(frame: .zero, style: .plain) : nil)
    } else {
      let layout = UICollectionViewFlowLayout()
      self.init(
        kind,
        collection: decorates
          ? ListCollectionView(frame: .zero, collectionViewLayout: layout)
          : UICollectionView(frame: .zero, collectionViewLayout: layout)
      )
    }
  }

  var listView: UIScrollView { view.scrollView }

  /// The table view, in tests about table views.
  var table: UITableView {
    guard case .table(let table) = view else { preconditionFailure("This screen has a collection view.") }
    return table
  }

  /// The collection view, in tests about collection views.
  var collection: UICollectionView {
    guard case .collection(let view) = view else { preconditionFailure("This screen has a table view.") }
    return view
  }

  var tableAdapter: TableAdapter {
    guard let adapter = adapter as? TableAdapter else {
      preconditionFailure("This screen has a collection view.")
    }
    return adapter
  }

  var collectionAdapter: CollectionAdapter {
    guard let adapter = adapter as? CollectionAdapter else {
      preconditionFailure("This screen has a table view.")
    }
    return adapter
  }

  /// Applies a list. Sections without a layout get that of the kind.
  @discardableResult
  func apply(_ source: ListSource, animated: Bool = true) -> ListUpdate {
    adapter.apply(source.laidOut(as: kind), animated: animated)
  }

  /// Shows a list and lays it out.
  @discardableResult
  func show(_ source: ListSource, animated: Bool = true) -> ListUpdate {
    let update = apply(source, animated: animated)
    layOut()
    return update
  }

  func layOut() {
    window.layoutIfNeeded()
  }

  /// Removes the view from its window.
  func leaveWindow() {
    listView.removeFromSuperview()
  }

  /// Adds the view to its window again.
  func returnToWindow() {
    window.addSubview(listView)
    layOut()
  }

  /// Scrolls to an offset in points.
  func scroll(to offset: CGFloat) {
    listView.contentOffset.y = offset
    layOut()
  }

  /// Scrolls down step by step until the end shows.
  func scrollThrough() {
    while listView.contentOffset.y < listView.contentSize.height - 480 {
      scroll(to: listView.contentOffset.y + 200)
    }
  }

  /// Scrolls a row to the top by its id.
  func scrollToTop(of id: some Hashable) -> Bool {
    switch adapter {
    case let adapter as TableAdapter: adapter.scroll(to: id, at: .top, animated: false)
    case let adapter as CollectionAdapter: adapter.scroll(to: id, at: .top, animated: false)
    default: false
    }
  }

  /// Selects a row like a user.
  func select(_ row: Int, _ section: Int = 0) {
    let indexPath = IndexPath(row: row, section: section)
    view.select(indexPath)
    switch view {
    case .table(let table): tableAdapter.tableView(table, didSelectRowAt: indexPath)
    case .collection(let view): collectionAdapter.collectionView(view, didSelectItemAt: indexPath)
    }
  }
}
