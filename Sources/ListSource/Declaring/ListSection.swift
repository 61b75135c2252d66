/// A section of a ``ListSource``: rows, under a header and above a footer if it has one.
///
/// ```swift
/// ListSection("notable", title: "Notable") {
///   Rows(notable, cell: NotableCell.self)
/// }
/// ```
///
/// A header or footer is a text or a view. If both are given, the view shows. Another text, or another model of a view that
/// is declared by ``header(showing:_:)``, is shown by the header that is there. If a header comes, goes or becomes another
/// view, its section is reloaded: a text field in one of the cells resigns first responder.
public struct ListSection {
  /// All that was said, in one object: sections are handed about.
  private let parts: Parts

  /// What tells the section from the others of its list.
  public var id: AnyHashable { parts.id }

  /// Whether the sections have one id. It is asked of all sections of a list, and `AnyHashable` takes its time.
  func hasID(of other: ListSection) -> Bool { parts.hasID(of: other.parts) }

  /// How many rows the section has.
  public var count: Int { parts.count }

  /// How high rows are whose ``Rows`` say nothing.
  var height: CellHeight? { parts.edges.height }

  var groups: [AnyRows] { parts.groups }

  /// Whether something is declared to be done before a row shows.
  var prefetches: Bool { groups.contains { $0.has(.prefetch) } }

  /// Whether the user can move rows of the section.
  var isReorderable: Bool { groups.contains(where: \.isReorderable) }

  /// Makes a section of the rows that are declared.
  ///
  /// - Parameters:
  ///   - id: what tells the section from the others of its list.
  ///   - title: a text above the rows.
  ///   - footerTitle: a text below the rows.
  ///   - rows: the rows, from top to bottom.
  public init(
    _ id: some Hashable,
    title: String? = nil,
    footerTitle: String? = nil,
    @ListBuilder<AnyRows> _ rows: () -> [AnyRows]
  ) {
    parts = PartsWithID(id, Edges(title: title, footerTitle: footerTitle), rows())
  }

  private init(_ parts: Parts) {
    self.parts = parts
  }

  /// What is above the rows.
  package var header: ListEdge? { parts.edges.header }

  /// What is below the rows.
  package var footer: ListEdge? { parts.edges.footer }

  /// The section with a text above its rows, which shows where no view does.
  public func title(_ title: String?) -> ListSection {
    with { $0.title = title }
  }

  /// The section with a text below its rows, which shows where no view does.
  public func footerTitle(_ title: String?) -> ListSection {
    with { $0.footerTitle = title }
  }

  /// The section with a height for every row whose ``Rows`` say nothing.
  ///
  /// One that no row can have, such as a negative one, is reported, and the rows are as high as their cells ask for.
  public func height(_ height: CellHeight, fileID: String = #fileID, line: Int = #line) -> ListSection {
    with { $0.height = height.checked("Rows of a section were given", position: "\(fileID):\(line)") }
  }

  /// How the section hides its rows; nil where it does not.
  var collapsing: Collapsing? { parts.edges.collapsing }

  /// How it lies in a collection view, if that is declared: a `DeclaredLayout`.
  var layout: AnyObject? { parts.edges.layout }

  /// The section with another layout in collection views.
  func with(layout: AnyObject) -> ListSection {
    with { $0.layout = layout }
  }

  func with(_ collapsing: Collapsing) -> ListSection {
    with { $0.collapsing = collapsing }
  }

  func with(header view: ListEdge?) -> ListSection {
    with { $0.headerView = view }
  }

  func with(footer view: ListEdge?) -> ListSection {
    with { $0.footerView = view }
  }

  /// The section under the header and above the footer of another.
  func withEdges(of other: ListSection) -> ListSection {
    with {
      let (height, layout) = ($0.height, $0.layout)
      $0 = other.parts.edges
      ($0.height, $0.layout) = (height, layout)
    }
  }

  /// The section with other rows.
  func with(_ groups: [AnyRows]) -> ListSection {
    ListSection(parts.with(parts.edges, groups))
  }

  private func with(_ change: (inout Edges) -> Void) -> ListSection {
    var edges = parts.edges
    change(&edges)
    return ListSection(parts.with(edges, groups))
  }

  /// Whether the sections have the same header and footer, and the same event of a tap on the header.
  func hasEdges(of other: ListSection) -> Bool {
    parts.isBare && other.parts.isBare
      || header == other.header && footer == other.footer && collapsing?.event == other.collapsing?.event
  }

  /// The group that a row is of, and the place of its first row.
  ///
  /// - Complexity: logarithmic in the number of ``Rows``.
  func group(of row: Int) -> (rows: AnyRows, start: Int) {
    if let only = parts.only { return (only, 0) }
    let group = parts.starts.indices.partitioningIndex { parts.starts[$0] > row } - 1
    return (groups[group], parts.starts[group])
  }

  /// The place of a group's first row.
  func start(of group: Int) -> Int { parts.starts.isEmpty ? 0 : parts.starts[group] }

  /// What a row is known by.
  func identity(of row: Int) -> RowIdentity {
    let (group, start) = group(of: row)
    return group.identity(at: row - start) ?? RowIdentity(position: row, in: id)
  }

  /// A row, in a list that gives its rows a height.
  func row(at place: Int, listHeight: CellHeight?) -> Row {
    let (group, start) = group(of: place)
    return Row(
      group: group,
      index: place - start,
      place: place,
      sectionHeight: height,
      listHeight: listHeight
    )
  }
}

/// What is said of a section besides its rows.
private struct Edges {
  var title: String?
  var footerTitle: String?
  var headerView: ListEdge?
  var footerView: ListEdge?
  var height: CellHeight?
  var collapsing: Collapsing?
  var layout: AnyObject?

  var isBare: Bool { title == nil && footerTitle == nil && headerView == nil && footerView == nil }
  var header: ListEdge? { headerView ?? title.map(ListEdge.title) }
  var footer: ListEdge? { footerView ?? footerTitle.map(ListEdge.title) }
}

private class Parts {
  let edges: Edges
  let groups: [AnyRows]
  let count: Int

  /// What is asked of every section of every list: the group if there is no other, and whether there is neither a header
  /// nor a footer.
  let only: AnyRows?
  let isBare: Bool

  /// The place of each group's first row, where there are several groups.
  let starts: [Int]

  init(_ edges: Edges, _ groups: [AnyRows]) {
    (self.edges, self.groups) = (edges, groups)
    (only, isBare) = (groups.count == 1 ? groups[0] : nil, edges.isBare)
    count = groups.reduce(0) { $0 + $1.count }
    starts =
      groups.count < 2 ? [] : groups.dropLast().reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.count) }
  }

  var id: AnyHashable { AnyHashable(0) }
  func hasID(of other: Parts) -> Bool { id == other.id }
  func with(_ edges: Edges, _ groups: [AnyRows]) -> Parts { self }
}

private final class PartsWithID<ID: Hashable>: Parts {
  private let ownID: ID

  init(_ id: ID, _ edges: Edges, _ groups: [AnyRows]) {
    ownID = id
    super.init(edges, groups)
  }

  override var id: AnyHashable { AnyHashable(ownID) }

  override func hasID(of other: Parts) -> Bool {
    guard type(of: other) == type(of: self) else { return super.hasID(of: other) }
    // The cast holds because the other is of this class. Unlike `as?` it retains nothing.
    return ownID == unsafeDowncast(other, to: PartsWithID<ID>.self).ownID
  }

  override func with(_ edges: Edges, _ groups: [AnyRows]) -> Parts { PartsWithID(ownID, edges, groups) }
}
