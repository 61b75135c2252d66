import Foundation
import ListSource
import PlatformUIKit

/// A window with a table view or a collection view that has an adapter.
@MainActor
struct Screen {
  let kind: ListKind
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let view: any TestedView
  let adapter: ListAdapter

  /// Makes a screen with a table view.
  init(
    _ table: UITableView? = nil,
    style: UITableView.Style = .plain,
    adapter: @MainActor (UITableView) -> TableAdapter = { TableAdapter($0) }
  ) {
    let table = table ?? UITableView(frame: .zero, style: style)
    table.sectionHeaderTopPadding = 0
    (kind, view) = (.table, table)
    Self.show(table, in: window)
    self.adapter = adapter(table)
  }

  /// Makes a screen with a collection view.
  init(
    _ kind: ListKind = .list,
    collection: UICollectionView,
    adapter: @MainActor (UICollectionView) -> CollectionAdapter = { CollectionAdapter($0) }
  ) {
    (self.kind, view) = (kind, collection)
    Self.show(collection, in: window)
    self.adapter = adapter(collection)
  }

  /// Makes a screen with a kind of list view, which decorates events by default, and shows a list if given one.
  init(
    _ kind: ListKind,
    decorates: Bool = true,
    selection: ListSelection = .none,
    keepsPosition: Bool = false,
    showing source: ListSource? = nil
  ) {
    let layout = UICollectionViewFlowLayout()
    if kind == .table {
      self.init(decorates ? ListTableView(frame: .zero, style: .plain) : nil)
    } else {
      self.init(
        kind,
        collection: decorates
          ? ListCollectionView(frame: .zero, collectionViewLayout: layout)
          : UICollectionView(frame: .zero, collectionViewLayout: layout)
      )
    }
    adapter.selection = selection
    adapter.keepsPosition = keepsPosition
    if let source { show(source) }
  }

  /// Makes a screen with a kind of list view and a subclass of its adapter.
  init<Table: TableAdapter, Collection: CollectionAdapter>(
    _ kind: ListKind,
    _ table: @MainActor (UITableView) -> Table,
    _ collection: @MainActor (UICollectionView) -> Collection
  ) {
    if kind == .table {
      self.init(ListTableView(frame: .zero, style: .plain), adapter: table)
    } else {
      let layout = UICollectionViewFlowLayout()
      let view = ListCollectionView(frame: .zero, collectionViewLayout: layout)
      self.init(kind, collection: view, adapter: collection)
    }
  }

  /// Makes a screen with a kind of list view in the view of a controller.
  init(_ kind: ListKind, in controller: UIViewController) {
    self.init(kind)
    controller.view.addSubview(listView)
    controller.view.frame = window.bounds
    window.rootViewController = controller
    window.makeKeyAndVisible()
  }

  private static func show(_ view: UIView, in window: UIWindow) {
    view.frame = window.bounds
    window.addSubview(view)
    window.isHidden = false
  }

  var listView: UIScrollView { view }

  /// The table view, in tests about table views.
  var table: UITableView {
    guard let table = view as? UITableView else { preconditionFailure("This screen has a collection view.") }
    return table
  }

  /// The collection view, in tests about collection views.
  var collection: UICollectionView {
    guard let view = view as? UICollectionView else {
      preconditionFailure("This screen has a table view.")
    }
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
  @discardableResult
  func scrollToTop(of id: some Hashable, animated: Bool = false) -> Bool {
    kind == .table
      ? tableAdapter.scroll(to: id, at: .top, animated: animated)
      : collectionAdapter.scroll(to: id, at: .top, animated: animated)
  }

  /// Calls a method of the adapter, like the list view.
  func ask<Result>(
    table: (TableAdapter, UITableView) -> Result,
    collection: (CollectionAdapter, UICollectionView) -> Result
  ) -> Result {
    kind == .table ? table(tableAdapter, self.table) : collection(collectionAdapter, self.collection)
  }

  /// Selects a row like a user.
  func select(_ row: Int, _ section: Int = 0) {
    let place = IndexPath(row: row, section: section)
    view.select(place: place)
    ask {
      $0.tableView($1, didSelectRowAt: place)
    } collection: {
      $0.collectionView($1, didSelectItemAt: place)
    }
  }
}
