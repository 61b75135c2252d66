internal import Foundation

#if canImport(UIKit) && !os(watchOS)
  internal import UIKit
#else
  internal import PortableUIKit
#endif

/// The indicator of a refresh: the list view's own refresh control, or one that it is given; the foot of the list where
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

  /// Whether the foot of the list shows the refresh, in place of a control.
  private(set) var isAtFoot = false

  /// Whether the foot of the list takes the control's place.
  private var usesFoot = false

  /// Has the list view be pulled, by the control that it has now or by a new one.
  func place(in listView: UIScrollView?) {
    guard UIRefreshControl.isSupported else { return usesFoot = true }
    guard let listView else { return }
    let found = listView.refreshControl
    guard found == nil || found !== control else { return }
    remove(from: listView)
    let control = found ?? UIRefreshControl()
    control.addAction(UIAction(identifier: pull) { [weak self] _ in self?.onPull?() }, for: .valueChanged)
    listView.refreshControl = control
    (self.control, isOurs) = (control, found == nil)
  }

  /// Has it not be pulled any more. The app's own control stays, and nobody listens to it.
  func remove(from listView: UIScrollView?) {
    end()
    control?.removeAction(identifiedBy: pull, for: .valueChanged)
    if isOurs, let listView, listView.refreshControl === control { listView.refreshControl = nil }
    control = nil
    usesFoot = false
  }

  /// Shows the indicator, for which a list that stands at its top scrolls a little. The app may have given the list
  /// view another control meanwhile, which is then the indicator.
  func begin(in listView: UIScrollView?) {
    isAtFoot = usesFoot
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
    isAtFoot = false
    guard let control, control.isRefreshing else { return }
    control.endRefreshing()
  }
}

extension UIRefreshControl {
  /// Whether a list view may have one: on Mac Catalyst, UIKit throws for it in the Mac idiom.
  fileprivate static var isSupported: Bool {
    #if canImport(UIKit) && !targetEnvironment(macCatalyst)
      true
    #else
      UIDevice.current.userInterfaceIdiom != .mac
    #endif
  }
}
