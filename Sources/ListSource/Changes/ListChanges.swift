/// The changes from one list to another, in stages that are batch updates.
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
/// A section or row in both lists is never deleted and inserted, even if a row changes its section. The number of moves
/// is minimal: of the rows that stay in a section, only those outside a longest increasing subsequence move. The same
/// applies to sections.
///
/// Each stage satisfies UIKit's rules for a batch update. No index appears twice, and no row changes in a section that
/// is deleted, inserted or moved in the same stage. Empty stages are left out:
/// 1. Delete, insert and move sections.
/// 2. Delete, insert and move rows. If neither rows nor sections move, this is merged with the first stage.
/// 3. Delete sections whose remaining rows have moved to other sections.
/// 4. Update rows.
/// 5. Update headers and footers.
///
/// If only rows change, there is one stage, plus one for updated rows. Updates come last, so their indices are those of
/// the new list.
public struct ListChanges: Hashable, Sendable {
  /// The batch updates in the order in which to perform them. Empty if the lists are equal.
  public let stages: [Stage]

  /// Whether ``stages`` is empty.
  public var isEmpty: Bool { stages.isEmpty }

  /// Finds the changes from `old` to `new`.
  ///
  /// - Parameters:
  ///   - old: The list that shows now.
  ///   - new: The list to show.
  ///   - rowChanged: Whether the content of a row in both lists has changed, given its old and its new index.
  ///   - sectionChanged: Whether the header or footer of a section in both lists has changed, given its old and its new
  ///     index.
  /// - Complexity: linear in the number of rows, and O(*n* log *n*) for *n* rows of a section in another order. Rows
  ///   that stay at the start or end of a section are only compared; the others are hashed.
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
