internal import KitSupport

#if canImport(UIKit) && !os(watchOS)
  internal import UIKit
#else
  internal import PortableUIKit
#endif

/// Shows a background view while a list has no rows.
@MainActor
final class EmptyState {
  /// Makes the view.
  private(set) var makeView: (@MainActor () -> UIView)?

  /// The view while it shows, and the background view it replaced.
  private var shown: (view: UIView, earlier: UIView?)?

  /// Sets the closure that makes the view, or nil for no view.
  func set(_ makeView: (@MainActor () -> UIView)?, in listView: (any ListView)?) {
    let earlier = exchange(&self.makeView, with: makeView)
    if let listView { hide(in: listView) }
    withExtendedLifetime(earlier) {}
  }

  /// Shows the view if the list is empty, else restores the previous background view.
  func update(in listView: any ListView, isEmpty: () -> Bool) {
    guard isEmpty() else { return hide(in: listView) }
    // The closure may have applied another list.
    guard shown == nil, let view = makeView?(), isEmpty() else { return }
    hide(in: listView)
    shown = (view, listView.backgroundView)
    listView.backgroundView = view
  }

  /// Restores the previous background view, unless the app has set another one since.
  private func hide(in listView: any ListView) {
    guard let shown = exchange(&shown, with: nil), listView.backgroundView === shown.view else { return }
    listView.backgroundView = shown.earlier
  }
}
