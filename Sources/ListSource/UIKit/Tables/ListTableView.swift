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
/// The cell knows neither its index path nor the handler. In a table view of another class, call
/// ``ListAdapter/decorate(_:for:)`` from a decorator.
open class ListTableView: UITableView, EventDecorator {
  /// Adds the source position in the list. Does nothing without an adapter.
  open func decorate(_ userInfo: inout UserInfo, for event: RouterEvent) {
    listAdapter?.decorate(&userInfo, for: event)
  }
}
