internal import Foundation
internal import KitSupport

#if canImport(UIKit) && !os(watchOS)
  internal import UIKit
#else
  internal import PortableUIKit
#endif

extension ListAdapter {
  /// Shows a list: the first one by a reload, a later one by the smallest set of batch updates from the one that is shown.
  ///
  /// It may be called at any time. While updates run, the user drags a row, or the list view asks for something or is about
  /// to show a row, the list waits for its turn; of several that wait the last is shown. What the user does, a selection or
  /// a deletion, is answered at once. Nobody sees a list view that is in no window: it is told to reload, whereupon it asks
  /// for nothing until it is laid out, and then for the last list only. Each list counts as applied all the same.
  ///
  /// - Parameters:
  ///   - source: the list.
  ///   - animated: whether the updates are animated.
  /// - Returns: what tells when the list is shown; ignoring that is fine.
  @discardableResult
  public func apply(_ source: ListSource, animated: Bool = true) -> ListUpdate {
    observation = nil
    return enqueue(source, of: nil, animation: animated ? .automatic : nil)
  }

  /// Shows a list that a live list or an observation may have made.
  @discardableResult
  func enqueue(
    _ source: ListSource,
    of live: (any LiveSource)?,
    animation: UITableView.RowAnimation? = .automatic,
    keepsPosition: Bool = true
  ) -> ListUpdate {
    let end = UpdateEnd()
    guard isInPlace else {
      end.finish(.superseded)
      return end.update
    }
    let next = ApplyingProgress.Waiting(
      source: source,
      animation: animation,
      keepsPosition: keepsPosition && self.keepsPosition,
      end: end
    )
    // Whatever dies with these may come back here, so it dies last.
    let earlier = (
      exchange(&applied, with: (source, live)),
      waiting: exchange(&progress.waiting, with: next)
    )
    defer { withExtendedLifetime(earlier) {} }
    earlier.waiting?.end.finish(.superseded)
    showWaitingInTurn()
    return end.update
  }

  /// Shows what waits, now or once a callback is over.
  func showWaitingInTurn() {
    if progress.isIdle {
      showWaiting()
    } else if !progress.isUpdating {
      Task { [weak self] in self?.showWaiting() }
    }
  }

  /// Runs a callback of the list view during which it must see the same list.
  func duringCallback<Answer>(_ body: () -> Answer) -> Answer {
    progress.callbacks += 1
    defer { progress.callbacks -= 1 }
    return body()
  }

  /// Shows what waits, one list after the other; not so many that nobody else has a turn.
  private func showWaiting() {
    defer { configureStaleRows() }
    for _ in 0..<ApplyingProgress.listsInATurn {
      guard progress.isIdle, var next = exchange(&progress.waiting, with: nil) else { return }
      progress.isUpdating = true
      next.source = withoutHiddenRows(next.source)
      next.selected = selectedRows
      if next.keepsPosition, let listView {
        // Out of its window the list view has no row in view after a reload.
        next.kept = KeptPosition(of: shown, in: listView) ?? (listView.window == nil ? progress.kept : nil)
      }
      progress.kept = next.kept
      show(next)
    }
    guard progress.isIdle, progress.waiting != nil else { return }
    reportEndlessLists()
    Task { [weak self] in self?.showWaiting() }
  }

  private func reportEndlessLists() {
    guard !exchange(&progress.hasReportedEndlessLists, with: true) else { return }
    Reports.report(
      """
      \(ApplyingProgress.listsInATurn) lists were shown in a row, because a cell or what is done when a row shows applies \
      another list each time; the next one waits for a later turn. Apply a list where something changed, not where a row \
      shows.
      """
    )
  }

  private func show(_ next: ApplyingProgress.Waiting) {
    guard let listView, isInPlace else { return supersede(next) }
    var next = next
    let batches = ListBatches(from: shown.source, to: next.source, by: cells)
    next.kept?.leaveOutMoved(by: batches.changes, in: ShownList(next.source))
    willShow(batches)
    if progress.needsReload || listView.window == nil || changeLimit.map({ batches.count > $0 }) ?? false {
      reload(listView, with: next)
    } else {
      if batches.changes.isEmpty { next.end.finish(.applied) }
      perform(batches, from: 0, for: next)
    }
  }

  private func reload(_ listView: any ListView, with next: ApplyingProgress.Waiting) {
    progress.needsReload = false
    // A live list may have waited for its turn.
    let source = progress.waiting == nil ? sourceNow() ?? next.source : next.source
    _ = exchange(&shown, with: ShownList(source))
    listView.reloadData()
    next.end.finish(.applied)
    didShow(nil)
    settle(next)
    progress.isUpdating = false
  }

  /// Has the list view show what belongs to a list besides its rows.
  private func settle(_ next: ApplyingProgress.Waiting) {
    updateEmptyState()
    select(next.selected)
    guard let kept = next.kept, let listView else { return }
    UIView.performWithoutAnimation { kept.restore(in: listView, showing: shown) }
  }

  /// Performs the stages that are left, one after the other.
  ///
  /// The list view takes a batch when it counts its rows. Inside a batch of the app's own it does so when that ends, and
  /// the places of the next stage would be wrong in it: that stage waits until the list view says that it is done.
  private func perform(_ batches: ListBatches, from first: Int, for next: ApplyingProgress.Waiting) {
    let stages = batches.changes.stages.indices
    // A list view that is scrolled meanwhile would show rows on their way from where they are not.
    let isAnimated = next.animation != nil && next.kept.map { !batches.changeWhatIsAbove($0.first) } ?? true
    for stage in stages.dropFirst(first) {
      guard let listView, isInPlace else { return supersede(next) }
      var isDone = false
      var isAwaited = false
      var countings = 0
      let makeBatch = {
        listView.perform {
          // Before it begins the batch the list view may ask for the list once more, which is still the earlier one.
          _ = exchange(&self.shown, with: batches.shown(after: stage))
          batches.perform(
            stage,
            in: listView,
            registered: self.registered,
            with: next.animation ?? .automatic
          )
          countings = self.progress.countings
        } completion: { [weak self] in
          isDone = true
          if stage == stages.last { next.end.finish(.applied) }
          guard isAwaited, let self else { return }
          perform(batches, from: stage + 1, for: next)
          showWaiting()
        }
      }
      if isAnimated { makeBatch() } else { UIView.performWithoutAnimation(makeBatch) }
      if !isDone, progress.countings == countings {
        isAwaited = true
        return
      }
    }
    _ = exchange(&shown, with: ShownList(next.source))
    didShow(batches)
    settle(next)
    progress.isUpdating = false
    didUpdate()
  }

  /// The list that is made anew now; nil where nothing makes it.
  func sourceNow() -> ListSource? {
    guard let live = applied.live else { return nil }
    let source = duringCallback { live.source }
    // What makes it may have applied another list, which has its turn later.
    if applied.live === live { applied.source = source }
    return withoutHiddenRows(source)
  }

  private func supersede(_ next: ApplyingProgress.Waiting) {
    // What the list view shows may lie between two lists.
    progress.needsReload = true
    next.end.finish(.superseded)
    progress.isUpdating = false
  }
}
