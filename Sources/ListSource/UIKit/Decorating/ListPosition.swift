public import Foundation
internal import KitSupport
internal import PlatformUIKit
public import RouterEvents

/// The position of an event's source in a list.
public struct ListPosition {
  let list: ObjectIdentifier

  /// The id of the section. In a ``LiveList``, it is the index of the section.
  public let section: AnyHashable

  /// The index path of the row, or nil if the event came from a header, a footer or a row that has left the list.
  public let indexPath: IndexPath?

  /// The model of the row, or nil if the event came from a header, a footer or a ``LiveList``.
  public let item: Any?

  init(list: AnyObject, section: AnyHashable, indexPath: IndexPath? = nil, item: Any? = nil) {
    self.list = ObjectIdentifier(list)
    self.section = section
    self.indexPath = indexPath
    self.item = item
  }
}

/// A model that events do not carry, because it is nothing but the position of its row.
protocol PositionModel {}

extension Row {
  var item: Any? { model is any PositionModel ? nil : model }
}

extension ListPosition: RowPosition {}

extension ListPosition: CustomStringConvertible {
  /// The section's id and, if there is an index path, the row's index in the section, for example `recent 3`.
  public var description: String {
    let section = boundedDescription(of: section)
    return indexPath.map { "\(section) \($0.row)" } ?? section
  }
}

extension UserInfoKeys {
  /// The key for the index path of the row from which an event came, in the innermost list.
  public static var indexPath: UserInfoKey<IndexPath> { storedIndexPath }

  // Public keys are computed, because up to Swift 6.3, a key path from another module to a stored static property of an
  // extension crashes (swiftlang/swift#89609).
  private static let storedIndexPath = UserInfoKey<IndexPath>("indexPath")
}

extension UserInfo {
  /// Returns the model of the row from which an event came, in the innermost list, or nil if there is no such row.
  ///
  /// If the model has a different type, the result is nil, and debug builds report this once for each call in the
  /// sources and each type of model. If the events come from rows with models of several types, ask for `Any`:
  ///
  /// ```swift
  /// switch event.userInfo.listItem(as: Any.self) {
  /// case let song as Song: play(song)
  /// case let album as Album: open(album)
  /// default: return .forwarded
  /// }
  /// ```
  public func listItem<Model>(
    as type: Model.Type,
    fileID: String = #fileID,
    line: Int = #line
  ) -> Model? {
    guard let item = self[.rowPositions]?.first?.item else { return nil }
    if let model = item as? Model { return model }
    let (found, position) = (Swift.type(of: item), "\(fileID):\(line)")
    ListProblem.reports.report(
      .mistypedItem(ObjectIdentifier(found), position: position),
      """
      userInfo.listItem(as: \(type).self) is nil: expected \(type), found \(found). Ask for the type of the \
      row's model. If the list has rows of several types, ask for Any.self and cast the result.
      """,
      position: position
    )
    return nil
  }
}

extension RouterEvent {
  /// The positions of the event's source in all lists that have decorated the event, innermost first.
  public var listPositions: [ListPosition] {
    userInfo[.rowPositions]?.compactMap { $0 as? ListPosition } ?? []
  }
}

extension ListAdapter {
  /// Adds the position of an event's source in this list to the event's user info: the index path, section and model of
  /// a row, or the section of a header or footer.
  ///
  /// If no cell, header or footer of this list is on the route, or if the cell shows no row, the adapter adds nothing.
  /// In nested lists, the innermost list sets the index path, and ``RouterEvents/RouterEvent/listPositions`` contains
  /// the positions in all of them.
  ///
  /// ```swift
  /// func decorate(_ userInfo: inout UserInfo, for event: RouterEvent) { adapter.decorate(&userInfo, for: event) }
  /// ```
  public func decorate(_ userInfo: inout UserInfo, for event: RouterEvent) {
    let named = userInfo[.rowPositions] ?? []
    let inner = named.compactMap { $0 as? ListPosition }
    guard !inner.contains(where: { $0.list == ObjectIdentifier(self) }), let position = position(of: event)
    else { return }
    userInfo[.rowPositions] = named + [position]
    if inner.isEmpty, let indexPath = position.indexPath { userInfo[.indexPath] = indexPath }
  }
}

extension ListAdapter {
  /// Returns the source's position in this list. The search starts at the list view, because cells below may contain lists.
  private func position(of event: RouterEvent) -> ListPosition? {
    guard let listView else { return nil }
    if event.source === listView { return emittingPosition }
    for responder in event.route.prefix(event.position).reversed() {
      guard let view = responder as? UIView else { continue }
      if let indexPath = listView.indexPath(ofCell: view) { return position(at: indexPath) }
      if let container = view as? SupplementContainer,
        listView.supplementContainers.contains(where: { $0 === container })
      {
        return container.place.map { ListPosition(list: self, section: $0.section) }
      }
      // A view that scrolls a section may be between a cell and its collection view.
      if view.next === listView, let section = listView.section(ofSupplement: view) {
        return shown.section(at: section).map { ListPosition(list: self, section: $0.id) }
      }
    }
    return nil
  }

  func position(at indexPath: IndexPath) -> ListPosition? {
    guard let section = shown.section(at: indexPath.section), let row = shown.row(at: RowIndex(indexPath))
    else { return nil }
    return ListPosition(list: self, section: section.id, indexPath: indexPath, item: row.item)
  }
}
