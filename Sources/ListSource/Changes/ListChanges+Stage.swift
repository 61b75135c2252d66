extension ListChanges {
  /// One batch update, and the contents of the list after it.
  ///
  /// Deletions and the origins of moves are indices before the stage. Insertions and the targets of moves are indices
  /// after it. Updates keep their indices, because nothing else happens in their stage. All arrays are in ascending
  /// order; moves are ordered by their targets.
  public struct Stage: Hashable, Sendable {
    /// The deleted sections, by their indices before the stage.
    public internal(set) var deletedSections: [Int] = []

    /// The inserted sections, by their indices after the stage.
    public internal(set) var insertedSections: [Int] = []

    /// The sections that move with all their rows.
    public internal(set) var movedSections: [Move<Int>] = []

    /// The deleted rows, by their indices before the stage.
    public internal(set) var deletedRows: [RowIndex] = []

    /// The inserted rows, by their indices after the stage.
    public internal(set) var insertedRows: [RowIndex] = []

    /// The rows that move, within a section or to another one.
    public internal(set) var movedRows: [Move<RowIndex>] = []

    /// The rows whose content has changed, by their indices in the new list.
    ///
    /// Reconfigure them, or reload those that need another kind of cell. UIKit allows both in this stage.
    public internal(set) var updatedRows: [RowIndex] = []

    /// The sections whose header or footer has changed, by their indices in the new list.
    ///
    /// Reloading them is safe, because this stage touches no rows. Updating the header view is cheaper.
    public internal(set) var updatedSections: [Int] = []

    /// The contents of the sections after the stage, from top to bottom.
    ///
    /// The data source must return these when the stage is applied. After the last stage, they are the new list.
    public internal(set) var contents: [Content] = []

    /// Whether the stage has no changes.
    public var isEmpty: Bool {
      deletedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty
        && deletedRows.isEmpty && insertedRows.isEmpty && movedRows.isEmpty
        && updatedRows.isEmpty && updatedSections.isEmpty
    }

    /// The number of changes of sections and rows.
    var count: Int {
      deletedSections.count + insertedSections.count + movedSections.count
        + deletedRows.count + insertedRows.count + movedRows.count
        + updatedRows.count + updatedSections.count
    }

    /// Returns whether anything may change above a row that does not move itself.
    func mayChange(above row: RowIndex) -> Bool {
      let sections =
        deletedSections + insertedSections + updatedSections + movedSections.flatMap { [$0.from, $0.to] }
      let rows = deletedRows + insertedRows + movedRows.flatMap { [$0.from, $0.to] }
      return sections.contains { $0 <= row.section } || rows.contains { $0 <= row }
        || updatedRows.contains { $0 < row }
    }
  }

  /// Returns whether a remaining row has moved, alone or with its section.
  ///
  /// - Parameters:
  ///   - old: The index of the row in the old list.
  ///   - new: The index of the row in the new list.
  /// - Returns: Whether a move contains the row or its section.
  /// - Complexity: linear in the number of moves.
  func hasMoved(_ old: RowIndex, to new: RowIndex) -> Bool {
    stages.contains { stage in
      // Sections move only in the first stage.
      stage.movedSections.contains { $0.from == old.section }
        || stage.movedRows.contains {
          $0.to.row == new.row && stage.contents[$0.to.section] == .new(new.section)
        }
    }
  }

  /// The content of a section after a stage: a section of the old or the new list, with all of its rows or none.
  public enum Content: Hashable, Sendable {
    /// The section at this index of the old list.
    case old(Int)

    /// The section at this index of the new list.
    case new(Int)

    /// The section at this index of the old list, without rows. The next stage deletes it.
    case oldWithoutRows(Int)

    /// The section at this index of the new list, without rows. The next stage fills it.
    case newWithoutRows(Int)
  }

  /// A move of a section or row.
  ///
  /// Both indices can be equal: [a, b, c, d, e] becomes [d, e, c, a, b] by three moves, and c moves from 2 to 2.
  /// Without that move, c would end up elsewhere.
  public struct Move<Index: Hashable & Sendable>: Hashable, Sendable {
    /// The index before the stage.
    public internal(set) var from: Index

    /// The index after the stage.
    public let to: Index
  }
}
