internal import Foundation
internal import KitSupport

#if canImport(UIKit) && !os(watchOS)
  internal import UIKit
#else
  internal import PortableUIKit
#endif

extension TableAdapter {
  /// Shows a list: the first one by a reload, a later one by the smallest set of batch updates from the one that is shown.
  ///
  /// It may be called at any time. While updates run, or the table view asks for something or shows or hides a row, the
  /// list waits for its turn; of several that wait the last is shown. What the user does, a selection or a deletion, is
  /// answered at once. A table view that is in no window is reloaded, because nobody sees it.
  ///
  /// - Parameters:
  ///   - source: the list.
  ///   - animated: whether the updates are animated.
  /// - Returns: what tells when the list is shown; ignoring that is fine.
  @discardableResult
  public func apply(_ source: ListSource, animated: Bool = true) -> ListUpdate {
    let end = UpdateEnd()
    guard let tableView, isInPlace(tableView) else {
      end.finish(.superseded)
      return end.update
    }
    let next = ApplyingProgress.Waiting(source: source, animated: animated, end: end)
    // Whatever dies with these may come back here, so it dies last.
    let earlier = (exchange(&self.source, with: source), waiting: exchange(&progress.waiting, with: next))
    defer { withExtendedLifetime(earlier) {} }
    earlier.waiting?.end.finish(.superseded)
    if progress.isIdle {
      showWaiting()
    } else if !progress.isUpdating {
      Task { [weak self] in self?.showWaiting() }
    }
    return end.update
  }

  /// Runs a callback of the table view during which it must see the same list.
  func duringCallback<Answer>(_ body: () -> Answer) -> Answer {
    progress.callbacks += 1
    defer { progress.callbacks -= 1 }
    return body()
  }

  /// Shows what waits, one list after the other.
  private func showWaiting() {
    while progress.isIdle, let next = exchange(&progress.waiting, with: nil) {
      progress.isUpdating = true
      show(next)
    }
  }

  private func show(_ next: ApplyingProgress.Waiting) {
    guard let tableView, isInPlace(tableView) else { return supersede(next) }
    forgetHeights(notIn: next.source)
    if progress.needsReload || tableView.window == nil {
      reload(tableView, with: next)
    } else {
      update(tableView, to: next)
    }
  }

  private func reload(_ tableView: UITableView, with next: ApplyingProgress.Waiting) {
    progress.needsReload = false
    leaveRowHeight(ifOtherThanIn: next.source)
    _ = exchange(&shown, with: ShownList(next.source))
    tableView.reloadData()
    next.end.finish(.applied)
    isShown(next)
  }

  private func update(_ tableView: UITableView, to next: ApplyingProgress.Waiting) {
    let batches = TableBatches(from: shown.source, to: next.source, by: cells)
    leaveRowHeight(ifOtherThanIn: next.source)
    if batches.changes.isEmpty { next.end.finish(.applied) }
    perform(batches, from: 0, for: next)
  }

  /// Performs the stages that are left, one after the other.
  ///
  /// The table view takes a batch when it counts its rows. Inside a batch of the app's own it does so when that ends, and
  /// the places of the next stage would be wrong in it: that stage waits until the table view says that it is done.
  private func perform(_ batches: TableBatches, from first: Int, for next: ApplyingProgress.Waiting) {
    let stages = batches.changes.stages.indices
    for stage in stages.dropFirst(first) {
      guard let tableView, isInPlace(tableView) else { return supersede(next) }
      var isDone = false
      var isAwaited = false
      var countings = 0
      let makeBatch = {
        tableView.performBatchUpdates {
          // Before it begins the batch the table view may ask for the list once more, which is still the earlier one.
          _ = exchange(&self.shown, with: batches.shown(after: stage))
          batches.perform(stage, in: tableView)
          countings = self.progress.countings
        } completion: { [weak self] _ in
          isDone = true
          if stage == stages.last { next.end.finish(.applied) }
          guard isAwaited, let self else { return }
          perform(batches, from: stage + 1, for: next)
          showWaiting()
        }
      }
      if next.animated { makeBatch() } else { UIView.performWithoutAnimation(makeBatch) }
      if !isDone, progress.countings == countings {
        isAwaited = true
        return
      }
    }
    _ = exchange(&shown, with: ShownList(next.source))
    if let tableView { rememberHeights(in: tableView) }
    isShown(next)
  }

  private func isShown(_ next: ApplyingProgress.Waiting) {
    useRowHeight(of: next.source)
    prefetchIfNeeded()
    progress.isUpdating = false
  }

  private func supersede(_ next: ApplyingProgress.Waiting) {
    next.end.finish(.superseded)
    progress.isUpdating = false
  }
}
