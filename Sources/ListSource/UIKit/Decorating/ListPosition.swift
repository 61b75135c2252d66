public import Foundation
public import RouterEvents

#if canImport(UIKit) && !os(watchOS)
  internal import UIKit
#else
  internal import PortableUIKit
#endif

/// Where in a list an event came from.
public struct ListPosition {
  /// Which list says so.
  let list: ObjectIdentifier

  /// The section's id; its place where the list has closures in place of sections.
  public let section: AnyHashable

  /// The row in the list view; nil where the event came from a header or footer.
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

extension ListPosition: CustomStringConvertible {
  /// The section and the place in it, counted from 0, as in `recent 3`; the section alone for a header or footer.
  public var description: String {
    indexPath.map { "\(section) \($0.row)" } ?? "\(section)"
  }
}

extension UserInfoKeys {
  /// Where the cell was that an event came from. The innermost list on the event's way sets it.
  public static let indexPath = UserInfoKey<IndexPath>("indexPath")

  static let listPositions = UserInfoKey<[ListPosition]>("list")
}

extension UserInfo {
  /// What the row shows that an event came from, if it is of that type.
  public func listItem<Model>(as type: Model.Type) -> Model? {
    self[.listPositions]?.first?.item as? Model
  }
}

extension RouterEvent {
  /// Where in all lists on its way the event came from, the innermost first.
  public var listPositions: [ListPosition] { userInfo[.listPositions] ?? [] }
}
