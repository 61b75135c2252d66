/// The changes from one list to another, as a sequence of batch updates.
///
/// ```swift
/// let changes = ListChanges(from: old, to: new) { oldIndex, newIndex in
///   model(at: oldIndex, of: old) != model(at: newIndex, of: new)
/// }
/// for stage in changes.stages {
///   tableView.performBatchUpdates {
///     shown = stage.contents                        // what the data source returns
///     tableView.deleteRows(at: stage.deletedRows.map(IndexPath.init), with: .automatic)
///     …
///   }
/// }
/// ```
///
/// If a section or row is in both lists, it is never deleted and inserted again, even if a row moves to another
/// section. The number of moves is minimal. Of the rows that stay in a section, only those outside a longest increasing
/// subsequence move. The same applies to sections.
///
/// Each stage satisfies UIKit's rules for a batch update. No index appears twice, and no row changes in a section that
/// is deleted, inserted or moved in the same stage. The stages come in this order, and empty stages are left out:
/// 1. Delete, insert and move sections.
/// 2. Delete, insert and move rows. If neither rows nor sections move, this stage is merged with the first.
/// 3. Delete sections whose remaining rows have moved to other sections.
/// 4. Update rows.
/// 5. Update headers and footers.
///
/// If only rows change, there is one stage for deletions, insertions and moves, and another for updates. Updates come
/// last, so their indices refer to the new list.
public struct ListChanges: Hashable, Sendable {
  /// The batch updates, in the order in which to perform them. The array is empty if nothing has changed.
  public let stages: [Stage]

  /// Whether there are no changes.
  public var isEmpty: Bool { stages.isEmpty }

  /// Computes the changes from one snapshot to another.
  ///
  /// `rowChanged` returns whether the content of a row that is in both lists has changed. If it is nil, no rows count
  /// as updated. `sectionChanged` returns whether the header or footer of a section that is in both lists has changed.
  ///
  /// - Complexity: Linear in the number of rows. Reordering *n* rows of a section adds O(*n* log *n*). Rows that stay
  ///   at the start or end of a section are compared but not hashed.
  public init<SectionID, RowID>(
    from old: ListSnapshot<SectionID, RowID>,
    to new: ListSnapshot<SectionID, RowID>,
    rowChanged: ((_ old: RowIndex, _ new: RowIndex) -> Bool)? = nil,
    sectionChanged: (_ old: Int, _ new: Int) -> Bool = { _, _ in false }
  ) {
    let comparison = new.distinct.compared(to: old.distinct)
    var updatedRows: [RowIndex] = []
    if let rowChanged {
      comparison.forEachSurvivor { old, new in
        if rowChanged(old, new) { updatedRows.append(new) }
      }
    }
    let updatedSections = (0..<comparison.new.numberOfSections).filter { section in
      comparison.sections.old(of: section).map { sectionChanged($0, section) } ?? false
    }
    self.init(comparison, updatedRows: updatedRows, updatedSections: updatedSections)
  }

  /// Computes the changes from one declared list to another.
  ///
  /// A row that is in both lists counts as updated in any of these cases:
  /// - Its old and new models differ or cannot be compared.
  /// - Its declared cell class or reuse identifier differs, or closures of different sections configure its cells.
  /// - Its declared height differs.
  ///
  /// A section counts as updated if its header, its footer or its collapsing event differs.
  ///
  /// - Complexity: Linear in the number of rows. The comparison loops over the models and does some more work for each
  ///   change. It takes longer if the compiler does not know that the models of ``Rows`` are `Identifiable` and
  ///   `Equatable`.
  public init(from old: ListSource, to new: ListSource) {
    self.init(new.distinct.compared(to: old.distinct))
  }

  init(_ comparison: Comparison, updatedRows: [RowIndex]? = nil, updatedSections: [Int]? = nil) {
    let contents = (0..<comparison.new.numberOfSections).map(Content.new)
    let updatedRows = updatedRows ?? comparison.changedRows.map(\.new)
    let updatedSections = updatedSections ?? comparison.changedSections
    var stages = comparison.stages
    if !updatedRows.isEmpty { stages.append(Stage(updatedRows: updatedRows, contents: contents)) }
    if !updatedSections.isEmpty { stages.append(Stage(updatedSections: updatedSections, contents: contents)) }
    self.stages = stages
  }

  /// A batch update, and the content of the list after it.
  ///
  /// Indices of deletions and of the origins of moves refer to the list before the stage. Indices of insertions and of
  /// the targets of moves refer to the list after the stage. Indices of updates apply both before and after the stage,
  /// because a stage with updates contains no other changes.
  ///
  /// All arrays of changes are in ascending order. Moves are sorted by their targets.
  public struct Stage: Hashable, Sendable {
    /// The deleted sections, by their indices before the stage.
    public internal(set) var deletedSections: [Int] = []

    /// The inserted sections, by their indices after the stage.
    public internal(set) var insertedSections: [Int] = []

    /// The moves of sections. Each section moves with all its rows.
    public internal(set) var movedSections: [Move<Int>] = []

    /// The deleted rows, by their indices before the stage.
    public internal(set) var deletedRows: [RowIndex] = []

    /// The inserted rows, by their indices after the stage.
    public internal(set) var insertedRows: [RowIndex] = []

    /// The moves of rows, within a section or to another section.
    public internal(set) var movedRows: [Move<RowIndex>] = []

    /// The rows whose content has changed, by their indices in the new list. Reconfigure them, or reload those that
    /// need a different kind of cell.
    public internal(set) var updatedRows: [RowIndex] = []

    /// The sections whose header, footer or collapsing event has changed, by their indices in the new list. Reload
    /// them, or update their existing header and footer views, which is cheaper.
    public internal(set) var updatedSections: [Int] = []

    /// The content of each section after the stage, from top to bottom. After the last stage, it is the new list.
    ///
    /// Switch the data source to this content inside the batch update.
    public internal(set) var contents: [Content] = []

    /// Whether the stage contains no changes.
    public var isEmpty: Bool { count == 0 }

    var count: Int {
      deletedSections.count + insertedSections.count + movedSections.count
        + deletedRows.count + insertedRows.count + movedRows.count
        + updatedRows.count + updatedSections.count
    }

    /// Returns whether the stage may change anything above a row, which it neither deletes nor moves.
    func mayChange(above row: RowIndex) -> Bool {
      let sections =
        deletedSections + insertedSections + updatedSections + movedSections.flatMap { [$0.from, $0.to] }
      let rows = deletedRows + insertedRows + movedRows.flatMap { [$0.from, $0.to] }
      return sections.contains { $0 <= row.section } || rows.contains { $0 <= row }
        || updatedRows.contains { $0 < row }
    }
  }

  /// Returns, in linear time in the number of moves, whether a row in both lists moves, alone or with its section.
  func hasMoved(_ old: RowIndex, to new: RowIndex) -> Bool {
    stages.contains { stage in
      // Sections move only in the first stage, so their origins are indices in the old list.
      stage.movedSections.contains { $0.from == old.section }
        || stage.movedRows.contains {
          $0.to.row == new.row && stage.contents[$0.to.section] == .new(new.section)
        }
    }
  }

  /// The content of a section after a stage: a section of the old or new list, with all its rows or none.
  public enum Content: Hashable, Sendable {
    /// The section at this index of the old list, with all its rows.
    case old(Int)

    /// The section at this index of the new list, with all its rows.
    case new(Int)

    /// The section at this index of the old list, without rows. The next stage deletes it.
    case oldWithoutRows(Int)

    /// The section at this index of the new list, without rows. The next stage fills it.
    case newWithoutRows(Int)
  }

  /// A move of a section or row.
  ///
  /// The old and new index can be equal. For example, turning [a, b, c, d, e] into [d, e, c, a, b] takes three moves.
  /// One of them moves c from 2 to 2, because c would otherwise end up at a different index.
  public struct Move<Index: Hashable & Sendable>: Hashable, Sendable {
    /// The index before the stage.
    public internal(set) var from: Index

    /// The index after the stage.
    public let to: Index
  }
}
