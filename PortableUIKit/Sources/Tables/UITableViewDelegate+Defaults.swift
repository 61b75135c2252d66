public import Foundation

extension UITableViewDelegate {
  /// Does nothing by default.
  public func tableView(
    _ tableView: UITableView,
    willDisplay cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {}
  /// Does nothing by default.
  public func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int)
  {}
  /// Does nothing by default.
  public func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int)
  {}
  /// Does nothing by default.
  public func tableView(
    _ tableView: UITableView,
    didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {}
  /// Does nothing by default.
  public func tableView(
    _ tableView: UITableView,
    didEndDisplayingHeaderView view: UIView,
    forSection section: Int
  ) {}
  /// Does nothing by default.
  public func tableView(
    _ tableView: UITableView,
    didEndDisplayingFooterView view: UIView,
    forSection section: Int
  ) {}

  /// Returns a placeholder by default, so the table uses ``UITableView/rowHeight``.
  public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    .unanswered
  }
  /// Returns a placeholder by default, so the table uses ``UITableView/sectionHeaderHeight``.
  public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    .unanswered
  }
  /// Returns a placeholder by default, so the table uses ``UITableView/sectionFooterHeight``.
  public func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    .unanswered
  }
  /// Returns a placeholder by default, so the table uses ``UITableView/estimatedRowHeight``.
  public func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
    .unanswered
  }
  /// Returns a placeholder by default, so the table uses ``UITableView/estimatedSectionHeaderHeight``.
  public func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
    .unanswered
  }
  /// Returns a placeholder by default, so the table uses ``UITableView/estimatedSectionFooterHeight``.
  public func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
    .unanswered
  }

  /// Returns `nil` by default, so the header displays the data source's title, if there is one.
  public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }
  /// Returns `nil` by default, so the footer displays the data source's title, if there is one.
  public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { nil }

  /// Returns `true` by default.
  public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { true }
  /// Does nothing by default.
  public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}
  /// Does nothing by default.
  public func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}
  /// Returns the index path of the tapped row by default, so the table selects that row.
  public func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    indexPath
  }
  /// Returns the given index path by default, so the table deselects that row.
  public func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    indexPath
  }
  /// Does nothing by default.
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  /// Does nothing by default.
  public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}

  /// Returns `nil` by default, so the row has no leading actions.
  public func tableView(
    _ tableView: UITableView,
    leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
  /// Returns `nil` by default, so a row that the user can edit has one action, which deletes the row.
  public func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
  /// Returns `nil` by default, so the row has no context menu.
  public func tableView(
    _ tableView: UITableView,
    contextMenuConfigurationForRowAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  /// Returns the proposed index path by default.
  public func tableView(
    _ tableView: UITableView,
    targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { proposedDestinationIndexPath }

  /// Returns the view's `selectionFollowsFocus` by default.
  public func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool
  {
    tableView.selectionFollowsFocus
  }
  /// Returns `false` by default.
  public func tableView(
    _ tableView: UITableView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { false }
  /// Does nothing by default.
  public func tableView(
    _ tableView: UITableView,
    didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {}
  /// Does nothing by default.
  public func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {}
}
