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
  /// Where `new` is `old` with rows appended (``ListSnapshot/appending(_:to:)``) only the end is looked at, and no row of
  /// `old` counts as changed.
  ///
  /// - Parameters:
  ///   - old: The list that is shown.
  ///   - new: The list that shall be shown.
  ///   - rowChanged: Whether a row in both lists shows something else, by its place in the old list and in the new one.
  ///   - sectionChanged: Whether the header or footer of a section in both lists shows something else, by its place in
  ///     the old list and in the new one.
  /// - Complexity: linear in the number of rows, but *n* log *n* for the *n* rows of a section in another order; where
  ///   `new` was appended to `old`, linear in what was appended and the number of sections.
  public init<SectionID, RowID>(
    from old: ListSnapshot<SectionID, RowID>,
    to new: ListSnapshot<SectionID, RowID>,
    rowChanged: (_ old: RowIndex, _ new: RowIndex) -> Bool = { _, _ in false },
    sectionChanged: (_ old: Int, _ new: Int) -> Bool = { _, _ in false }
  ) {
    let contents = new.counts.indices.map(Content.new)
    var rows = Stage(contents: contents)
    var sections = Stage(contents: contents)
    var structure: [Stage]
    if new.continues(old) {
      var growth = Stage(contents: contents)
      for section in contents.indices {
        growth.insertedRows += (old.counts[section]..<new.counts[section]).map {
          RowIndex(section: section, row: $0)
        }
      }
      structure = [growth]
      if growth.isEmpty {
        let all = contents.indices.flatMap { section in
          (0..<new.counts[section]).map { RowIndex(section: section, row: $0) }
        }
        rows.updatedRows = all.filter { rowChanged($0, $0) }
      }
      sections.updatedSections = contents.indices.filter { sectionChanged($0, $0) }
    } else {
      let comparison = Comparison(old, new)
      structure = comparison.stages
      rows.updatedRows = comparison.updatedRows(where: rowChanged)
      sections.updatedSections = comparison.updatedSections(where: sectionChanged)
    }
    stages = (structure + [rows, sections]).filter { !$0.isEmpty }
  }
}
