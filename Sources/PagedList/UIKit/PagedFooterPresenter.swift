internal import Foundation
internal import PlatformUIKit

/// An object that shows the footer of a paged list. If there is no footer to show, it restores the app's own footer.
@MainActor
final class PagedFooterPresenter {
  private var state: PagedFooterState?
  private var view: UIView?
  private var appFooter: UIView?
  private let widthObserver = WidthObserver(frame: .zero)

  /// Shows the footer for a state. Does nothing if it already shows that state, unless `isForced` is true.
  ///
  /// - Parameters:
  ///   - newState: The state to show, or nil to restore the app's own footer.
  ///   - make: A closure that creates the footer. If the closure or its result is nil, the method restores the app's
  ///     own footer.
  ///   - listView: The table or collection view.
  ///   - isForced: Whether to create the footer again even if the state is unchanged.
  func show(
    _ newState: PagedFooterState?,
    by make: (@MainActor (PagedFooterState) -> UIView?)?,
    in listView: (any PagedListView)?,
    forced isForced: Bool = false
  ) {
    guard let listView, isForced || newState != state || isReplaced(in: listView) else { return }
    state = newState
    if view == nil || isReplaced(in: listView) { appFooter = listView.pagedFooter }
    view = newState.flatMap { make?($0) }
    if !listView.sizesFooter { measure(in: listView) }
    listView.pagedFooter = view ?? appFooter
    widthObserver.removeFromSuperview()
    guard view != nil, !listView.sizesFooter else { return }
    widthObserver.observe(listView) { [weak self] listView in
      guard let self, let view, !isReplaced(in: listView) else { return }
      measure(in: listView)
      listView.pagedFooter = view
    }
  }

  /// Resizes the footer to the list view's width and to the height of the footer's content. If the content has no
  /// height, the footer keeps its height. Does nothing if the list view has no width.
  private func measure(in listView: any PagedListView) {
    let room = CGSize(width: listView.bounds.width, height: .greatestFiniteMagnitude)
    guard let view, room.width > 0 else { return }
    let height = view.sizeThatFits(room).height
    view.frame.size = CGSize(width: room.width, height: height > 0 ? height : view.frame.height)
  }

  /// Returns whether the app has replaced this object's footer with a different view.
  private func isReplaced(in listView: any PagedListView) -> Bool {
    view != nil && listView.pagedFooter !== view
  }
}

/// A subview of zero height that observes the width of its list view. The subview is necessary because UIKit does not
/// notify other objects when the width of a view changes.
private final class WidthObserver: UIView {
  private var lastWidth: CGFloat = 0
  private var onChange: (@MainActor (any PagedListView) -> Void)?

  /// Adds this view to a list view, and calls `body` whenever the list view's width changes.
  func observe(_ listView: any PagedListView, onChange body: @escaping @MainActor (any PagedListView) -> Void)
  {
    lastWidth = listView.bounds.width
    onChange = body
    frame = CGRect(x: 0, y: 0, width: lastWidth, height: 0)
    autoresizingMask = .flexibleWidth
    isUserInteractionEnabled = false
    listView.addSubview(self)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let listView = superview as? any PagedListView, bounds.width != lastWidth else { return }
    lastWidth = bounds.width
    onChange?(listView)
  }
}
