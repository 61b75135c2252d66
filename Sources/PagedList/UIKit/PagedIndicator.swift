internal import Foundation
internal import PlatformUIKit

/// An object that indicates a refresh with the list view's own refresh control, or with a new one.
///
/// If refresh controls are not supported, the footer indicates the refresh instead.
@MainActor
final class PagedIndicator {
  /// A closure that is called when the user pulls to refresh.
  var onPull: (@MainActor () -> Void)?

  private var control: UIRefreshControl?

  /// Whether this object created the control and must remove it.
  private var ownsControl = false

  private let pull = UIAction.Identifier("PagedList.pull")

  var isRefreshing: Bool { control?.isRefreshing == true }

  /// Whether the footer currently indicates a refresh.
  private(set) var isInFooter = false

  /// Whether the footer indicates refreshes because refresh controls are not supported.
  private var usesFooter = false

  /// Adds pull-to-refresh to a list view, using the list view's current refresh control or a new one.
  func place(in listView: UIScrollView?) {
    guard UIRefreshControl.isSupported else { return usesFooter = true }
    guard let listView else { return }
    let found = listView.refreshControl
    guard found == nil || found !== control else { return }
    remove(from: listView)
    let control = found ?? UIRefreshControl()
    control.addAction(UIAction(identifier: pull) { [weak self] _ in self?.onPull?() }, for: .valueChanged)
    listView.refreshControl = control
    (self.control, ownsControl) = (control, found == nil)
  }

  /// Hides the indicator and removes pull-to-refresh.
  ///
  /// If the app provided the control, the method removes only this object's action from it.
  func remove(from listView: UIScrollView?) {
    end()
    control?.removeAction(identifiedBy: pull, for: .valueChanged)
    if ownsControl, let listView, listView.refreshControl === control { listView.refreshControl = nil }
    control = nil
    usesFooter = false
  }

  /// Shows that a refresh is in progress.
  ///
  /// If the list view is at its top, the method scrolls it to reveal the control. If the app has set a different
  /// control, the method uses that control. If there is no control, the method only updates `isInFooter`.
  func begin(in listView: UIScrollView?) {
    isInFooter = usesFooter
    guard control != nil, let listView, listView.refreshControl != nil else { return }
    place(in: listView)
    guard let control, !control.isRefreshing else { return }
    let top = -listView.adjustedContentInset.top
    let isAtTop = listView.contentOffset.y <= top
    control.beginRefreshing()
    guard isAtTop else { return }
    listView.setContentOffset(
      CGPoint(x: listView.contentOffset.x, y: top - control.frame.height),
      animated: true
    )
  }

  func end() {
    isInFooter = false
    guard let control, control.isRefreshing else { return }
    control.endRefreshing()
  }
}

extension UIRefreshControl {
  /// Whether refresh controls are supported.
  ///
  /// In the Mac idiom of Mac Catalyst, UIKit throws an exception before macOS 27 if an app uses a refresh control.
  fileprivate static var isSupported: Bool {
    #if canImport(UIKit) && !targetEnvironment(macCatalyst)
      true
    #else
      UIDevice.current.userInterfaceIdiom != .mac
    #endif
  }
}
