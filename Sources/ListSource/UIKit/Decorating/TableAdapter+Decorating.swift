public import RouterEvents

#if canImport(UIKit) && !os(watchOS)
  internal import UIKit
#else
  internal import PortableUIKit
#endif

extension TableAdapter {
  /// Adds to a user info where in this list the event came from: its index path, section and model,
  /// or the section alone where it came from a header or footer.
  ///
  /// The cell is found on the event's route. One that shows no row any more adds nothing. Where lists are nested the
  /// innermost says the index path; all of them are in ``RouterEvents/RouterEvent/listPositions``.
  ///
  /// ```swift
  /// func decorate(_ userInfo: inout UserInfo, for event: RouterEvent) { adapter.decorate(&userInfo, for: event) }
  /// ```
  public func decorate(_ userInfo: inout UserInfo, for event: RouterEvent) {
    tableView?.addPosition(to: &userInfo, for: event)
  }
}
