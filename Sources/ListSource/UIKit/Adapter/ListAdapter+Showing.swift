internal import PlatformUIKit

private struct RunningUpdate {
  let source: ListSource
  let animation: UITableView.RowAnimation?
  let end: UpdateEnd
  var kept: KeptPosition?
  var focus: KeptFocus?
  var followsEnd = false
}

extension ListAdapter {
  func show(by waiting: WaitingUpdate) {
    let source = listToShow(for: source)
    var update = RunningUpdate(source: source, animation: waiting.animation, end: waiting.end)
    keepSelection()
    // The insets may have changed in this turn.
    if endKeeper?.isWaiting == false { endKeeper?.follow() }
    let kept = progress.keeper?.take()
    if waiting.keepsPosition, let listView, kept != nil || progress.hasDisplayed {
      update.kept = kept ?? KeptPosition(of: shown, in: listView)
    }
    update.followsEnd = followsEnd && !continuesAfterEnd && (isAtEnd || endKeeper?.isWaiting == true)
    guard let listView, isDataSource else { return supersede(update) }
    endWaitIfScrolled(listView)
    let batches = ListBatches(from: shown.source, to: source, by: cells)
    update.kept?.follow(batches.changes, from: shown, to: ShownList(source))
    update.focus = KeptFocus(of: shown, in: listView)
    willShow(batches)
    if progress.needsReload || listView.window == nil || changeLimit.map({ batches.count > $0 }) ?? false {
      reload(listView, for: update)
    } else {
      if batches.changes.isEmpty { update.end.finish(.applied) }
      perform(batches, from: 0, for: update)
    }
  }

  private func reload(_ listView: any ListView, for update: RunningUpdate) {
    progress.needsReload = false
    // A list that changes without being applied may have changed while it waited.
    let source = list.waiting == nil ? currentList() ?? update.source : update.source
    change { $0.show(ShownList(source)) }
    // A reloaded list view forgets what it has requested.
    prefetches.cancelAll()
    progress.hasDisplayed = listView.window != nil
    listView.reloadData()
    // A collection view counts its rows only when it needs the counts. Inside a batch update of the app, a table view
    // reloads and counts only when that update ends.
    _ = listView.numberOfSections
    if list.isCounted { return finishReload(for: update) }
    listView.performBatchUpdates(nil) { [weak self] _ in
      self?.finishReload(for: update)
      self?.showWaiting()
    }
  }

  private func finishReload(for update: RunningUpdate) {
    guard isDataSource else { return supersede(update) }
    update.end.finish(.applied)
    didShow(nil)
    settle(update)
    progress.isUpdating = false
    measuringView?.setNeedsLayout()
  }

  /// Performs the stages one after another, beginning with the stage at index `first`.
  ///
  /// Inside a batch update of the app, the list view counts its rows, and thus performs a stage, only when that update
  /// ends. The next stage, whose indices would be wrong, then waits for the completion handler.
  private func perform(_ batches: ListBatches, from first: Int, for update: RunningUpdate) {
    let stages = batches.changes.stages.indices
    // If the list view also scrolls, rows would animate from wrong positions.
    let isAnimated =
      update.animation != nil && !update.followsEnd
      && update.kept.map { !batches.mayChange(above: $0.first) } ?? true
    for stage in stages.dropFirst(first) {
      guard let listView, isDataSource else { return supersede(update) }
      var isDone = false
      var isAwaited = false
      let makeBatch = { [self] in
        listView.performBatchUpdates {
          // Set inside the batch, because the list view may still ask for the earlier list before the batch begins.
          self.change { $0.show(batches.shown(after: stage)) }
          batches.perform(
            stage,
            in: listView,
            of: self,
            with: update.animation ?? .automatic
          )
          // From now on, a count shows that the list view performs the update.
          self.change { $0.isCounted = false }
        } completion: { [weak self] _ in
          isDone = true
          if stage == stages.last { update.end.finish(.applied) }
          guard isAwaited, let self else { return }
          perform(batches, from: stage + 1, for: update)
          showWaiting()
        }
      }
      if isAnimated { makeBatch() } else { UIView.performWithoutAnimation(makeBatch) }
      if !isDone, !list.isCounted {
        isAwaited = true
        return
      }
    }
    change { $0.show(ShownList(update.source)) }
    didShow(batches)
    settle(update)
    progress.isUpdating = false
    didUpdate()
    measuringView?.setNeedsLayout()
  }

  private func settle(_ update: RunningUpdate) {
    defer {
      measuringView?.noteSeen()
      followRows()
    }
    updateEmptyState()
    restoreSelection()
    discloseVisibleRows()
    guard let listView else { return }
    // A list that was applied when the first responder resigned may make it resign again, without end.
    if list.waiting == nil { update.focus?.restore(in: listView, showing: shown) }
    if returnToPlace(in: listView) { return }
    if update.followsEnd, progress.place == nil { return scrollToEnd() }
    endKeeper?.isWaiting = false
    if let kept = update.kept { _ = keep(kept, in: listView) }
  }

  /// Scrolls a row to its position, and again in the next window. Returns whether the row is there.
  func keep(_ kept: KeptPosition, in listView: any ListView) -> Bool {
    endKeeper?.isWaiting = false
    progress.keeper?.removeFromSuperview()
    let isThere = kept.restore(in: listView, showing: shown)
    guard listView.isUnmeasured else { return isThere }
    let keeper = PositionKeeper(kept, in: listView, of: self)
    listView.addSubview(keeper)
    progress.keeper = keeper
    return false
  }

  func restoreInWindow(_ kept: KeptPosition) {
    guard let listView else { return }
    endWaitIfScrolled(listView)
    if !returnToPlace(in: listView) { kept.restore(in: listView, showing: shown) }
  }

  private func supersede(_ update: RunningUpdate) {
    // The list view may show an intermediate list.
    progress.needsReload = true
    update.end.finish(.superseded)
    progress.isUpdating = false
  }
}

// A list view takes a list over when it counts its sections. Apple documents no other sign of it: neither the begin nor
// the end of a batch update of the app, nor whether an update inside it has been performed.
extension ListAdapter {
  /// Returns the number of sections to a list view, which now shows the list. Outside an update, a list that changes
  /// without being applied is renewed first.
  func countSections() -> Int {
    if !progress.isUpdating, let source = currentList() {
      change { $0.show(ShownList(source)) }
      forgetHeights()
      // Deferred until the callback of the list view has ended.
      Task { [weak self] in self?.updateEmptyState() }
    }
    change { $0.isCounted = true }
    return shown.numberOfSections
  }

  /// Returns the current list as the list view shows it, or nil if the list changes only when another is applied. It
  /// becomes the applied list, unless its closure has applied another.
  private func currentList() -> ListSource? {
    guard let renewal = list.renewal else { return nil }
    let source = duringCallback { renewal.source() }
    change { if $0.renewal === renewal { $0.source = source } }
    return listToShow(for: source)
  }
}
