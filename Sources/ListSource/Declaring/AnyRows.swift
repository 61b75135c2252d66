internal import RouterEvents

/// Rows of a section that were declared together, whatever their model: ``Rows/erased``.
public class AnyRows {
  let count: Int

  /// The kind of cells that was declared.
  let cell: CellKind?

  /// How those cells look.
  private let style: CellStyle?

  /// The height that was declared for the rows.
  let height: CellHeight?

  init(count: Int, cell: CellKind?, height: CellHeight?) {
    (self.count, self.cell, self.height) = (count, cell, height)
    style = cell?.style
  }

  /// Walks along these rows and those of an earlier group as far as they are the same, and notes how many steps away from
  /// the start are those that show something else. Answers how many steps it went.
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

  /// Adds the hashes of what a range of rows is known by, where the first of all stands at a place.
  func hash(_ range: Range<Int>, at place: RowPlace, into hashes: inout [Int]) {}

  /// What a row is known by; nil where that is its place.
  func identity(at index: Int) -> RowIdentity? { nil }

  /// These rows without some of them.
  func without(_ indices: Set<Int>) -> AnyRows { self }

  /// What the row at an index shows.
  func model(at index: Int) -> Any { () }

  /// Whether the rows are shown as those of an earlier group are: by the same kind of cells, configured by the same code.
  func hasCells(of earlier: AnyRows, inSameSection: Bool) -> Bool {
    style == earlier.style && (inSameSection || style?.isConfiguredByClosure != true)
  }

  /// What the model calls its kind of cell.
  func reuseIdentifier(at index: Int) -> String? { nil }

  /// The number of points that the model asks for; nil where it gives none, automatic where no row can be that high.
  func modelHeight(at index: Int) -> CellHeight? { nil }

  /// Whether something is declared to be done.
  func has(_ action: RowMoment) -> Bool { false }

  @MainActor func perform(_ action: RowMoment, at index: Int, place: Int) {}
  @MainActor func event(at index: Int, place: Int) -> (name: EventName, userInfo: UserInfo)? { nil }

  /// Whether actions are declared that a swipe brings up.
  var swipes: Bool { false }

  /// The actions that a swipe from an edge brings up; nil where none are declared.
  @MainActor func swipe(_ edge: SwipeEdge, at index: Int) -> (isFull: Bool, actions: [RowAction])? { nil }

  /// What is in the row's menu; nil where none is declared.
  @MainActor func menu(at index: Int) -> [RowMenuElement]? { nil }

  /// Whether the user can put the rows in another order.
  var isReorderable: Bool { false }

  /// The event of a row that the user moved; nil where none is declared.
  @MainActor func event(of reorder: Reorder, at index: Int) -> PreparedEvent? { nil }

  /// Whether the user may put a row of another group among these, where it is known by the same.
  func takes(_ row: Row) -> Bool { false }

  /// These rows with a row that they take.
  func inserting(_ row: Row, at index: Int) -> AnyRows { self }
}
