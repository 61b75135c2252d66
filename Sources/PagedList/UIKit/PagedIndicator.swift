internal import Foundation
internal import ListSource
internal import PlatformUIKit

/// Indicates a refresh by the list view's refresh control or a new one, or by the footer where there are none.
@MainActor
final class PagedIndicator {
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

  func place(in listView: UIScrollView?) {
    guard UIDevice.supportsTouchControls else { return usesFooter = true }
    guard let listView else { return }
    let found = listView.refreshControl
    guard found == nil || found !== control else { return }
    remove(from: listView)
    let control = found ?? UIRefreshControl()
    control.addAction(UIAction(identifier: pull) { [weak self] _ in self?.onPull?() }, for: .valueChanged)
    listView.refreshControl = control
    (self.control, ownsControl) = (control, found == nil)
  }

  func remove(from listView: UIScrollView?) {
    end()
    control?.removeAction(identifiedBy: pull, for: .valueChanged)
    if ownsControl, let listView, listView.refreshControl === control { listView.refreshControl = nil }
    control = nil
    usesFooter = false
  }

  /// Begins refreshing, and scrolls a list view that is at its top to reveal the control.
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
