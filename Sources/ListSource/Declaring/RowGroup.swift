internal import RouterEvents

/// Rows that were declared together, without the type of their models. It never changes.
class RowGroup {
  let count: Int

  init(count: Int) {
    self.count = count
  }

  /// The identities of the rows, the first of which stands at `start` in its section.
  func identities(from start: Int, in section: AnyHashable) -> [RowIdentity] { [] }

  /// What the row at an index shows.
  func model(at index: Int) -> Any { () }

  /// Whether a row shows something else than one that has the same identity did.
  func hasChanged(at index: Int, to other: RowGroup, at otherIndex: Int) -> Bool { true }

  /// The class of cells that was declared, and what it is registered under.
  var cell: (type: AnyObject.Type, identifier: String)? { nil }

  /// What the model calls its kind of cell.
  func reuseIdentifier(at index: Int) -> String? { nil }

  /// The height that was declared for the rows.
  var height: CellHeight? { nil }

  /// What heights the models ask for.
  var modelHeights: ModelHeights { .none }

  /// The height that the model asks for.
  func modelHeight(at index: Int) -> CellHeight? { nil }

  var canDelete: Bool { false }

  @MainActor func configure(_ cell: AnyObject, at index: Int, place: Int) -> Bool { false }
  @MainActor func select(at index: Int, place: Int) {}
  @MainActor func event(at index: Int, place: Int) -> (EventName, UserInfo)? { nil }
  @MainActor func delete(at index: Int, place: Int) {}
  @MainActor func display(at index: Int, place: Int) {}
}

/// What heights models ask for that are shown together.
enum ModelHeights: Equatable {
  /// None of them says anything.
  case none

  /// All say the same.
  case all(CellHeight)

  /// They say this and that.
  case mixed
}

/// A row of a section: which of a group it is, and where it stands.
struct Row {
  let group: RowGroup
  let index: Int

  /// The place in the section.
  let place: Int

  var model: Any { group.model(at: index) }

  func hasChanged(to other: Row) -> Bool {
    group.hasChanged(at: index, to: other.group, at: other.index)
  }
}
