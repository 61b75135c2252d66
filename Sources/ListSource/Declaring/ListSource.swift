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
  /// The sections, from top to bottom.
  public private(set) var sections: [ListSection]

  /// How high rows are where nothing more particular is said.
  private(set) var height: CellHeight?

  private var ids = SnapshotCache()

  /// Makes a list of sections.
  public init(sections: [ListSection] = []) {
    self.sections = sections
  }

  /// Makes a list of the sections that are declared.
  public init(@ListSourceBuilder _ sections: () -> [ListSection]) {
    self.init(sections: sections())
  }

  /// The list with a height for every row whose ``Rows``, section and model say nothing more particular.
  public func height(_ height: CellHeight) -> ListSource {
    var copy = self
    copy.height = height
    return copy
  }

  /// The list with more rows at the end of a section: a page that was loaded.
  ///
  /// What is there is not looked at, neither here nor by the adapter that shows it. Where there is no such section, that
  /// is reported and nothing is added.
  ///
  /// - Complexity: linear in the number of added rows and of sections.
  public func appending<Model>(_ rows: Rows<Model>, to sectionID: some Hashable) -> ListSource {
    let id = AnyHashable(sectionID)
    let group = ModelRows(rows)
    let start = sections.first { $0.id == id }?.count ?? 0
    var copy = self
    copy.ids = SnapshotCache(snapshot.appending(group.identities(from: start, in: id), to: id))
    guard let index = sections.firstIndex(where: { $0.id == id }) else { return self }
    copy.sections[index].append(group)
    return copy
  }

  /// The identities of the sections and rows, found once. Duplicate ones are reported then, and left out.
  ///
  /// - Complexity: linear in the number of rows, when asked for first.
  public var snapshot: ListSnapshot<AnyHashable, RowIdentity> {
    ids.snapshot { ListSnapshot(sections.map { (id: $0.id, rows: $0.identities) }) }
  }
}

/// A snapshot, made when it is asked for first, for a list and its copies.
private final class SnapshotCache {
  private var cached: ListSnapshot<AnyHashable, RowIdentity>?

  init(_ snapshot: ListSnapshot<AnyHashable, RowIdentity>? = nil) {
    cached = snapshot
  }

  func snapshot(
    _ make: () -> ListSnapshot<AnyHashable, RowIdentity>
  ) -> ListSnapshot<AnyHashable, RowIdentity> {
    if let cached { return cached }
    let snapshot = make()
    cached = snapshot
    return snapshot
  }
}

extension ListSource: Equatable {
  /// Whether two lists show the same: rows of the same identity and content, under the same headers, as high. Closures
  /// are not compared, and rows whose models cannot be compared are never the same.
  public static func == (one: ListSource, other: ListSource) -> Bool {
    one.height == other.height && one.sections == other.sections
  }
}
