internal import RouterEvents

/// A type-erased group of rows. To create one, use ``Rows/erased``.
public class AnyRows {
  let count: Int

  /// The kind of cells that the rows declare, or nil if the adapter chooses a cell for each model.
  let cell: CellKind?

  /// The style of ``cell``, stored because every comparison reads it.
  private let style: CellStyle?

  /// The height that the rows declare, or nil if they declare none.
  let height: CellHeight?

  init(count: Int, cell: CellKind?, height: CellHeight?) {
    (self.count, self.cell, self.height) = (count, cell, height)
    style = cell?.style
  }

  /// Compares rows of this group with rows of `earlier`, step by step, until two identities differ.
  ///
  /// If the content at a step differs or cannot be compared, the method appends the step to `changed`.
  ///
  /// - Returns: The number of steps with the same identity.
  func follow(_ walk: RowWalk, from earlier: AnyRows, changed: inout [Int]) -> Int {
    for step in 0..<walk.limit {
      let index = walk.index(step)
      let id = identity(at: index)
      guard id == earlier.identity(at: walk.earlierIndex(step)), id != nil || walk.isInPlace(step)
      else { return step }
      if id == nil { ModelNotices.noteUnidentified(typeOfModel(model(at: index))) }
      changed.append(step)
    }
    return walk.limit
  }

  /// Appends the identity hash of each row in a range to `hashes`.
  ///
  /// The hash of a row without an id depends on `place`, the position of the group's first row.
  func hash(_ range: Range<Int>, at place: RowPlace, into hashes: inout [Int]) {}

  /// Returns the identity of a row, or nil if the row is identified by its position.
  func identity(at index: Int) -> RowIdentity? { nil }

  func without(_ indices: Set<Int>) -> AnyRows { self }

  func model(at index: Int) -> Any { () }

  /// Returns whether the cells of these rows have the same ``CellStyle`` as the cells of an earlier group.
  ///
  /// If closures configure the cells, both groups must also be in the same section.
  func hasCells(of earlier: AnyRows, inSameSection: Bool) -> Bool {
    style == earlier.style && (inSameSection || style?.isConfiguredByClosure != true)
  }

  /// Returns the reuse identifier of a row's model, or nil if the model is not a ``CellModel``.
  func reuseIdentifier(at index: Int) -> String? { nil }

  /// Returns the fixed height that a row's model declares, or nil if there is none.
  ///
  /// If the height is impossible, the method reports it and returns ``CellHeight/automatic``.
  func modelHeight(at index: Int) -> CellHeight? { nil }

  /// Returns whether the rows declare an action for a trigger, such as selection. An event that is declared by
  /// `Rows.emits(_:userInfo:)` counts as a selection action.
  func has(_ action: RowMoment) -> Bool { false }

  @MainActor func perform(_ action: RowMoment, at index: Int, place: Int) {}
  @MainActor func event(at index: Int, place: Int) -> (name: EventName, userInfo: UserInfo)? { nil }

  var hasSwipes: Bool { false }

  /// Returns the swipe actions at one edge of a row, or nil if none are declared for that edge.
  @MainActor func swipe(_ edge: SwipeEdge, at index: Int) -> (isFull: Bool, actions: [RowAction])? { nil }

  /// Returns the elements of a row's context menu, or nil if no menu is declared.
  @MainActor func menu(at index: Int) -> [RowMenuElement]? { nil }

  var isReorderable: Bool { false }

  /// Returns the event to emit after the user has moved a row, or nil if none is declared.
  @MainActor func event(of reorder: Reorder, at index: Int) -> PreparedEvent? { nil }

  /// Returns whether the user may move a row of another group into this group.
  ///
  /// This group must be reorderable, and both groups must have the same model type. Both groups must also give the
  /// row's model the same identity.
  func accepts(_ row: Row) -> Bool { false }

  /// Returns a copy with a row inserted at an index. If the row is from another group, call ``accepts(_:)`` first.
  func inserting(_ row: Row, at index: Int) -> AnyRows { self }
}
