internal import Foundation
internal import PlatformUIKit

/// The first responder in a list view before an update.
///
/// A list view that removes the first responder makes it resign. After the update, ``restore(in:showing:)`` gives the
/// role back.
@MainActor
struct KeptFocus {
  private let responder: UIView

  /// The row whose cell contains the first responder, or nil if no cell contains it. `number` is its index among the
  /// views of its class in the cell.
  private let row: (id: RowIdentity, place: RowIndex, number: Int)?

  /// Records the first responder, or returns nil if the list view contains none.
  ///
  /// - Complexity: Linear in the number of views in the list view.
  init?(of shown: ShownList, in listView: any ListView) {
    guard listView.window != nil, let responder = listView.subviews.firstResponder else { return nil }
    self.responder = responder
    for view in sequence(first: responder, next: \.superview).prefix(while: { $0 !== listView }) {
      guard let index = listView.indexPath(ofCell: view).map(RowIndex.init) else { continue }
      guard let id = shown.id(of: index), let number = view.firstIndex(of: responder) else { return nil }
      row = (id, index, number)
      return
    }
    row = nil
  }

  /// Makes the view first responder again if the update has made it resign. In a new cell of its row, this is the view
  /// at the same place.
  ///
  /// Does nothing if the list view no longer shows the view, or if another view has become first responder.
  func restore(in listView: any ListView, showing shown: ShownList) {
    guard !responder.isFirstResponder else { return }
    listView.layoutIfNeeded()
    guard listView.window?.subviews.firstResponder == nil else { return }
    view(in: listView, showing: shown)?.becomeFirstResponder()
  }

  private func view(in listView: any ListView, showing shown: ShownList) -> UIView? {
    guard let row else { return responder.isDescendant(of: listView) ? responder : nil }
    guard let index = shown.index(of: row.id, near: row.place),
      let views = listView.shownCell(at: IndexPath(index))?.views(like: responder)
    else { return nil }
    return views.indices.contains(row.number) ? views[row.number] : nil
  }
}

extension [UIView] {
  /// The first responder among these views and the views inside them, or nil if there is none.
  @MainActor
  fileprivate var firstResponder: UIView? {
    for view in self {
      if let found = view.isFirstResponder ? view : view.subviews.firstResponder { return found }
    }
    return nil
  }
}

extension UIView {
  /// Returns the views inside this view with the class of another view, from back to front.
  fileprivate func views(like other: UIView) -> [UIView] {
    subviews.flatMap { (type(of: $0) == type(of: other) ? [$0] : []) + $0.views(like: other) }
  }

  /// Returns the index of a view among the views of its class inside this view, or nil if it is not inside this view.
  fileprivate func firstIndex(of view: UIView) -> Int? {
    views(like: view).firstIndex { $0 === view }
  }
}
