public import Foundation

/// The methods for dragging rows from a table (`developer.apple.com/documentation/uikit/uitableviewdragdelegate`).
///
/// Methods that are optional in UIKit have default implementations in PortableUIKit. To replace one, implement it in
/// the class that declares the conformance. The table ignores implementations that only a subclass declares.
@MainActor
public protocol UITableViewDragDelegate: NSObjectProtocol {
  /// Returns the drag items for a row, or an empty array to prevent the drag
  /// (`developer.apple.com/documentation/uikit/uitableviewdragdelegate/tableview(_:itemsforbeginning:at:)`).
  func tableView(
    _ tableView: UITableView,
    itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem]

  /// Notifies the delegate that a drag is about to begin
  /// (`developer.apple.com/documentation/uikit/uitableviewdragdelegate/tableview(_:dragsessionwillbegin:)`).
  func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession)

  /// Notifies the delegate that a drag ended
  /// (`developer.apple.com/documentation/uikit/uitableviewdragdelegate/tableview(_:dragsessiondidend:)`).
  func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession)
}

extension UITableViewDragDelegate {
  /// Does nothing by default.
  public func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {}
  /// Does nothing by default.
  public func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {}
}
