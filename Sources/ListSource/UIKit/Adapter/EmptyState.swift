internal import KitSupport

#if canImport(UIKit) && !os(watchOS)
  internal import UIKit
#else
  internal import PortableUIKit
#endif

/// What shows behind a list that has no rows.
@MainActor
final class EmptyState {
  /// Makes the view.
  private(set) var makeView: (@MainActor () -> UIView)?

  /// The view while it shows, and what was there before.
  private var shown: (view: UIView, earlier: UIView?)?

  /// Has another view show from now on, or none.
  func set(_ makeView: (@MainActor () -> UIView)?, in listView: (any ListView)?) {
    let earlier = exchange(&self.makeView, with: makeView)
    if let listView { hide(in: listView) }
    withExtendedLifetime(earlier) {}
  }

  /// Shows the view if the list is empty, else what was there before.
  func update(in listView: any ListView, isEmpty: () -> Bool) {
    guard isEmpty() else { return hide(in: listView) }
    // What makes the view may show another list.
    guard shown == nil, let view = makeView?(), isEmpty() else { return }
    hide(in: listView)
    shown = (view, listView.backgroundView)
    listView.backgroundView = view
  }

  /// Shows what was there before. What somebody else has put there stays.
  private func hide(in listView: any ListView) {
    guard let shown = exchange(&shown, with: nil), listView.backgroundView === shown.view else { return }
    listView.backgroundView = shown.earlier
  }
}
