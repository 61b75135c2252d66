internal import Foundation
internal import KitSupport
internal import RouterEvents

#if canImport(UIKit) && !os(watchOS)
  internal import UIKit
#else
  internal import PortableUIKit
#endif

/// What says what a table view shows: an adapter or a live list. A table view has one and keeps it alive.
@MainActor
protocol TableDriver: AnyObject {
  /// Lets go of the table view, which has got another driver.
  func detach()

  /// What is said of events from a row; nil where there is none.
  func position(at indexPath: IndexPath) -> ListPosition?

  /// What is said of events from a header or footer; nil where there is no such section.
  func position(ofSection section: Int) -> ListPosition?

  /// Whether a view was given to show above or below a section.
  func isEdge(_ view: UIView, ofSection section: Int) -> Bool
}

extension UITableView {
  /// What says what the table view shows. Another one takes its place, which is reported unless both are live lists:
  /// these are told again what to show.
  var driver: (any TableDriver)? {
    get { self[associated: DriverPlace.self]?.driver }
    set {
      let earlier = driver
      self[associated: DriverPlace.self] = newValue.map(DriverPlace.init)
      guard let earlier, let newValue else { return }
      earlier.detach()
      if !(earlier is LiveList && newValue is LiveList) { reportSecondDriver(earlier) }
    }
  }

  private func reportSecondDriver(_ earlier: any TableDriver) {
    Reports.report(
      """
      A table view got a second \(earlier is TableAdapter ? "adapter" : "list"); the first is detached and shows nothing \
      any more. To show another list apply it to the one there is: tableView.listAdapter?.apply(source).
      """
    )
  }
}

/// Where a table view keeps its driver.
private final class DriverPlace {
  let driver: any TableDriver

  init(_ driver: any TableDriver) {
    self.driver = driver
  }
}
