internal import KitSupport
public import PlatformUIKit
internal import RouterEvents

extension UITableView {
  /// The adapter of this table view, or nil if it has none.
  public var listAdapter: TableAdapter? { self[associated: ListAdapter.self] as? TableAdapter }
}

extension UICollectionView {
  /// The adapter of this collection view, or nil if it has none.
  public var listAdapter: CollectionAdapter? { self[associated: ListAdapter.self] as? CollectionAdapter }
}

extension ListView {
  func keep(_ adapter: ListAdapter) {
    let earlier = self[associated: ListAdapter.self]
    self[associated: ListAdapter.self] = adapter
    guard let earlier else { return }
    earlier.detach()
    Reports.report(
      """
      A \(words.view) got a second adapter, so the first one is detached and shows nothing. To show another list, use \
      the existing adapter: \(words.name).listAdapter?.apply(source).
      """
    )
  }
}

// An adapter reports any other object that has had one of its main roles, or gets one.
extension ListAdapter {
  func takeMainRoles(in listView: any ListView) {
    let words = listView.words
    if let delegate = listView.holder(of: .delegate), !(delegate is ListAdapter) {
      Reports.report(
        """
        An adapter replaces the delegate of its \(words.view), a \(type(of: delegate)), whose methods are no longer \
        called. Override them in a subclass of \(words.adapter), or set adapter.scrollDelegate for scroll events. If \
        it implements no methods, set \(words.name).delegate to nil first.
        """
      )
    }
    if let dataSource = listView.holder(of: .dataSource), !(dataSource is ListAdapter) {
      Reports.report(
        """
        An adapter replaces the data source of its \(words.view), a \(type(of: dataSource)), whose methods are no \
        longer called. Apply a list with its rows instead of setting dataSource. If it has no rows, set \
        \(words.name).dataSource to nil first.
        """
      )
    }
    listView.give(.dataSource, to: self)
    listView.give(.delegate, to: self)
  }

  func takeRolesIfNeeded() {
    let sections = shown.source.sections
    if sections.contains(where: \.hasPrefetch) {
      take(.prefetching, or: .prefetching) { words, other in
        """
        Rows declare onPrefetch, which is not called: the prefetch data source of the \(words.view) is a \(other). \
        Remove \(words.name).prefetchDataSource = …, or override \(words.prefetchMethod) in a subclass of \
        \(words.adapter).
        """
      }
    }
    if sections.contains(where: { $0.moves(.within) || $0.moves(.departure) }) {
      take(.dragging, or: .dragging) { words, other in
        """
        Rows are reorderable, but the user may be unable to drag them: the drag delegate of the \(words.view) is a \
        \(other). Remove \(words.name).dragDelegate = …, or override \(words.dragMethod) in a subclass of \
        \(words.adapter).
        """
      }
    }
    if !dragSources.isEmpty, sections.contains(where: { $0.moves(.arrival) }) {
      take(.dropping, or: .dropping) { words, other in
        "Rows of other lists cannot be dropped: the drop delegate of the \(words.view) is a \(other). Set none."
      }
    }
  }

  private func take(
    _ role: ListViewRole,
    or problem: ListProblem,
    _ text: (_ words: ListViewWords, _ other: AnyObject.Type) -> ReportText
  ) {
    guard let listView else { return }
    if listView.holder(of: role) == nil { listView.give(role, to: self) }
    guard let holder = listView.holder(of: role) else { return }
    report(problem, if: holder !== self, in: listView) { text($0, type(of: holder)) }
  }

  func resignRoles(in listView: any ListView) {
    for role in [ListViewRole.prefetching, .dragging, .dropping] where listView.holder(of: role) === self {
      listView.give(role, to: nil)
    }
  }

  /// The getter also reports the roles that the adapter has lost.
  var isDataSource: Bool {
    guard let listView else { return false }
    reportLostRoles(from: listView)
    return listView.holder(of: .dataSource) === self
  }

  /// Reports roles that other objects have taken over. Called when a list is applied, and in other callbacks.
  func reportLostRoles(from listView: any ListView) {
    report(.delegate, if: listView.holder(of: .delegate) !== self, in: listView) { words in
      """
      An adapter is no longer the delegate of its \(words.view): \(words.delegateFeatures) have no effect. \
      Remove \(words.name).delegate = …. Override the methods in a subclass of \(words.adapter), or set \
      adapter.scrollDelegate for scroll events.
      """
    }
    report(.dataSource, if: listView.holder(of: .dataSource) !== self, in: listView) { words in
      """
      An adapter is no longer the data source of its \(words.view), so no list is shown. \
      Remove \(words.name).dataSource = …, and call \(words.name).listAdapter?.apply(source).
      """
    }
  }

  /// Reports a problem if it exists now but did not exist at the last check.
  private func report(
    _ problem: ListProblem,
    if exists: Bool,
    in listView: any ListView,
    _ text: (_ words: ListViewWords) -> ReportText
  ) {
    if exists { reports.report(problem, text(listView.words)) } else { reports.forget(problem) }
  }
}
