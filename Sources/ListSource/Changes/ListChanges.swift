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
  /// - Parameters:
  ///   - old: The snapshot of the current list.
  ///   - new: The snapshot of the new list.
  ///   - rowChanged: Returns whether the content of a row that is in both lists has changed, given the row's old and
  ///     new indices. If nil, no rows count as updated.
  ///   - sectionChanged: Returns whether the header or footer of a section that is in both lists has changed, given the
  ///     section's old and new indices.
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

  init(_ comparison: Comparison, updatedRows: [RowIndex], updatedSections: [Int]) {
    let contents = (0..<comparison.new.numberOfSections).map(Content.new)
    var rows = Stage(contents: contents)
    rows.updatedRows = updatedRows
    var sections = Stage(contents: contents)
    sections.updatedSections = updatedSections
    stages = (comparison.stages + [rows, sections]).filter { !$0.isEmpty }
  }
}
