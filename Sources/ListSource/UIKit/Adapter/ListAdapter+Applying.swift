internal import Foundation
internal import KitSupport
public import PlatformUIKit

extension ListAdapter {
  /// Shows a list. The first list reloads the list view, and later lists update it with as few changes as possible.
  ///
  /// You can call this method at any time. A list waits during updates, row drags, and closures that answer the list
  /// view, such as for the content of a cell, a height, a menu or a layout. It does not wait for handlers of selections
  /// and deletions. If several lists wait, only the last one is shown.
  ///
  /// In a ``ListCollectionView``, a list also waits until a batch update of the app ends. Do not apply a list inside a batch
  /// update of another collection view: if the list reloads the view, UIKit raises an exception.
  ///
  /// Outside a window, the list view is reloaded, and the list counts as applied. The list view requests its rows only
  /// when it is laid out. The returned update reports when the list is shown.
  @discardableResult
  public func apply(_ source: ListSource, animated: Bool = true) -> ListUpdate {
    declaration = nil
    disclosures.forgetList()
    return enqueue(source, animation: animated ? .automatic : nil)
  }

  /// Reconfigures the cells of rows, even if the models of the rows have not changed.
  ///
  /// Use this method if a cell shows values that are not in the row's model. During an update, a row drag or a callback
  /// of the list view, the rows wait. For the ids, see ``indexPath(for:)``. Ids that the list lacks are ignored.
  public func reconfigure(_ ids: [some Hashable]) {
    progress.stale += ids.map { AnyHashable($0) }
    showWaitingWhenIdle()
  }

  /// Reloads the whole list with newly dequeued cells. The returned update reports when the list is shown.
  @discardableResult
  public func reload() -> ListUpdate {
    progress.needsReload = true
    return applyAgain(animation: nil)
  }

  @discardableResult
  func applyAgain(animation: UITableView.RowAnimation? = .automatic, keepsPosition: Bool = true) -> ListUpdate
  {
    enqueue(source, renewedBy: list.renewal, animation: animation, keepsPosition: keepsPosition)
  }

  /// Shows a list, without ending the current observation. `renewal` is nil if the list changes only when another is
  /// applied.
  @discardableResult
  func enqueue(
    _ source: ListSource,
    renewedBy renewal: ListRenewal? = nil,
    animation: UITableView.RowAnimation? = .automatic,
    keepsPosition: Bool = true
  ) -> ListUpdate {
    let end = UpdateEnd()
    guard isDataSource else {
      end.finish(.superseded)
      return end.update
    }
    let update = WaitingUpdate(
      animation: animation,
      keepsPosition: keepsPosition && (self.keepsPosition || followsEnd),
      end: end
    )
    // Released last, because a `deinit` may call this again.
    let earlier = list
    defer { withExtendedLifetime(earlier) {} }
    change { $0.apply(source, renewedBy: renewal, in: update) }
    earlier.waiting?.end.finish(.superseded)
    showWaitingWhenIdle()
    return end.update
  }

  /// Shows the waiting list and the stale rows now, or after the running callback, update or drag.
  func showWaitingWhenIdle() {
    if progress.isIdle {
      showWaiting()
    } else if !progress.isUpdating {
      Task { [weak self] in self?.showWaiting() }
    }
  }

  /// Runs a callback of the list view. Lists that are applied during the callback wait until it ends.
  func duringCallback<Answer>(_ body: () -> Answer) -> Answer {
    progress.callbacks += 1
    defer { progress.callbacks -= 1 }
    return body()
  }

  func showWaiting() {
    defer { configureStaleRows() }
    for _ in 0..<ApplyingProgress.listsInATurn {
      guard progress.isIdle, let update = list.waiting else { return }
      change { $0.waiting = nil }
      progress.isUpdating = true
      show(by: update)
    }
    guard progress.isIdle, list.waiting != nil else { return }
    reports.report(
      .endlessLists,
      """
      \(ApplyingProgress.listsInATurn) lists were shown one after another, because a cell or a display handler applies \
      another list each time. The next list waits for a later turn of the run loop. Apply a list when data changes, \
      not when a row is displayed.
      """
    )
    Task { [weak self] in self?.showWaiting() }
  }

  func configureStaleRows() {
    guard progress.isIdle else { return }
    let stale = exchange(&progress.stale, with: [])
    guard !stale.isEmpty, let listView, isDataSource else { return }
    guard listView.window != nil else {
      reload()
      return
    }
    let follows = followsEnd && isAtEnd
    let places = stale.compactMap { shown.index(of: $0) }
    expireHeights(at: places)
    // Reconfiguring a row whose model needs another cell by now would raise an exception.
    let others = Set(places.filter { needsOtherCell(at: $0, in: listView) })
    listView.reconfigureRows(at: places.filter { !others.contains($0) }.map(IndexPath.init))
    if !others.isEmpty { listView.reloadRows(others.map(IndexPath.init)) }
    if follows { scrollToEnd() }
  }
}

extension TableAdapter {
  /// Shows a list like ``ListAdapter/apply(_:animated:)``, with the given animation of inserted and deleted sections,
  /// and of inserted, deleted and reloaded rows. Reloads of sections are not animated.
  @discardableResult
  public func apply(_ source: ListSource, animation: UITableView.RowAnimation) -> ListUpdate {
    declaration = nil
    disclosures.forgetList()
    return enqueue(source, animation: animation)
  }

  /// Shows the list that a closure returns by reloading the table view, and again whenever the table view counts its
  /// sections. Both closures are called until another list is applied.
  package func apply(
    renewing source: @escaping @MainActor () -> ListSource,
    onScroll: @escaping @MainActor (UITableView) -> Void
  ) {
    let renewal = ListRenewal(source)
    companion = nil
    self.onScroll = { [weak self, weak renewal] in
      if let renewal, self?.list.renewal === renewal { onScroll($0) }
    }
    progress.needsReload = true
    declaration = nil
    change { $0.renewal = renewal }
    let first = duringCallback { renewal.source() }
    // The closure may have applied another list, which is shown instead.
    if list.renewal === renewal { enqueue(first, renewedBy: renewal) }
  }
}

/// The conditions on which an adapter can show the lists that are applied to it.
struct ApplyingProgress {
  /// The maximum number of lists to show in succession before the main actor can do other work.
  static let listsInATurn = 100

  /// Whether the next list requires a reload, for example because it is the first list.
  var needsReload = true
  var isUpdating = false

  /// Whether the list view may have displayed rows since it was last reloaded.
  var hasDisplayed = false

  /// The number of running callbacks of the list view. The list must not change during a callback.
  var callbacks = 0

  /// The session of the current row drag, or nil if there is none. The list must not change during a drag.
  weak var drag: AnyObject?

  /// The adapter of the list whose row is dragged over this list, or nil for a row of this list.
  weak var source: ListAdapter?

  /// Whether this list already shows a row with the id of the row of the other list.
  var isGuestKnown = false

  /// The view that keeps positions until the list view is in a window, or nil if no position waits for that.
  weak var keeper: PositionKeeper?

  /// The place that is awaited, or nil if its row is there.
  var place: AwaitedPlace?
  var stale: [AnyHashable] = []

  var isIdle: Bool { !isUpdating && callbacks == 0 && drag == nil }
}

/// An update to show an applied list in a list view.
@MainActor
public final class ListUpdate {
  /// The outcome of an update.
  public enum Result: Sendable {
    /// The list view shows the list.
    case applied

    /// The update did not complete, because a later list replaced this list, or because the list view was deallocated
    /// or got another adapter or data source.
    case superseded
  }

  fileprivate let result = OneTimeResult<Result>()

  /// The outcome of the update. Reading it suspends the caller until the update has finished.
  public var finished: Result {
    get async { await result.value }
  }
}

/// Finishes an update, which is superseded if the object is deallocated before.
@MainActor
final class UpdateEnd {
  let update = ListUpdate()

  func finish(_ result: ListUpdate.Result) {
    update.result.finish(result)
  }

  deinit {
    Task { @MainActor [update] in update.result.finish(.superseded) }
  }
}
