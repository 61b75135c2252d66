internal import KitSupport

#if canImport(UIKit) && !os(watchOS)
  internal import UIKit
#else
  internal import PortableUIKit
#endif

/// What an adapter reports of its place once, and once more if it was mended meanwhile.
enum PlaceNotice {
  case dataSource
  case delegate
  case prefetching
  case dragging
  case insertion
  case viewMadeAnew
}

// An adapter is its list view's data source and delegate. Whoever had these places before, or takes them later, is
// reported with what to do instead.
extension ListAdapter {
  /// Becomes the view's data source and delegate. What the app made that before is reported.
  func takePlace(in listView: any ListView) {
    let words = type(of: listView).words
    if let delegate = listView.holder(of: .delegate), !(delegate is ListAdapter) {
      Reports.report(
        """
        A \(words.view)'s adapter replaces its delegate, a \(type(of: delegate)), which nothing calls any more. Override \
        its methods in a subclass of \(words.adapter), or hear of scrolling by adapter.scrollDelegate. If it implements \
        none, set \(words.name).delegate to nil first.
        """
      )
    }
    if let dataSource = listView.holder(of: .dataSource), !(dataSource is ListAdapter) {
      Reports.report(
        """
        A \(words.view)'s adapter replaces its data source, a \(type(of: dataSource)), which nothing calls any more. Do \
        not set dataSource: apply a list with its rows. If it has none, set \(words.name).dataSource to nil first.
        """
      )
    }
    listView.give(.dataSource, to: self)
    listView.give(.delegate, to: self)
  }

  /// Leaves the roles that it took because of what rows declare.
  func leaveRoles(in listView: any ListView) {
    for role in [ListViewRole.prefetching, .dragging] where listView.holder(of: role) === self {
      listView.give(role, to: nil)
    }
  }

  /// Whether the list view still asks the adapter what it shows. An eviction is reported.
  var isInPlace: Bool {
    guard let listView else { return false }
    reportEviction(from: listView)
    return listView.holder(of: .dataSource) === self
  }

  /// Reports that somebody put something else in a place of the adapter's, once for each time. In the place that is left to
  /// it the adapter looks for that when a list is applied, and when the list view is laid out or scrolls.
  func reportEviction(from listView: any ListView) {
    let words = type(of: listView).words
    if isNew(.delegate, listView.holder(of: .delegate) !== self) {
      Reports.report(
        """
        A \(words.view)'s adapter is not its delegate any more: \(words.delegateSays) are not what the \
        list says. In place of \(words.name).delegate = … override the methods in a subclass of \(words.adapter), or hear \
        of scrolling by adapter.scrollDelegate.
        """
      )
    }
    if isNew(.dataSource, listView.holder(of: .dataSource) !== self) {
      Reports.report(
        """
        A \(words.view)'s adapter is not its data source any more, so no list is shown. \
        Remove \(words.name).dataSource = …, and say what to show by \(words.name).listAdapter?.apply(source).
        """
      )
    }
  }

  /// Reports that rows declare something to prefetch, of which the list view tells somebody else.
  func reportOtherPrefetching(in listView: any ListView) {
    let words = type(of: listView).words
    let other = listView.holder(of: .prefetching)
    guard isNew(.prefetching, other !== self), let other else { return }
    Reports.report(
      """
      Rows declare onPrefetch, which is not called: the \(words.view)'s prefetch data source is a \(type(of: other)). \
      Remove \(words.name).prefetchDataSource = …, or override \(words.prefetchMethod) in a subclass of \(words.adapter).
      """
    )
  }

  /// Reports that the user can move rows, whose drags the list view asks somebody else for.
  func reportOtherDragging(in listView: any ListView) {
    let words = type(of: listView).words
    let other = listView.holder(of: .dragging)
    guard isNew(.dragging, other !== self), let other else { return }
    Reports.report(
      """
      Rows are reorderable, which the user may not find: the \(words.view)'s drag delegate is a \(type(of: other)). \
      Remove \(words.name).dragDelegate = …, or override \(words.dragMethod) in a subclass of \(words.adapter).
      """
    )
  }

  /// Reports that a table view asked for an insertion, once.
  func reportInsertion(at index: RowIndex) {
    guard placeNotices.insert(.insertion).inserted else { return }
    Reports.report(
      """
      Row \(index.row) of section \(index.section) was asked to insert another, and nothing is done: a list \
      only deletes rows, by onDelete. Offer insertion by a button and apply a list with the new row, or override \
      tableView(_:commit:forRowAt:) in a subclass of TableAdapter and do not call super.
      """
    )
  }

  /// Whether something is wrong that was not when it was looked at last.
  private func isNew(_ notice: PlaceNotice, _ isWrong: Bool) -> Bool {
    if isWrong { return placeNotices.insert(notice).inserted }
    placeNotices.remove(notice)
    return false
  }
}
