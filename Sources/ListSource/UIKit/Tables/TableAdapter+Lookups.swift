internal import Foundation
public import PlatformUIKit

extension TableAdapter {
  /// Scrolls to the row with an id.
  ///
  /// - Parameters:
  ///   - id: The id of the row, as in ``ListAdapter/indexPath(for:)``.
  ///   - position: The position of the row in the table view after scrolling.
  ///   - animated: Whether to animate the scrolling.
  /// - Returns: Whether the list that is currently shown contains the row.
  @discardableResult
  public func scroll(
    to id: some Hashable,
    at position: UITableView.ScrollPosition = .none,
    animated: Bool = true
  ) -> Bool {
    guard let tableView, let indexPath = indexPath(for: id) else { return false }
    tableView.scrollToRow(at: indexPath, at: position, animated: animated)
    return true
  }
}
