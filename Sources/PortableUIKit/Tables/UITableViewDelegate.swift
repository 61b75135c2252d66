public import Foundation

/// The methods that control heights, headers, footers and selection in a table, and inform about its rows
/// (`developer.apple.com/documentation/uikit/uitableviewdelegate`).
///
/// In UIKit these methods are optional. Here each has a default. The default of a height is a value that no delegate
/// would return, so the table recognizes it. Only the conforming class can replace a default: a method that only
/// a subclass declares is not called.
@MainActor
public protocol UITableViewDelegate: UIScrollViewDelegate {
  // MARK: Display

  /// Called before a cell is displayed
  /// (`developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:willdisplay:forrowat:)`).
  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)

  /// Called before a section's header is displayed
  /// (`developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:willdisplayheaderview:forsection:)`).
  func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int)

  /// Called before a section's footer is displayed
  /// (`developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:willdisplayfooterview:forsection:)`).
  func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int)

  /// Called after a cell was removed from the table, with the row that it displayed
  /// (`developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:didenddisplaying:forrowat:)`).
  func tableView(
    _ tableView: UITableView,
    didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  )

  /// Called after a header was removed from the table
  /// (`developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:didenddisplayingheaderview:forsection:)`).
  func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int)

  /// Called after a footer was removed from the table
  /// (`developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:didenddisplayingfooterview:forsection:)`).
  func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int)

  // MARK: Heights

  /// Returns the height of a row, in points
  /// (`developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:heightforrowat:)`).
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat

  /// Returns the height of a section's header, in points
  /// (`developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:heightforheaderinsection:)`).
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat

  /// Returns the height of a section's footer, in points
  /// (`developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:heightforfooterinsection:)`).
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat

  /// Returns the estimated height of a row, in points
  /// (`developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:estimatedheightforrowat:)`).
  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat

  /// Returns the estimated height of a section's header, in points
  /// (`developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:estimatedheightforheaderinsection:)`).
  func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat

  /// Returns the estimated height of a section's footer, in points
  /// (`developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:estimatedheightforfooterinsection:)`).
  func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat

  // MARK: Headers and footers

  /// Returns the header of a section, or `nil` to use the title
  /// (`developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:viewforheaderinsection:)`).
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?

  /// Returns the footer of a section, or `nil` to use the title
  /// (`developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:viewforfooterinsection:)`).
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?

  // MARK: Selection

  /// Returns whether a touch may highlight a row. Only a highlighted row is selected
  /// (`developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:shouldhighlightrowat:)`).
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool

  /// Called when a row was highlighted
  /// (`developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:didhighlightrowat:)`).
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)

  /// Called when the highlight of a row ended
  /// (`developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:didunhighlightrowat:)`).
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)

  /// Returns the row to select when the user taps one, or `nil` for none
  /// (`developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:willselectrowat:)`).
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?

  /// Returns the row to deselect when the user taps another, or `nil` for none
  /// (`developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:willdeselectrowat:)`).
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?

  /// Called when the user selected a row
  /// (`developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:didselectrowat:)`).
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)

  /// Called when the user deselected a row
  /// (`developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:diddeselectrowat:)`).
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)

  // MARK: Actions

  /// Returns the leading swipe actions of a row, or `nil` for none
  /// (`developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:leadingswipeactionsconfigurationforrowat:)`).
  func tableView(
    _ tableView: UITableView,
    leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?

  /// Returns the trailing swipe actions of a row, or `nil` for an action that deletes the row
  /// (`developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:trailingswipeactionsconfigurationforrowat:)`).
  func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?

  /// Returns the menu for a long press on a row, or `nil` for none
  /// (`developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:contextmenuconfigurationforrowat:point:)`).
  func tableView(
    _ tableView: UITableView,
    contextMenuConfigurationForRowAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration?

  /// Returns the index path that a dragged row moves to
  /// (`developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:targetindexpathformovefromrowat:toproposedindexpath:)`).
  func tableView(
    _ tableView: UITableView,
    targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath
}

extension CGFloat {
  /// The default answer of a delegate that doesn't implement a method.
  package static let unanswered = -CGFloat.infinity

  /// The number as a length in points, or `nil` if it is automatic, unanswered or not finite.
  var points: CGFloat? { isFinite && self >= 0 ? self : nil }
}
