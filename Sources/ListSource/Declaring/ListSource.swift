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
  ///
  /// One that no row can have, such as a negative one, is reported, and the rows are as high as their cells ask for.
  public func height(_ height: CellHeight, fileID: String = #fileID, line: Int = #line) -> ListSource {
    var copy = ListSource(sections: sections)
    copy.height = height.checked("Rows of a list were given", position: "\(fileID):\(line)")
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
    let index = sections.firstIndex { $0.id == id }
    let identities = group.identities(from: index.map { sections[$0].count } ?? 0, in: id)
    let snapshot = snapshot.appending(identities, to: id)
    guard let index else { return self }
    var copy = self
    copy.ids = SnapshotCache(snapshot)
    copy.sections[index].append(group)
    return copy
  }

  /// The identities of the sections and rows, found once. Duplicate ones are reported then, and left out.
  ///
  /// - Complexity: linear in the number of rows, when asked for first.
  public var snapshot: ListSnapshot<AnyHashable, RowIdentity> {
    ids.snapshot { ListSnapshot(sections.map { (id: $0.id, rows: $0.identities) }) }
  }

  /// The section that the snapshot has at a place.
  func section(at index: Int) -> ListSection {
    sections[snapshot.givenSection(index)]
  }

  /// The section with an id, if there is one.
  func section(withID id: AnyHashable) -> ListSection? {
    sections.first { $0.id == id }
  }

  /// The row that the snapshot has at a place.
  func row(at index: RowIndex) -> Row {
    let given = snapshot.givenIndex(of: index)
    return sections[given.section].row(at: given.row, shownAt: index.row, listHeight: height)
  }
}

extension ListSource {
  /// The row with an identity, if there is one.
  func row(withID id: RowIdentity) -> Row? {
    snapshot.index(of: id).map(row)
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
  /// are not compared. Rows whose models cannot be compared never are the same.
  public static func == (one: ListSource, other: ListSource) -> Bool {
    one.height == other.height && one.sections == other.sections
  }
}
