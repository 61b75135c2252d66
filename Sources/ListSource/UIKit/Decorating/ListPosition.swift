public import Foundation
public import RouterEvents

#if canImport(UIKit) && !os(watchOS)
  internal import UIKit
#else
  internal import PortableUIKit
#endif

/// The position of an event's source in a list.
public struct ListPosition {
  /// The identity of the list's adapter.
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

extension ListPosition: CustomStringConvertible {
  /// The section's id and the row's index in the section, for example `recent 3`.
  ///
  /// If there is no index path, the description is the section's id alone.
  public var description: String {
    indexPath.map { "\(section) \($0.row)" } ?? "\(section)"
  }
}

extension UserInfoKeys {
  /// The key for the index path of the row from which an event came. In nested lists, the innermost list sets the
  /// value.
  public static let indexPath = UserInfoKey<IndexPath>("indexPath")

  static let listPositions = UserInfoKey<[ListPosition]>("list")
}

extension UserInfo {
  /// Returns the model of the row from which an event came, or nil if there is no such row or its model has a different
  /// type.
  ///
  /// In nested lists, the row is the one in the innermost list.
  public func listItem<Model>(as type: Model.Type) -> Model? {
    self[.listPositions]?.first?.item as? Model
  }
}

extension RouterEvent {
  /// The positions of the event's source in all lists that have decorated the event, innermost first.
  public var listPositions: [ListPosition] { userInfo[.listPositions] ?? [] }
}
