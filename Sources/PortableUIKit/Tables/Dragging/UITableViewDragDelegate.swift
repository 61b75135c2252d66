public import Foundation

/// The methods that let the user drag rows (`developer.apple.com/documentation/uikit/uitableviewdragdelegate`).
///
/// A method that is optional in UIKit has a default here. Only the conforming class can replace a default: a method
/// that only a subclass declares is not called.
@MainActor
public protocol UITableViewDragDelegate: NSObjectProtocol {
  /// Returns the drag items for a row. If there are none, the row can't be dragged
  /// (`developer.apple.com/documentation/uikit/uitableviewdragdelegate/tableview(_:itemsforbeginning:at:)`).
  func tableView(
    _ tableView: UITableView,
    itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem]

  /// Called when a drag begins
  /// (`developer.apple.com/documentation/uikit/uitableviewdragdelegate/tableview(_:dragsessionwillbegin:)`).
  func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession)

  /// Called when a drag ends
  /// (`developer.apple.com/documentation/uikit/uitableviewdragdelegate/tableview(_:dragsessiondidend:)`).
  func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession)
}

extension UITableViewDragDelegate {
  /// Does nothing.
  public func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {}
  /// Does nothing.
  public func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {}
}
