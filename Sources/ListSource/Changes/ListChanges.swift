/// What turns one list into another on the screen, in stages that are batches of updates of a table.
///
/// ```swift
/// let changes = ListChanges(from: old, to: new) { oldIndex, newIndex in
///   model(at: oldIndex, of: old) != model(at: newIndex, of: new)
/// }
/// for stage in changes.stages {
///   tableView.performBatchUpdates {
///     shown = stage.contents                        // what the data source answers from
///     tableView.deleteRows(at: stage.deletedRows.map(IndexPath.init), with: .automatic)
///     …
///   }
/// }
/// ```
///
/// What is in both lists is never deleted and inserted, also where it changes sections. As little as possible moves:
/// of the rows that stay in a section all but a longest increasing subsequence, and of the sections likewise.
///
/// Each stage keeps to what UIKit allows in a batch: nothing is named twice, and no row is touched in a section that is
/// deleted, inserted or moved in the same stage. Those with nothing to do are left out:
/// 1. Sections are deleted, inserted and moved.
/// 2. Rows are deleted, inserted and moved. Where neither rows nor sections move, this is one stage with the first.
/// 3. Sections are deleted that rows have left for others.
/// 4. Rows show something else.
/// 5. Headers and footers show something else.
///
/// A change of rows only is thus one stage, and one more if some show something else. That comes last, because nothing
/// moves any more: a place in the stage is a place in the new list.
public struct ListChanges: Hashable, Sendable {
  /// The batches, in the order in which they are applied; none where the lists are equal.
  public let stages: [Stage]

  /// Whether nothing changed.
  public var isEmpty: Bool { stages.isEmpty }

  /// What turns `old` into `new`.
  ///
  /// - Parameters:
  ///   - old: The list that is shown.
  ///   - new: The list that shall be shown.
  ///   - rowChanged: Whether a row in both lists shows something else, by its place in the old list and in the new one.
  ///   - sectionChanged: Whether the header or footer of a section in both lists shows something else, by its place in
  ///     the old list and in the new one.
  /// - Complexity: linear in the number of rows, but *n* log *n* for the *n* rows of a section in another order. Rows at
  ///   the beginning and end of a section that stay are compared only, others are hashed.
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
