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

  /// The kind of cells that was declared.
  var cell: CellKind? { nil }

  /// What the model calls its kind of cell.
  func reuseIdentifier(at index: Int) -> String? { nil }

  /// The height that was declared for the rows.
  var height: CellHeight? { nil }

  /// The number of points that the model asks for; nil where it gives none, automatic where no row can be that high.
  func modelHeight(at index: Int) -> CellHeight? { nil }

  /// Whether the models all ask for the same, or all do not.
  var modelsAgreeOnHeight: Bool { true }

  /// Whether something is declared to be done.
  func has(_ action: RowAction) -> Bool { false }

  @MainActor func perform(_ action: RowAction, at index: Int, place: Int) {}
  @MainActor func event(at index: Int, place: Int) -> (name: EventName, userInfo: UserInfo)? { nil }
}
