public import PlatformUIKit

extension TableAdapter {
  /// Shows a list, with the given row animation for updates.
  ///
  /// In all other respects, this method works like ``ListAdapter/apply(_:animated:)``.
  ///
  /// - Parameters:
  ///   - source: The list to show.
  ///   - animation: The animation of inserted and deleted sections and of inserted, deleted and reloaded rows. Reloads
  ///     of sections are not animated.
  /// - Returns: The update, which reports when the list is shown.
  @discardableResult
  public func apply(_ source: ListSource, animation: UITableView.RowAnimation) -> ListUpdate {
    observation = nil
    return enqueue(source, of: nil, animation: animation)
  }
}
