public import Foundation
internal import KitSupport
internal import PlatformUIKit
public import RouterEvents

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

/// A model that events do not carry, because it is nothing but the position of its row.
protocol PositionModel {}

extension Row {
  /// The model that events carry, or nil if the model is only a position.
  var item: Any? { model is any PositionModel ? nil : model }
}

extension ListPosition: CustomStringConvertible {
  /// The section's id and the row's index in the section, for example `recent 3`.
  ///
  /// If there is no index path, the description is the section's id alone.
  public var description: String {
    let section = boundedDescription(of: section)
    return indexPath.map { "\(section) \($0.row)" } ?? section
  }
}

extension UserInfoKeys {
  /// The key for the index path of the row from which an event came. In nested lists, the innermost list sets the
  /// value.
  public static let indexPath = UserInfoKey<IndexPath>("indexPath")

  static let listPositions = UserInfoKey<[ListPosition]>("list")
}

extension UserInfo {
  /// Returns the model of the row from which an event came, or nil if there is no such row.
  ///
  /// In nested lists, the row is the one in the innermost list.
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
    guard let item = self[.listPositions]?.first?.item else { return nil }
    if let model = item as? Model { return model }
    MistypedItems.report(expected: type, found: Swift.type(of: item), at: "\(fileID):\(line)")
    return nil
  }
}

/// The look-ups of models with another type that have been reported.
private enum MistypedItems {
  private static let reported = Lock(Reports.Once<[String]>())

  static func report(expected: Any.Type, found: Any.Type, at position: String) {
    guard reported.withLock({ $0.isFirst([position, String(reflecting: found)]) }) else { return }
    Reports.report(
      """
      userInfo.listItem(as: \(expected).self) is nil: expected \(expected), found \(found). Ask for the type of the \
      row's model. If the list has rows of several types, ask for Any.self and cast the result.
      """,
      position: position
    )
  }
}

extension RouterEvent {
  /// The positions of the event's source in all lists that have decorated the event, innermost first.
  public var listPositions: [ListPosition] { userInfo[.listPositions] ?? [] }
}
