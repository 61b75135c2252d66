internal import KitSupport
internal import PlatformUIKit

/// An object that shows a background view while a list has no rows.
@MainActor
final class EmptyState {
  /// A closure that creates the background view, or nil for no view.
  private(set) var makeView: (@MainActor () -> UIView)?

  /// The shown view and the background view that it replaced, or nil if no view from `makeView` is shown.
  private var shown: (view: UIView, earlier: UIView?)?

  /// Sets the closure that creates the background view, and hides the current view.
  func set(_ makeView: (@MainActor () -> UIView)?, in listView: (any ListView)?) {
    let earlier = exchange(&self.makeView, with: makeView)
    if let listView { hide(in: listView) }
    withExtendedLifetime(earlier) {}
  }

  /// Shows the background view if the list is empty. Otherwise restores the previous background view.
  func update(in listView: any ListView, isEmpty: () -> Bool) {
    guard isEmpty() else { return hide(in: listView) }
    // The closure may have applied another list.
    guard shown == nil, let view = makeView?(), isEmpty() else { return }
    hide(in: listView)
    shown = (view, listView.backgroundView)
    listView.backgroundView = view
  }

  /// Restores the previous background view, unless the app has set a different one in the meantime.
  private func hide(in listView: any ListView) {
    guard let shown = exchange(&shown, with: nil), listView.backgroundView === shown.view else { return }
    listView.backgroundView = shown.earlier
  }
}
