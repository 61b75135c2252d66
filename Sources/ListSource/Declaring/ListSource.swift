/// What a list shows: its sections, from top to bottom.
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
/// It is a value that describes a list and shows nothing by itself. To copy it costs nothing: models are shared.
public struct ListSource {
  /// What is shown of the list: each section and row once.
  let distinct: DistinctRows

  /// Makes a list of sections.
  public init(sections: [ListSection] = []) {
    distinct = DistinctRows(sections)
  }

  /// Makes a list of the sections that are declared.
  public init(@ListBuilder<ListSection> _ sections: () -> [ListSection]) {
    self.init(sections: sections())
  }

  /// Makes a list that is known to have no id twice.
  init(distinct sections: [ListSection], height: CellHeight?) {
    distinct = DistinctRows(sections, height: height, isDistinct: true)
  }

  private init(_ distinct: DistinctRows) {
    self.distinct = distinct
  }

  /// The list with other sections.
  func with(sections: [ListSection]) -> ListSource {
    ListSource(DistinctRows(sections, height: distinct.given.height))
  }

  /// The sections, from top to bottom, as they were declared: with what does not show because an earlier one has its id.
  public var sections: [ListSection] { distinct.given.sections }

  /// The identities of the sections and rows that show, for a test of what is declared.
  ///
  /// - Complexity: linear in the number of rows.
  public var snapshot: ListSnapshot<AnyHashable, RowIdentity> {
    ListSnapshot(
      distinct.rows.sections.map { section in
        (id: section.id, rows: (0..<section.count).map(section.identity))
      }
    )
  }

  /// The list with a height for every row whose ``Rows``, section and model say nothing more particular.
  ///
  /// One that no row can have, such as a negative one, is reported, and the rows are as high as their cells ask for.
  public func height(_ height: CellHeight, fileID: String = #fileID, line: Int = #line) -> ListSource {
    let height = height.checked("Rows of a list were given", position: "\(fileID):\(line)")
    return ListSource(DistinctRows(sections, height: height))
  }
}

extension ListSource: Equatable {
  /// Whether two lists show the same: rows of the same identity and content, under the same headers, as high. Closures
  /// are not compared. Rows whose models cannot be compared never are the same.
  ///
  /// - Complexity: linear in the number of rows.
  public static func == (one: ListSource, other: ListSource) -> Bool {
    ListChanges(from: one, to: other).isEmpty
  }
}
