public import Foundation

/// The methods that control a table's heights, headers, footers and selection, and that respond to its events
/// (`developer.apple.com/documentation/uikit/uitableviewdelegate`).
///
/// Methods that are optional in UIKit have default implementations in PortableUIKit. To replace one, implement it in
/// the class that declares the conformance. The table ignores implementations that only a subclass declares.
///
/// The default implementations of the height methods return a placeholder. For this value, the table uses its own
/// height properties.
@MainActor
public protocol UITableViewDelegate: UIScrollViewDelegate {
  // MARK: Display

  /// Notifies the delegate that the table is about to display a cell
  /// (`developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:willdisplay:forrowat:)`).
  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)

  /// Notifies the delegate that the table is about to display a section's header
  /// (`developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:willdisplayheaderview:forsection:)`).
  func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int)

  /// Notifies the delegate that the table is about to display a section's footer
  /// (`developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:willdisplayfooterview:forsection:)`).
  func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int)

  /// Notifies the delegate that a cell was removed from the table
  /// (`developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:didenddisplaying:forrowat:)`).
  ///
  /// The index path identifies the row that the cell displayed.
  func tableView(
    _ tableView: UITableView,
    didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  )

  /// Notifies the delegate that a section's header was removed from the table
  /// (`developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:didenddisplayingheaderview:forsection:)`).
  func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int)

  /// Notifies the delegate that a section's footer was removed from the table
  /// (`developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:didenddisplayingfooterview:forsection:)`).
  func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int)

  // MARK: Heights

  /// Returns the height of a row, in points
  /// (`developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:heightforrowat:)`).
  ///
  /// If the result is ``UITableView/automaticDimension``, the table measures the cell. A table without estimates
  /// instead uses ``UITableView/rowHeight``, or 44 points if that height is automatic too.
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat

  /// Returns the height of a section's header, in points
  /// (`developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:heightforheaderinsection:)`).
  ///
  /// If the result is ``UITableView/automaticDimension``, the table measures the header.
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat

  /// Returns the height of a section's footer, in points
  /// (`developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:heightforfooterinsection:)`).
  ///
  /// If the result is ``UITableView/automaticDimension``, the table measures the footer.
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat

  /// Returns the estimated height, in points, of a row that isn't visible yet
  /// (`developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:estimatedheightforrowat:)`).
  ///
  /// If the result is 0, the table requests the height of the row instead. Apple doesn't document this case.
  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat

  /// Returns the estimated height of a section's header, in points
  /// (`developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:estimatedheightforheaderinsection:)`).
  ///
  /// Unlike in UIKit, the table requests the estimate only if the height of the header is automatic.
  func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat

  /// Returns the estimated height of a section's footer, in points
  /// (`developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:estimatedheightforfooterinsection:)`).
  ///
  /// Unlike in UIKit, the table requests the estimate only if the height of the footer is automatic.
  func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat

  // MARK: Headers and footers

  /// Returns the view for a section's header, or `nil` to display the data source's title, if there is one
  /// (`developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:viewforheaderinsection:)`).
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?

  /// Returns the view for a section's footer, or `nil` to display the data source's title, if there is one
  /// (`developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:viewforfooterinsection:)`).
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?

  // MARK: Selection

  /// Returns whether a touch can highlight a row
  /// (`developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:shouldhighlightrowat:)`).
  ///
  /// If the result is `false`, a tap doesn't select the row.
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool

  /// Notifies the delegate that a touch highlighted a row
  /// (`developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:didhighlightrowat:)`).
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)

  /// Notifies the delegate that the highlight of a row ended
  /// (`developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:didunhighlightrowat:)`).
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)

  /// Returns the index path of the row that a tap selects, or `nil` to prevent the selection
  /// (`developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:willselectrowat:)`).
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?

  /// Returns the index path of the row that a tap deselects, or `nil` to keep the row selected
  /// (`developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:willdeselectrowat:)`).
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?

  /// Notifies the delegate that the user selected a row
  /// (`developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:didselectrowat:)`).
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)

  /// Notifies the delegate that the user deselected a row
  /// (`developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:diddeselectrowat:)`).
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)

  // MARK: Actions

  /// Returns the swipe actions at the leading edge of a row, or `nil` if the row has no leading actions
  /// (`developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:leadingswipeactionsconfigurationforrowat:)`).
  func tableView(
    _ tableView: UITableView,
    leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?

  /// Returns the swipe actions at the trailing edge of a row, or `nil` for the default action
  /// (`developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:trailingswipeactionsconfigurationforrowat:)`).
  ///
  /// The default action deletes the row. Unlike in UIKit, the table offers this action even if the data source doesn't
  /// implement the method that commits the deletion.
  func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?

  /// Returns the configuration of the context menu that a long press on a row opens, or `nil` for no menu
  /// (`developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:contextmenuconfigurationforrowat:point:)`).
  func tableView(
    _ tableView: UITableView,
    contextMenuConfigurationForRowAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration?

  /// Returns the destination of a dragged row
  /// (`developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:targetindexpathformovefromrowat:toproposedindexpath:)`).
  ///
  /// The result can differ from the proposed index path.
  func tableView(
    _ tableView: UITableView,
    targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath

  /// Returns whether the focus selects the row to which it moves
  /// (`developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:selectionfollowsfocusforrowat:)`).
  func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool

  /// Returns whether a drag by two fingers that begins at an index path selects what it passes
  /// (`developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:shouldbeginmultipleselectioninteractionat:)`).
  func tableView(
    _ tableView: UITableView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool

  /// Called when a drag by two fingers has begun to select
  /// (`developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:didbeginmultipleselectioninteractionat:)`).
  func tableView(
    _ tableView: UITableView,
    didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  )

  /// Called when a drag by two fingers has ended
  /// (`developer.apple.com/documentation/uikit/uitableviewdelegate/tableviewdidendmultipleselectioninteraction(_:)`).
  func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView)
}

extension CGFloat {
  /// The placeholder that default implementations return in place of a height.
  package static let unanswered = -CGFloat.infinity

  /// The length in points, or `nil` if the value is negative or not finite.
  ///
  /// ``UITableView/automaticDimension`` and ``unanswered`` are negative, so the result is `nil` for both.
  var points: CGFloat? { isFinite && self >= 0 ? self : nil }
}
