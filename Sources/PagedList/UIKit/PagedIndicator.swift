internal import Foundation

#if canImport(UIKit) && !os(watchOS)
  internal import UIKit
#else
  internal import PortableUIKit
#endif

/// The indicator of a refresh: the list view's own refresh control, or a new one. Where refresh controls are not
/// supported, the footer takes its place.
@MainActor
final class PagedIndicator {
  /// Called when the user pulls to refresh.
  var onPull: (@MainActor () -> Void)?

  private var control: UIRefreshControl?

  /// Whether this class created the control and must remove it.
  private var ownsControl = false

  private let pull = UIAction.Identifier("PagedList.pull")

  var isRefreshing: Bool { control?.isRefreshing == true }

  /// Whether the footer currently shows the refresh.
  private(set) var isInFooter = false

  /// Whether the footer replaces the control.
  private var usesFooter = false

  /// Adds pull-to-refresh, with the list view's current control or a new one.
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

  /// Removes pull-to-refresh. The app's own control stays, without an action of this class.
  func remove(from listView: UIScrollView?) {
    end()
    control?.removeAction(identifiedBy: pull, for: .valueChanged)
    if ownsControl, let listView, listView.refreshControl === control { listView.refreshControl = nil }
    control = nil
    usesFooter = false
  }

  /// Shows the indicator. A list view at its top scrolls to reveal it. If the app has since set another control, that
  /// one is used.
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
  /// Whether refresh controls are supported. In the Mac idiom of Mac Catalyst, UIKit throws an exception for them.
  fileprivate static var isSupported: Bool {
    #if canImport(UIKit) && !targetEnvironment(macCatalyst)
      true
    #else
      UIDevice.current.userInterfaceIdiom != .mac
    #endif
  }
}
