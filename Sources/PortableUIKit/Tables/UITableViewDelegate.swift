public import Foundation

/// What decides about a table view's heights, headers, footers and selection, and hears of its rows
/// (`developer.apple.com/documentation/uikit/uitableviewdelegate`).
///
/// UIKit asks whether a method is there. Here each has a default, and that of a height answers what nobody
/// else does, so that the table knows. Only the class that conforms can replace the default: a subclass's
/// method that its superclass does not have is not called.
@MainActor
public protocol UITableViewDelegate: UIScrollViewDelegate {
  // MARK: Display

  /// Tells that a row's cell is about to show
  /// (`developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:willdisplay:forrowat:)`).
  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)

  /// Tells that a section's header is about to show
  /// (`developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:willdisplayheaderview:forsection:)`).
  func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int)

  /// Tells that a section's footer is about to show
  /// (`developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:willdisplayfooterview:forsection:)`).
  func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int)

  /// Tells that a cell was taken out of the table, and for which row it was there
  /// (`developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:didenddisplaying:forrowat:)`).
  func tableView(
    _ tableView: UITableView,
    didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  )

  /// Tells that a header was taken out of the table
  /// (`developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:didenddisplayingheaderview:forsection:)`).
  func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int)

  /// Tells that a footer was taken out of the table
  /// (`developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:didenddisplayingfooterview:forsection:)`).
  func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int)

  // MARK: Heights

  /// The height of a row, in points
  /// (`developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:heightforrowat:)`).
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat

  /// The height of a section's header, in points
  /// (`developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:heightforheaderinsection:)`).
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat

  /// The height of a section's footer, in points
  /// (`developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:heightforfooterinsection:)`).
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat

  /// The height to assume of a row until it shows, in points
  /// (`developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:estimatedheightforrowat:)`).
  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat

  /// The height to assume of a section's header until it shows, in points
  /// (`developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:estimatedheightforheaderinsection:)`).
  func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat

  /// The height to assume of a section's footer until it shows, in points
  /// (`developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:estimatedheightforfooterinsection:)`).
  func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat

  // MARK: Headers and footers

  /// The header of a section, which comes before a title, or `nil`
  /// (`developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:viewforheaderinsection:)`).
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?

  /// The footer of a section, which comes before a title, or `nil`
  /// (`developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:viewforfooterinsection:)`).
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?

  // MARK: Selection

  /// Whether a finger may highlight a row, without which it does not select it
  /// (`developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:shouldhighlightrowat:)`).
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool

  /// Tells that a finger highlighted a row
  /// (`developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:didhighlightrowat:)`).
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)

  /// Tells that a row is not highlighted any more
  /// (`developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:didunhighlightrowat:)`).
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)

  /// The row to select where the user taps one, or `nil` for none
  /// (`developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:willselectrowat:)`).
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?

  /// The row to deselect where the user taps another one, or `nil` for none
  /// (`developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:willdeselectrowat:)`).
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?

  /// Tells that the user selected a row
  /// (`developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:didselectrowat:)`).
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)

  /// Tells that the user deselected a row
  /// (`developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:diddeselectrowat:)`).
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)

  // MARK: Actions

  /// What a swipe from the leading edge of a row brings up, or `nil` for nothing
  /// (`developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:leadingswipeactionsconfigurationforrowat:)`).
  func tableView(
    _ tableView: UITableView,
    leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?

  /// What a swipe from the trailing edge of a row brings up, or `nil` for a deletion
  /// (`developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:trailingswipeactionsconfigurationforrowat:)`).
  func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?

  /// What a long press on a row brings up, or `nil` for nothing
  /// (`developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:contextmenuconfigurationforrowat:point:)`).
  func tableView(
    _ tableView: UITableView,
    contextMenuConfigurationForRowAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration?

  /// The place that a row takes which the user has dragged to another one
  /// (`developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:targetindexpathformovefromrowat:toproposedindexpath:)`).
  func tableView(
    _ tableView: UITableView,
    targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath
}

extension CGFloat {
  /// What a delegate's method answers that nobody wrote.
  package static let unanswered = -CGFloat.infinity

  /// The number as a height in points, or `nil` if it is none: automatic, unanswered or not finite.
  var points: CGFloat? { isFinite && self >= 0 ? self : nil }
}
