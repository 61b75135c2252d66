internal import Foundation
internal import PlatformUIKit

/// A view without content that keeps positions in a list view outside a window, and restores them in the next window.
///
/// Outside a window, a list view has not measured its new rows and headers. The positions are therefore restored after
/// the first layout in a window, before anything is drawn: a view lays out its subviews after itself.
final class PositionKeeper: UIView {
  private weak var adapter: ListAdapter?
  private let kept: KeptPosition
  private let offset: CGPoint
  private var isReplaced = false

  /// Creates a keeper for the adapter of a list view. The list view must be its superview.
  init(_ kept: KeptPosition, in listView: any ListView, of adapter: ListAdapter) {
    (self.kept, self.adapter) = (kept, adapter)
    offset = listView.contentOffset
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  /// Removes the keeper, and returns its positions, or nil if the app has scrolled outside the window.
  func take() -> KeptPosition? {
    noteScrolling()
    removeFromSuperview()
    return isReplaced ? nil : kept
  }

  /// In a window, the list view may also change its offset by itself.
  private func noteScrolling() {
    guard window == nil, let listView = superview as? UIScrollView else { return }
    isReplaced = isReplaced || listView.contentOffset != offset
  }

  override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    noteScrolling()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { setNeedsLayout() }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if window != nil, let kept = take() { adapter?.restore(kept) }
  }
}
