public import Foundation
public import RouterEvents

#if canImport(UIKit) && !os(watchOS)
  internal import UIKit
#else
  internal import PortableUIKit
#endif

/// The position in a list of an event's source.
public struct ListPosition {
  /// The adapter of the list.
  let list: ObjectIdentifier

  /// The id of the section. For a ``LiveList``, its index.
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
  /// The section and the index of the row, counted from 0, as in `recent 3`. The section alone without an index path.
  public var description: String {
    indexPath.map { "\(section) \($0.row)" } ?? "\(section)"
  }
}

extension UserInfoKeys {
  /// The index path of the cell that an event came from. In nested lists, the innermost one sets it.
  public static let indexPath = UserInfoKey<IndexPath>("indexPath")

  static let listPositions = UserInfoKey<[ListPosition]>("list")
}

extension UserInfo {
  /// Returns the model of the row that an event came from, or nil if it has another type. In nested lists, the
  /// innermost one counts.
  public func listItem<Model>(as type: Model.Type) -> Model? {
    self[.listPositions]?.first?.item as? Model
  }
}

extension RouterEvent {
  /// The positions of the event's source in all lists on its route, innermost first.
  public var listPositions: [ListPosition] { userInfo[.listPositions] ?? [] }
}
