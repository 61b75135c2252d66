internal import Foundation
internal import KitSupport
internal import PlatformUIKit

extension ListAdapter {
  /// Shows a list. The first list reloads the list view, and later lists update it with as few changes as possible.
  ///
  /// You can call this method at any time. A list waits during updates, during row drags, and while a closure runs that
  /// the list view needs for an answer, such as the content of a cell, a height, a menu or a layout. If several lists
  /// wait, only the last one is shown. A list that you apply in response to a selection or deletion by the user is
  /// shown immediately.
  ///
  /// If the list view is outside a window, the adapter reloads it instead. The list immediately counts as applied,
  /// although the list view requests its rows only when it is laid out.
  ///
  /// - Parameters:
  ///   - source: The list to show.
  ///   - animated: Whether to animate the updates.
  /// - Returns: The update, which reports when the list is shown.
  @discardableResult
  public func apply(_ source: ListSource, animated: Bool = true) -> ListUpdate {
    observation = nil
    return enqueue(source, of: nil, animation: animated ? .automatic : nil)
  }

  /// Shows a list. `live` is the live source that created the list, or nil if there is none.
  ///
  /// Unlike ``apply(_:animated:)``, this method does not end the current observation.
  @discardableResult
  func enqueue(
    _ source: ListSource,
    of live: (any LiveSource)?,
    animation: UITableView.RowAnimation? = .automatic,
    keepsPosition: Bool = true
  ) -> ListUpdate {
    let end = UpdateEnd()
    guard isDataSource else {
      end.finish(.superseded)
      return end.update
    }
    let next = ApplyingProgress.Waiting(
      source: source,
      animation: animation,
      keepsPosition: keepsPosition && self.keepsPosition,
      end: end
    )
    // Released last, because a `deinit` may call this again.
    let earlier = (
      exchange(&applied, with: (source, live)),
      waiting: exchange(&progress.waiting, with: next)
    )
    defer { withExtendedLifetime(earlier) {} }
    earlier.waiting?.end.finish(.superseded)
    showWaitingWhenIdle()
    return end.update
  }

  /// Shows the waiting list immediately, or after the running callback ends.
  ///
  /// During an update or a drag, the list waits until the update or the drag ends.
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

  /// Shows waiting lists one after another. Pauses after `listsInATurn` lists so that the main actor can do other work.
  private func showWaiting() {
    defer { configureStaleRows() }
    for _ in 0..<ApplyingProgress.listsInATurn {
      guard progress.isIdle, var next = exchange(&progress.waiting, with: nil) else { return }
      progress.isUpdating = true
      next.source = listToShow(for: next.source)
      keepSelection()
      // A list view that was reloaded outside a window has no visible rows.
      let kept = progress.keeper?.take()
      if next.keepsPosition, let listView { next.kept = kept ?? KeptPosition(of: shown, in: listView) }
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
      \(ApplyingProgress.listsInATurn) lists were shown one after another, because a cell or a display handler applies \
      another list each time. The next list waits for a later turn of the run loop. Apply a list when data changes, \
      not when a row is displayed.
      """
    )
  }

  private func show(_ next: ApplyingProgress.Waiting) {
    guard let listView, isDataSource else { return supersede(next) }
    var next = next
    let batches = ListBatches(from: shown.source, to: next.source, by: cells)
    next.kept?.follow(batches.changes, from: shown, to: ShownList(next.source))
    next.focus = KeptFocus(of: shown, in: listView)
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
    // A live list may have changed while it waited.
    let source = progress.waiting == nil ? sourceNow() ?? next.source : next.source
    _ = exchange(&shown, with: ShownList(source))
    let queries = progress.sectionQueries
    // A reloaded list view forgets what it has requested.
    prefetches.cancelAll()
    listView.reloadData()
    // A collection view counts its rows only when it needs the counts. Inside a batch update of the app, a list view
    // reloads and counts only when that update ends.
    _ = listView.numberOfSections
    guard progress.sectionQueries == queries else { return finishReload(for: next) }
    listView.perform {
    } completion: { [weak self] in
      self?.finishReload(for: next)
      self?.showWaiting()
    }
  }

  private func finishReload(for next: ApplyingProgress.Waiting) {
    guard isDataSource else { return supersede(next) }
    next.end.finish(.applied)
    didShow(nil)
    settle(next)
    progress.isUpdating = false
  }

  /// Updates the empty view, the selection, the first responder and the scroll position after the rows have changed.
  private func settle(_ next: ApplyingProgress.Waiting) {
    updateEmptyState()
    restoreSelection()
    guard let listView else { return }
    // A list that was applied when the first responder resigned may make it resign again, without end.
    if progress.waiting == nil { next.focus?.restore(in: listView, showing: shown) }
    guard let kept = next.kept else { return }
    restore(kept)
    guard listView.window == nil else { return }
    let keeper = PositionKeeper(kept, in: listView, of: self)
    listView.addSubview(keeper)
    progress.keeper = keeper
  }

  /// Scrolls the first remaining row of a kept position back to its place on the screen.
  func restore(_ kept: KeptPosition) {
    guard let listView else { return }
    UIView.performWithoutAnimation { kept.restore(in: listView, showing: shown) }
  }

  /// Performs the stages one after another, beginning with the stage at index `first`.
  ///
  /// The list view performs a batch update when it counts its rows. If the app is inside a batch update of its own, the
  /// list view counts its rows only when that update ends. In that case, the next stage waits for the completion
  /// handler. Otherwise the indices of that stage would be wrong.
  private func perform(_ batches: ListBatches, from first: Int, for next: ApplyingProgress.Waiting) {
    let stages = batches.changes.stages.indices
    // If the list view also scrolls, rows would animate from wrong positions.
    let isAnimated = next.animation != nil && next.kept.map { !batches.mayChange(above: $0.first) } ?? true
    for stage in stages.dropFirst(first) {
      guard let listView, isDataSource else { return supersede(next) }
      var isDone = false
      var isAwaited = false
      var queries = 0
      let makeBatch = { [self] in
        listView.perform {
          // Set inside the batch, because the list view may still ask for the earlier list before the batch begins.
          _ = exchange(&self.shown, with: batches.shown(after: stage))
          batches.perform(
            stage,
            in: listView,
            registered: self.registered,
            with: next.animation ?? .automatic
          )
          queries = self.progress.sectionQueries
        } completion: { [weak self] in
          isDone = true
          if stage == stages.last { next.end.finish(.applied) }
          guard isAwaited, let self else { return }
          perform(batches, from: stage + 1, for: next)
          showWaiting()
        }
      }
      if isAnimated { makeBatch() } else { UIView.performWithoutAnimation(makeBatch) }
      if !isDone, progress.sectionQueries == queries {
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

  /// Returns the current list of the live source as the list view shows it, or nil if there is no live source.
  ///
  /// The list, including hidden rows, becomes the applied list, unless the live source has just applied another list.
  func sourceNow() -> ListSource? {
    guard let live = applied.live else { return nil }
    let source = duringCallback { live.source }
    // The live source may have applied another list, which is shown later.
    if applied.live === live { applied.source = source }
    return listToShow(for: source)
  }

  private func supersede(_ next: ApplyingProgress.Waiting) {
    // The list view may show an intermediate list.
    progress.needsReload = true
    next.end.finish(.superseded)
    progress.isUpdating = false
  }
}
