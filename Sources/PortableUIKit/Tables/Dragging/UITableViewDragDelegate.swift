public import Foundation

/// What lets the user drag rows (`developer.apple.com/documentation/uikit/uitableviewdragdelegate`).
///
/// A method that is optional in UIKit has a default here. Only the class that conforms can replace the
/// default: a subclass's method that its superclass does not have is not called.
@MainActor
public protocol UITableViewDragDelegate: NSObjectProtocol {
  /// What the user drags with a row, or nothing where it stays
  /// (`developer.apple.com/documentation/uikit/uitableviewdragdelegate/tableview(_:itemsforbeginning:at:)`).
  func tableView(
    _ tableView: UITableView,
    itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem]

  /// Tells that a drag begins
  /// (`developer.apple.com/documentation/uikit/uitableviewdragdelegate/tableview(_:dragsessionwillbegin:)`).
  func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession)

  /// Tells that it is over
  /// (`developer.apple.com/documentation/uikit/uitableviewdragdelegate/tableview(_:dragsessiondidend:)`).
  func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession)
}

extension UITableViewDragDelegate {
  /// Does nothing.
  public func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {}
  /// Does nothing.
  public func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {}
}
