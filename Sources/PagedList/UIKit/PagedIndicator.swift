internal import Foundation

#if canImport(UIKit) && !os(watchOS)
  internal import UIKit
#else
  internal import PortableUIKit
#endif

/// The indicator of a refresh: the table view's own refresh control, or one that it is given; the foot of the table where
/// there are no refresh controls.
@MainActor
final class PagedIndicator {
  /// Told when the user pulls.
  var onPull: (@MainActor () -> Void)?

  private var control: UIRefreshControl?

  /// Whether the control was made here, so that it goes where nobody listens to it.
  private var isOurs = false

  private let pull = UIAction.Identifier("PagedList.pull")

  var isRefreshing: Bool { control?.isRefreshing == true }

  /// Whether the foot of the table shows the refresh, in place of a control.
  private(set) var isAtFoot = false

  /// Whether the foot of the table takes the control's place.
  private var usesFoot = false

  /// Has the table view be pulled, by the control that it has now or by a new one.
  func place(in tableView: UITableView?) {
    guard UIRefreshControl.isSupported else { return usesFoot = true }
    guard let tableView else { return }
    let found = tableView.refreshControl
    guard found == nil || found !== control else { return }
    remove(from: tableView)
    let control = found ?? UIRefreshControl()
    control.addAction(UIAction(identifier: pull) { [weak self] _ in self?.onPull?() }, for: .valueChanged)
    tableView.refreshControl = control
    (self.control, isOurs) = (control, found == nil)
  }

  /// Has it not be pulled any more. The app's own control stays, and nobody listens to it.
  func remove(from tableView: UITableView?) {
    end()
    control?.removeAction(identifiedBy: pull, for: .valueChanged)
    if isOurs, let tableView, tableView.refreshControl === control { tableView.refreshControl = nil }
    control = nil
    usesFoot = false
  }

  /// Shows the indicator, for which a table that stands at its top scrolls a little. The app may have given the table
  /// view another control meanwhile, which is then the indicator.
  func begin(in tableView: UITableView?) {
    isAtFoot = usesFoot
    guard control != nil, let tableView, tableView.refreshControl != nil else { return }
    place(in: tableView)
    guard let control, !control.isRefreshing else { return }
    let top = -tableView.adjustedContentInset.top
    let isAtTop = tableView.contentOffset.y <= top
    control.beginRefreshing()
    guard isAtTop else { return }
    tableView.setContentOffset(
      CGPoint(x: tableView.contentOffset.x, y: top - control.frame.height),
      animated: true
    )
  }

  func end() {
    isAtFoot = false
    guard let control, control.isRefreshing else { return }
    control.endRefreshing()
  }
}

extension UIRefreshControl {
  /// Whether a table view may have one: on Mac Catalyst, UIKit throws for it in the Mac idiom.
  fileprivate static var isSupported: Bool {
    #if canImport(UIKit) && !targetEnvironment(macCatalyst)
      true
    #else
      UIDevice.current.userInterfaceIdiom != .mac
    #endif
  }
}
