/// The sections of a list, from top to bottom.
///
/// ```swift
/// let source = ListSource {
///   ListSection("notable", title: "Notable") {
///     Rows(notable, cell: NotableCell.self)
///   }
///   if !recent.isEmpty {
///     ListSection("recent") { Rows(recent, cell: QuakeCell.self) }
///   }
/// }
/// adapter.apply(source)
/// ```
///
/// A list source is a value; an adapter shows it. Copies are cheap because they share the models.
public struct ListSource {
  /// The list with each section and row once.
  let distinct: DistinctRows

  /// Creates a list from an array of sections.
  public init(sections: [ListSection] = []) {
    distinct = DistinctRows(sections)
  }

  /// Creates a list from declared sections.
  public init(@ListBuilder<ListSection> _ sections: () -> [ListSection]) {
    self.init(sections: sections())
  }

  /// Creates a list that is known to have no repeated ids.
  init(distinct sections: [ListSection], height: CellHeight?) {
    distinct = DistinctRows(sections, height: height, isDistinct: true)
  }

  private init(_ distinct: DistinctRows) {
    self.distinct = distinct
  }

  /// Returns the list with its sections replaced.
  func with(sections: [ListSection]) -> ListSource {
    ListSource(DistinctRows(sections, height: distinct.given.height))
  }

  /// The sections as declared, from top to bottom. Includes sections and rows that do not show because they repeat an
  /// id.
  public var sections: [ListSection] { distinct.given.sections }

  /// The ids of the sections and rows that show. Use it in tests of a declaration.
  ///
  /// - Complexity: linear in the number of rows.
  public var snapshot: ListSnapshot<AnyHashable, RowIdentity> {
    ListSnapshot(
      distinct.rows.sections.map { section in
        (id: section.id, rows: (0..<section.count).map(section.identity))
      }
    )
  }

  /// Sets the default row height of the list. Heights of ``Rows``, sections and models override it.
  ///
  /// An impossible height, such as a negative one, is reported and replaced by ``CellHeight/automatic``.
  public func height(_ height: CellHeight, fileID: String = #fileID, line: Int = #line) -> ListSource {
    let height = height.checked("Rows of a list", position: "\(fileID):\(line)")
    return ListSource(DistinctRows(sections, height: height))
  }
}

extension ListSource: Equatable {
  /// Returns whether two lists show the same: rows with equal identities, content and heights, and equal headers and
  /// footers. Closures are not compared. Rows whose models are not `Equatable` are never equal.
  ///
  /// - Complexity: linear in the number of rows.
  public static func == (one: ListSource, other: ListSource) -> Bool {
    ListChanges(from: one, to: other).isEmpty
  }
}
