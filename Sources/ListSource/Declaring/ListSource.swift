/// A declared list: sections with rows, from top to bottom.
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
/// A list source is a value that an adapter displays. Copies are cheap because they share the models.
public struct ListSource {
  let distinct: DistinctRows

  /// Creates a list from an array of sections.
  public init(sections: [ListSection] = []) {
    distinct = DistinctRows(sections)
  }

  /// Creates a list from the sections that a result builder returns.
  public init(@ListBuilder<ListSection> _ sections: () -> [ListSection]) {
    self.init(sections: sections())
  }

  /// Creates a list whose sections and rows are known to have no repeated ids.
  init(distinct sections: [ListSection], height: CellHeight?) {
    distinct = DistinctRows(sections, height: height, isDistinct: true)
  }

  private init(_ distinct: DistinctRows) {
    self.distinct = distinct
  }

  func with(sections: [ListSection]) -> ListSource {
    ListSource(DistinctRows(sections, height: distinct.given.height))
  }

  /// The declared sections, from top to bottom.
  ///
  /// The sections and rows include those that adapters leave out because their ids repeat.
  public var sections: [ListSection] { distinct.given.sections }

  /// A snapshot of the ids of the sections and rows, except those that adapters leave out because their ids repeat.
  ///
  /// Use the snapshot to test a declaration.
  ///
  /// - Complexity: Linear in the number of rows.
  public var snapshot: ListSnapshot<AnyHashable, RowIdentity> {
    ListSnapshot(
      distinct.rows.sections.map { section in
        (id: section.id, rows: (0..<section.count).map(section.identity))
      }
    )
  }

  /// Sets the default row height of the list. Heights of ``Rows``, sections and models override it.
  ///
  /// If the height is impossible, for example negative, the method reports it and uses ``CellHeight/automatic``.
  public func height(_ height: CellHeight, fileID: String = #fileID, line: Int = #line) -> ListSource {
    let height = height.checked("Rows of a list", position: "\(fileID):\(line)")
    return ListSource(DistinctRows(sections, height: height))
  }
}

extension ListSource: Equatable {
  /// Returns whether two lists show the same content.
  ///
  /// Two lists are equal if they contain the same sections and rows in the same order. The models, cell classes and
  /// heights of the rows must also be equal, and so must the headers, footers and collapsing events. Closures are not
  /// compared. Rows are never equal if their models are not `Equatable` or have no id.
  ///
  /// - Complexity: Linear in the number of rows.
  public static func == (one: ListSource, other: ListSource) -> Bool {
    ListChanges(from: one, to: other).isEmpty
  }
}
