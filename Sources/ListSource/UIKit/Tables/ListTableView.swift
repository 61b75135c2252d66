public import RouterEvents

#if canImport(UIKit) && !os(watchOS)
  public import UIKit
#else
  public import PortableUIKit
#endif

/// A table view that adds the section, index path and model to every event from one of its cells.
///
/// ```swift
/// let tableView = ListTableView(frame: .zero, style: .plain)
/// TableAdapter(tableView).apply(source)
/// // a controller above, in a strategy:
/// let indexPath = event.userInfo[.indexPath]
/// let quake = event.userInfo.listItem(as: Quake.self)
/// ```
///
/// The cell needs no reference to its index path or to the event handler. If your table view has another class, call
/// ``ListAdapter/decorate(_:for:)`` from a decorator.
open class ListTableView: UITableView, EventDecorator {
  /// Adds the position of the event's source in the list. Does nothing if the table view has no adapter.
  open func decorate(_ userInfo: inout UserInfo, for event: RouterEvent) {
    listAdapter?.decorate(&userInfo, for: event)
  }
}
