/// A section of a ``ListSource``: rows, under a header and above a footer if it has one.
///
/// ```swift
/// ListSection("notable", title: "Notable") {
///   Rows(notable, cell: NotableCell.self)
/// }
/// ```
public struct ListSection {
  /// What tells the section from the others of its list.
  public let id: AnyHashable

  /// What is above the rows.
  public private(set) var header: ListEdge?

  /// What is below the rows.
  public private(set) var footer: ListEdge?

  /// How high rows are whose ``Rows`` say nothing.
  private(set) var height: CellHeight?

  private(set) var groups: [RowGroup]

  /// The place of each group's first row, and at the end how many rows there are.
  private var starts: [Int]

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
    @ListSectionBuilder _ rows: () -> [AnyRows]
  ) {
    self.id = AnyHashable(id)
    header = title.map(ListEdge.title)
    footer = footerTitle.map(ListEdge.title)
    groups = rows().map(\.group)
    starts = groups.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.count) }
  }

  /// The section with a text above its rows, in place of another or of a view.
  public func title(_ title: String?) -> ListSection {
    header(title.map(ListEdge.title))
  }

  /// The section with a text below its rows, in place of another or of a view.
  public func footerTitle(_ title: String?) -> ListSection {
    footer(title.map(ListEdge.title))
  }

  /// The section with a height for every row whose ``Rows`` say nothing.
  public func height(_ height: CellHeight) -> ListSection {
    var copy = self
    copy.height = height
    return copy
  }

  /// How many rows the section has.
  public var count: Int { starts[starts.count - 1] }

  func header(_ edge: ListEdge?) -> ListSection {
    var copy = self
    copy.header = edge
    return copy
  }

  func footer(_ edge: ListEdge?) -> ListSection {
    var copy = self
    copy.footer = edge
    return copy
  }

  mutating func append(_ group: RowGroup) {
    groups.append(group)
    starts.append(count + group.count)
  }

  /// The identities of the rows, from top to bottom.
  var identities: [RowIdentity] {
    zip(groups, starts).flatMap { $0.identities(from: $1, in: id) }
  }

  /// The row at a place.
  ///
  /// - Complexity: logarithmic in the number of ``Rows``.
  func row(at place: Int) -> Row {
    let group = starts.indices.partitioningIndex { starts[$0] > place } - 1
    return Row(group: groups[group], index: place - starts[group], place: place)
  }
}

extension ListSection: Equatable {
  /// Whether two sections show the same.
  public static func == (one: ListSection, other: ListSection) -> Bool {
    one.id == other.id && one.header == other.header && one.footer == other.footer
      && one.height == other.height && one.identities == other.identities
      && (0..<one.count).allSatisfy { !one.row(at: $0).hasChanged(to: other.row(at: $0)) }
  }
}

/// What is above or below the rows of a section.
public enum ListEdge: Equatable {
  /// A text.
  case title(String)

  /// A view.
  case view(AnyObject)

  /// Whether two are the same text, or the very same view.
  public static func == (one: ListEdge, other: ListEdge) -> Bool {
    switch (one, other) {
    case (.title(let one), .title(let other)): one == other
    case (.view(let one), .view(let other)): one === other
    case (.title, .view), (.view, .title): false
    }
  }
}
