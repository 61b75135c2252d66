internal import Foundation
internal import RouterEvents

#if canImport(UIKit) && !os(watchOS)
  internal import UIKit
#else
  internal import PortableUIKit
#endif

extension UITableView {
  /// Adds where in the list an event came from, unless it came from elsewhere or this list has said so already.
  func addPosition(to userInfo: inout UserInfo, for event: RouterEvent) {
    let inner = userInfo[.listPositions] ?? []
    guard let driver, let position = position(of: event, by: driver),
      !inner.contains(where: { $0.list == position.list })
    else { return }
    userInfo[.listPositions] = inner + [position]
    if inner.isEmpty, let indexPath = position.indexPath { userInfo[.indexPath] = indexPath }
  }

  /// Where the event came from, found on its route from here down: what is further down may be in a list in a cell.
  private func position(of event: RouterEvent, by driver: any TableDriver) -> ListPosition? {
    for responder in event.route.prefix(event.position).reversed() {
      if let cell = responder as? UITableViewCell, let indexPath = indexPath(for: cell) {
        return driver.position(at: indexPath)
      }
      if let view = responder as? UIView, view.next === self {
        return section(of: view, by: driver).flatMap(driver.position)
      }
    }
    return nil
  }

  /// The section whose header or footer a view is; nil where it is neither.
  private func section(of view: UIView, by driver: any TableDriver) -> Int? {
    (0..<numberOfSections).first {
      headerView(forSection: $0) === view || footerView(forSection: $0) === view
        || driver.isEdge(view, ofSection: $0)
    }
  }
}
