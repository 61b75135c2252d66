public import PlatformUIKit
public import RouterEvents

/// A table view that adds a row's section, index path and model to every event that the row's cell emits.
///
/// ```swift
/// let tableView = ListTableView(frame: .zero, style: .plain)
/// TableAdapter(tableView).apply(source)
/// // a controller above, in a strategy:
/// let indexPath = event.userInfo[.indexPath]
/// let quake = event.userInfo.listItem(as: Quake.self)
/// ```
///
/// The cell needs no reference to its index path or to the event handler. If you use another table view class, call
/// ``ListAdapter/decorate(_:for:)`` from a decorator.
open class ListTableView: UITableView, EventDecorator {
  /// Adds the list position of an event's source to the event's user info. Does nothing if the table view has no
  /// adapter.
  open func decorate(_ userInfo: inout UserInfo, for event: RouterEvent) {
    listAdapter?.decorate(&userInfo, for: event)
  }
}
