internal import Foundation
public import RouterEvents

#if canImport(UIKit) && !os(watchOS)
  internal import UIKit
#else
  internal import PortableUIKit
#endif

extension ListAdapter {
  /// Adds to a user info where in this list the event came from: its index path, section and model,
  /// or the section alone where it came from a header or footer.
  ///
  /// The cell is found on the event's route. One that shows no row any more adds nothing. Where lists are nested the
  /// innermost says the index path; all of them are in ``RouterEvents/RouterEvent/listPositions``.
  ///
  /// ```swift
  /// func decorate(_ userInfo: inout UserInfo, for event: RouterEvent) { adapter.decorate(&userInfo, for: event) }
  /// ```
  public func decorate(_ userInfo: inout UserInfo, for event: RouterEvent) {
    let inner = userInfo[.listPositions] ?? []
    guard !inner.contains(where: { $0.list == ObjectIdentifier(self) }), let position = position(of: event)
    else { return }
    userInfo[.listPositions] = inner + [position]
    if inner.isEmpty, let indexPath = position.indexPath { userInfo[.indexPath] = indexPath }
  }
}

extension ListAdapter {
  /// Where the event came from, found on its route from the list view down: what is further down may be in a list in a
  /// cell. Nil where it came from elsewhere.
  private func position(of event: RouterEvent) -> ListPosition? {
    guard let listView else { return nil }
    if event.source === listView { return spoken }
    for responder in event.route.prefix(event.position).reversed() {
      guard let view = responder as? UIView else { continue }
      if let indexPath = listView.indexPath(ofCell: view) { return position(at: indexPath) }
      if let edge = view as? EdgeContainer, listView.edgeContainers.contains(where: { $0 === edge }) {
        return edge.place.map { ListPosition(list: self, section: $0.section) }
      }
      // Between a cell and its collection view there may be a view that scrolls a section.
      if view.next === listView, let section = listView.section(ofEdge: view) {
        return position(ofSection: section)
      }
    }
    return nil
  }

  /// What is said of events from a row; nil where there is none.
  func position(at indexPath: IndexPath) -> ListPosition? {
    guard let section = shown.section(at: indexPath.section), let row = shown.row(at: RowIndex(indexPath))
    else { return nil }
    let item = row.model is LiveRow ? nil : row.model
    return ListPosition(list: self, section: section.id, indexPath: indexPath, item: item)
  }

  /// What is said of events from a header or footer; nil where there is no such section.
  private func position(ofSection section: Int) -> ListPosition? {
    shown.section(at: section).map { ListPosition(list: self, section: $0.id) }
  }
}
