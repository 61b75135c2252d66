internal import Foundation
internal import KitSupport
internal import PlatformUIKit

/// A view without content that keeps a list view at its end when the list view's height or its insets change. Outside
/// a window, where rows are not measured, it waits for the first layout in a window, like a ``PositionKeeper``.
final class EndKeeper: UIView {
  private weak var adapter: ListAdapter?

  /// The height of the list view above its bottom inset, when the keeper was last laid out.
  private var height: CGFloat

  /// Whether the list view scrolls to its end when it is next laid out in a window.
  var isWaiting = false {
    didSet { if isWaiting { setNeedsLayout() } }
  }

  init?(in listView: (any ListView)?, of adapter: ListAdapter) {
    guard let listView else { return nil }
    self.adapter = adapter
    height = listView.bounds.height - listView.adjustedContentInset.bottom
    super.init(frame: CGRect(x: 0, y: 0, width: 0, height: listView.bounds.height))
    autoresizingMask = .flexibleHeight
    isUserInteractionEnabled = false
    listView.addSubview(self)
  }

  required init?(coder: NSCoder) { nil }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if isWaiting { setNeedsLayout() }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    follow()
  }

  /// Scrolls to the end if the list view was there before its height or insets changed, unless the user is dragging.
  func follow() {
    guard let listView = superview as? UIScrollView, window != nil, !listView.bounds.isEmpty else { return }
    let before = exchange(&height, with: listView.bounds.height - listView.adjustedContentInset.bottom)
    let grown = height - before
    // Before the change, the bottom edge was elsewhere, and the list view has not scrolled since.
    let wasNear = grown != 0 && !listView.isTracking && listView.isScrolledToEnd(within: grown)
    let wasAtEnd = wasNear && adapter?.continuesAfterEnd == false
    if isWaiting || wasAtEnd { adapter?.scrollToEnd() }
  }
}

extension ListAdapter {
  /// Scrolls to the end of the content without an animation, in a window or when the list view next has a size in one.
  func scrollToEnd() {
    guard let listView else { return }
    endKeeper?.isWaiting = listView.isUnmeasured
    if listView.isUnmeasured { return }
    UIView.performWithoutAnimation { listView.scroll { listView.endOffset } }
  }
}

extension UIScrollView {
  fileprivate var endOffset: CGFloat {
    let inset = adjustedContentInset
    return max(-inset.top, contentSize.height + inset.bottom - bounds.height)
  }

  /// Scrolls to a vertical offset, as far as the content reaches, and again if a layout changes the offset because it
  /// measures rows that become visible.
  func scroll(to offset: () -> CGFloat) {
    for layouts in 0..<5 {
      let target = max(-adjustedContentInset.top, min(offset(), endOffset))
      if abs(target - contentOffset.y) > 0.01 {
        contentOffset.y = target
      } else if layouts > 0 {
        return
      }
      guard window != nil else { return }
      layoutIfNeeded()
    }
  }

  /// Whether the scroll view has no window or no size yet, so that its content has not been measured.
  var isUnmeasured: Bool { window == nil || bounds.isEmpty }

  var isScrolledToEnd: Bool { isScrolledToEnd(within: 0) }

  /// Returns whether the end of the content is at most a distance, and a rounding error, below the visible part.
  fileprivate func isScrolledToEnd(within distance: CGFloat) -> Bool {
    contentOffset.y >= endOffset + min(0, distance) - 1
  }
}
