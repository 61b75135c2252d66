internal import RouterEvents

/// Type-erased ``Rows``. See ``Rows/erased``.
public class AnyRows {
  let count: Int

  /// The declared kind of cells.
  let cell: CellKind?

  /// The style of those cells.
  private let style: CellStyle?

  /// The declared height of the rows.
  let height: CellHeight?

  init(count: Int, cell: CellKind?, height: CellHeight?) {
    (self.count, self.cell, self.height) = (count, cell, height)
    style = cell?.style
  }

  /// Walks along these rows and those of an earlier group until two rows have different identities.
  ///
  /// Appends the steps at which the content differs to `changed`. Returns the number of steps with the same identity.
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

  /// Appends the hashes of the identities of a range of rows. `place` is the place of the group's first row.
  func hash(_ range: Range<Int>, at place: RowPlace, into hashes: inout [Int]) {}

  /// Returns the identity of a row, or nil if the row is identified by its position.
  func identity(at index: Int) -> RowIdentity? { nil }

  /// Returns the rows without those at some indices.
  func without(_ indices: Set<Int>) -> AnyRows { self }

  /// Returns the model of the row at an index.
  func model(at index: Int) -> Any { () }

  /// Returns whether the rows have the same kind of cells as an earlier group, configured by the same code.
  func hasCells(of earlier: AnyRows, inSameSection: Bool) -> Bool {
    style == earlier.style && (inSameSection || style?.isConfiguredByClosure != true)
  }

  /// Returns the reuse identifier that the model names, if it is a ``CellModel``.
  func reuseIdentifier(at index: Int) -> String? { nil }

  /// Returns the fixed height of the model, nil if it has none, or automatic if its height is impossible.
  func modelHeight(at index: Int) -> CellHeight? { nil }

  /// Returns whether the rows declare an action for a moment.
  func has(_ action: RowMoment) -> Bool { false }

  @MainActor func perform(_ action: RowMoment, at index: Int, place: Int) {}
  @MainActor func event(at index: Int, place: Int) -> (name: EventName, userInfo: UserInfo)? { nil }

  /// Whether the rows declare swipe actions.
  var hasSwipes: Bool { false }

  /// Returns the swipe actions at an edge, or nil if none are declared.
  @MainActor func swipe(_ edge: SwipeEdge, at index: Int) -> (isFull: Bool, actions: [RowAction])? { nil }

  /// Returns the elements of the row's menu, or nil if none is declared.
  @MainActor func menu(at index: Int) -> [RowMenuElement]? { nil }

  /// Whether the user can reorder the rows.
  var isReorderable: Bool { false }

  /// Returns the event of a row that the user moved, or nil if none is declared.
  @MainActor func event(of reorder: Reorder, at index: Int) -> PreparedEvent? { nil }

  /// Returns whether the user may move a row of another group here: it has the same model type and keeps its identity.
  func accepts(_ row: Row) -> Bool { false }

  /// Returns the rows with an accepted row of another group at an index.
  func inserting(_ row: Row, at index: Int) -> AnyRows { self }
}
