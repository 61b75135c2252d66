internal import KitSupport
internal import PlatformUIKit

/// A problem that an adapter reports when it first occurs.
///
/// If a problem with a data source or delegate is solved and then recurs, the adapter reports it again.
enum RoleNotice {
  case dataSource
  case delegate
  case prefetching
  case dragging
  case insertion
  case newViewEachTime
}

// An adapter is the data source and delegate of its list view. It reports any object that had one of these roles before
// or gets one later.
extension ListAdapter {
  /// Makes the adapter the data source and delegate of the list view. Reports the objects that it replaces, unless they
  /// are adapters.
  func takeMainRoles(in listView: any ListView) {
    let words = type(of: listView).words
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

  /// Resigns the roles of prefetch data source and drag delegate, if the adapter has them.
  func resignRoles(in listView: any ListView) {
    for role in [ListViewRole.prefetching, .dragging] where listView.holder(of: role) === self {
      listView.give(role, to: nil)
    }
  }

  /// Whether the adapter is still the data source of its list view.
  ///
  /// The getter also reports the roles that the adapter has lost.
  var isDataSource: Bool {
    guard let listView else { return false }
    reportLostRoles(from: listView)
    return listView.holder(of: .dataSource) === self
  }

  /// Reports a problem if the adapter is no longer the data source or delegate of the list view.
  ///
  /// The adapter calls this method when a list is applied. It also calls the method in the callbacks that it still
  /// receives, for example when the list view scrolls.
  func reportLostRoles(from listView: any ListView) {
    let words = type(of: listView).words
    if isNew(.delegate, listView.holder(of: .delegate) !== self) {
      Reports.report(
        """
        An adapter is no longer the delegate of its \(words.view): \(words.delegateFeatures) have no effect. \
        Remove \(words.name).delegate = …. Override the methods in a subclass of \(words.adapter), or set \
        adapter.scrollDelegate for scroll events.
        """
      )
    }
    if isNew(.dataSource, listView.holder(of: .dataSource) !== self) {
      Reports.report(
        """
        An adapter is no longer the data source of its \(words.view), so no list is shown. \
        Remove \(words.name).dataSource = …, and call \(words.name).listAdapter?.apply(source).
        """
      )
    }
  }

  /// Reports a problem if another object is the prefetch data source. Call this method if rows declare prefetching.
  func reportOtherPrefetching(in listView: any ListView) {
    let words = type(of: listView).words
    let other = listView.holder(of: .prefetching)
    guard isNew(.prefetching, other !== self), let other else { return }
    Reports.report(
      """
      Rows declare onPrefetch, which is not called: the prefetch data source of the \(words.view) is a \
      \(type(of: other)). Remove \(words.name).prefetchDataSource = …, or override \(words.prefetchMethod) in a \
      subclass of \(words.adapter).
      """
    )
  }

  /// Reports a problem if another object is the drag delegate. Call this method if rows are reorderable.
  func reportOtherDragging(in listView: any ListView) {
    let words = type(of: listView).words
    let other = listView.holder(of: .dragging)
    guard isNew(.dragging, other !== self), let other else { return }
    Reports.report(
      """
      Rows are reorderable, but the user may be unable to drag them: the drag delegate of the \(words.view) is a \
      \(type(of: other)). Remove \(words.name).dragDelegate = …, or override \(words.dragMethod) in a subclass of \(words.adapter).
      """
    )
  }

  /// Reports once that the user tapped an insertion control, which lists do not support.
  func reportInsertion(at index: RowIndex) {
    guard roleNotices.insert(.insertion).inserted else { return }
    Reports.report(
      """
      The user tapped the insertion control of row \(index.row) of section \(index.section), and nothing happens: a \
      list supports deletion only, by onDelete. Offer insertion by a button and apply a list with the new row, or \
      override tableView(_:commit:forRowAt:) in a subclass of TableAdapter and do not call super.
      """
    )
  }

  /// Returns whether `isWrong` is true now but was false at the last check. Records `isWrong` for the next check.
  private func isNew(_ notice: RoleNotice, _ isWrong: Bool) -> Bool {
    if isWrong { return roleNotices.insert(notice).inserted }
    roleNotices.remove(notice)
    return false
  }
}
