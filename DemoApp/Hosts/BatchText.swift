#if os(Linux) || os(macOS)
  import ListSource

  /// A namespace for functions that describe a list's batch updates.
  enum BatchText {
    /// Returns a line of terminal output for each batch update.
    static func lines(of changes: ListChanges) -> [String] {
      texts(of: changes).map { "batch: \($0)" }
    }

    /// Returns a description of each batch update. Sections and rows are numbered from 0, as in a list view.
    static func texts(of changes: ListChanges) -> [String] {
      changes.stages.map { operations(of: $0).joined(separator: ", ") }
    }

    private static func operations(of stage: ListChanges.Stage) -> [String] {
      [
        named("delete section", stage.deletedSections.map(String.init)),
        named("insert section", stage.insertedSections.map(String.init)),
        named("move section", stage.movedSections.map { "\($0.from) → \($0.to)" }),
        named("delete", places(stage.deletedRows)),
        named("insert", places(stage.insertedRows)),
        named("move", stage.movedRows.map { "\(place($0.from)) → \(place($0.to))" }),
        named("update", places(stage.updatedRows)),
        named("update section", stage.updatedSections.map(String.init)),
      ].compactMap { $0 }
    }

    /// Returns a description of an operation on rows or sections, or nil if `places` is empty.
    ///
    /// The description contains the first three rows or sections, and the number of the others.
    private static func named(_ operation: String, _ places: [String]) -> String? {
      guard !places.isEmpty else { return nil }
      let more = places.count > 3 ? ["and \(places.count - 3) more"] : []
      return "\(operation) \((places.prefix(3) + more).joined(separator: " "))"
    }

    private static func places(_ rows: [RowIndex]) -> [String] {
      rows.map(place)
    }

    private static func place(_ row: RowIndex) -> String {
      "\(row.section).\(row.row)"
    }
  }
#endif
