public import Foundation
public import RouterEvents

/// Where in a list an event came from.
public struct ListPosition {
  /// Which list says so.
  let list: ObjectIdentifier

  /// The section's id; its place where the list has closures in place of sections.
  public let section: AnyHashable

  /// The row in the table view; nil where the event came from a header or footer.
  public let indexPath: IndexPath?

  /// What the row shows; nil where the event came from a header or footer, or the list does not know.
  public let item: Any?

  init(list: AnyObject, section: AnyHashable, indexPath: IndexPath? = nil, item: Any? = nil) {
    self.list = ObjectIdentifier(list)
    self.section = section
    self.indexPath = indexPath
    self.item = item
  }
}

extension UserInfoKeys {
  /// Where the cell was that an event came from. The innermost list on the event's way sets it.
  public static let indexPath = UserInfoKey<IndexPath>("listSource.indexPath")

  /// The id of the section that an event came from. The innermost list on the event's way sets it.
  public static let listSection = UserInfoKey<AnyHashable>("listSource.section")

  static let listItem = UserInfoKey<Any>("listSource.item")
  static let listPositions = UserInfoKey<[ListPosition]>("listSource.positions")
}

extension UserInfo {
  /// What the row shows that an event came from, if it is of that type.
  public func listItem<Model>(as type: Model.Type) -> Model? {
    self[.listItem] as? Model
  }
}

extension RouterEvent {
  /// Where in all lists on its way the event came from, the innermost first.
  public var listPositions: [ListPosition] { userInfo[.listPositions] ?? [] }
}
