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
      progress.isUpdating = false
    }
  }

  private func show(_ next: ApplyingProgress.Waiting) {
    guard let tableView, isInPlace(tableView) else { return next.end.finish(.superseded) }
    forgetHeights(notIn: next.source)
    if progress.hasShown, tableView.window != nil {
      update(tableView, to: next)
    } else {
      progress.hasShown = true
      leaveRowHeight(ifOtherThanIn: next.source)
      _ = exchange(&shown, with: ShownList(next.source))
      useRowHeight(of: next.source)
      tableView.reloadData()
      next.end.finish(.applied)
    }
    prefetchIfNeeded()
  }

  private func update(_ tableView: UITableView, to next: ApplyingProgress.Waiting) {
    let batches = TableBatches(from: shown.source, to: next.source, by: cells)
    leaveRowHeight(ifOtherThanIn: next.source)
    if next.animated {
      perform(batches, in: tableView, next.end)
    } else {
      UIView.performWithoutAnimation { perform(batches, in: tableView, next.end) }
    }
    _ = exchange(&shown, with: ShownList(next.source))
    useRowHeight(of: next.source)
    rememberHeights(in: tableView)
  }

  private func perform(_ batches: TableBatches, in tableView: UITableView, _ end: UpdateEnd) {
    let stages = batches.changes.stages
    guard let last = stages.indices.last else { return end.finish(.applied) }
    for (index, stage) in stages.enumerated() {
      tableView.performBatchUpdates {
        // Before it begins the batch the table view may ask for the list once more, which is still the earlier one.
        _ = exchange(&self.shown, with: batches.shown(after: index))
        batches.perform(stage, in: tableView)
      } completion: { _ in
        if index == last { end.finish(.applied) }
      }
    }
  }
}
