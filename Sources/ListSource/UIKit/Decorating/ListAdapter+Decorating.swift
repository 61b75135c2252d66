internal import Foundation
internal import PlatformUIKit
public import RouterEvents

extension ListAdapter {
  /// Determines the position of an event's source in this list, and adds it to the event's user info.
  ///
  /// The position of a row consists of its index path, section and model. The position of a header or footer is its
  /// section alone.
  ///
  /// The adapter searches the event's route for a cell, header or footer of this list. If there is none, or if the cell
  /// no longer shows a row, the adapter adds nothing.
  ///
  /// In nested lists, the innermost list sets the index path. ``RouterEvents/RouterEvent/listPositions`` contains the
  /// positions in all lists that have decorated the event.
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
  /// Returns the position of the event's source in this list, or nil if the source belongs to no row, header or footer.
  ///
  /// The method searches the route from the list view down, because views further down may be in a nested list.
  private func position(of event: RouterEvent) -> ListPosition? {
    guard let listView else { return nil }
    if event.source === listView { return emittingPosition }
    for responder in event.route.prefix(event.position).reversed() {
      guard let view = responder as? UIView else { continue }
      if let indexPath = listView.indexPath(ofCell: view) { return position(at: indexPath) }
      if let edge = view as? EdgeContainer, listView.edgeContainers.contains(where: { $0 === edge }) {
        return edge.place.map { ListPosition(list: self, section: $0.section) }
      }
      // A view that scrolls a section may be between a cell and its collection view.
      if view.next === listView, let section = listView.section(ofEdge: view) {
        return position(ofSection: section)
      }
    }
    return nil
  }

  /// Returns the position of the row at an index path, or nil if there is no such row.
  func position(at indexPath: IndexPath) -> ListPosition? {
    guard let section = shown.section(at: indexPath.section), let row = shown.row(at: RowIndex(indexPath))
    else { return nil }
    return ListPosition(list: self, section: section.id, indexPath: indexPath, item: row.item)
  }

  /// Returns the position of a header or footer in a section, or nil if there is no such section.
  private func position(ofSection section: Int) -> ListPosition? {
    shown.section(at: section).map { ListPosition(list: self, section: $0.id) }
  }
}
