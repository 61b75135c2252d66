internal import Foundation

#if canImport(UIKit) && !os(watchOS)
  internal import UIKit
#else
  internal import PortableUIKit
#endif

/// The presenter of a paged list's footer. If the list shows none, the app's own footer returns.
@MainActor
final class PagedFooterPresenter {
  private var state: PagedFooterState?
  private var view: UIView?
  private var appFooter: UIView?
  private let widthObserver = WidthObserver(frame: .zero)

  /// Shows a footer, unless the same one is already visible.
  ///
  /// - Parameters:
  ///   - newState: The state to show, or nil for none.
  ///   - make: Makes the view. Nil, or a nil result, leaves the app's own footer.
  ///   - listView: The list view.
  ///   - isForced: Whether to make the view again even if the state is the same.
  func show(
    _ newState: PagedFooterState?,
    by make: (@MainActor (PagedFooterState) -> UIView?)?,
    in listView: (any PagedListView)?,
    forced isForced: Bool = false
  ) {
    guard let listView, isForced || newState != state || isReplaced(in: listView) else { return }
    state = newState
    if view == nil || isReplaced(in: listView) { appFooter = listView.foot }
    view = newState.flatMap { make?($0) }
    if !listView.sizesFooter { measure(in: listView) }
    listView.foot = view ?? appFooter
    widthObserver.removeFromSuperview()
    guard view != nil, !listView.sizesFooter else { return }
    widthObserver.observe(listView) { [weak self] listView in
      guard let self, let view, !isReplaced(in: listView) else { return }
      measure(in: listView)
      listView.foot = view
    }
  }

  /// Makes the view as wide as the list view, and as tall as it needs. A list view without a width has not been laid
  /// out yet.
  private func measure(in listView: any PagedListView) {
    let room = CGSize(width: listView.bounds.width, height: .greatestFiniteMagnitude)
    guard let view, room.width > 0 else { return }
    let height = view.sizeThatFits(room).height
    view.frame.size = CGSize(width: room.width, height: height > 0 ? height : view.frame.height)
  }

  /// Whether the app has since set a footer of its own.
  private func isReplaced(in listView: any PagedListView) -> Bool {
    view != nil && listView.foot !== view
  }
}

/// A subview of zero height that observes the list view's width, for which UIKit has no callback.
private final class WidthObserver: UIView {
  private var lastWidth: CGFloat = 0
  private var onChange: (@MainActor (any PagedListView) -> Void)?

  /// Adds itself to a list view and calls `body` whenever its width changes.
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
