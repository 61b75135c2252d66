public import Foundation

/// The methods that prepare data for upcoming rows
/// (`developer.apple.com/documentation/uikit/uitableviewdatasourceprefetching`).
///
/// Methods that are optional in UIKit have default implementations in PortableUIKit. To replace one, implement it in
/// the class that declares the conformance. The table ignores implementations that only a subclass declares.
@MainActor
public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
  /// Prepares data for upcoming rows, ordered from the nearest row to the farthest
  /// (`developer.apple.com/documentation/uikit/uitableviewdatasourceprefetching/tableview(_:prefetchrowsat:)`).
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])

  /// Cancels the preparation of data for rows that probably won't become visible
  /// (`developer.apple.com/documentation/uikit/uitableviewdatasourceprefetching/tableview(_:cancelprefetchingforrowsat:)`).
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
  /// Does nothing by default.
  public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {}
}
