/// A section of a ``ListSource``: rows, under a header and above a footer if it has one.
///
/// ```swift
/// ListSection("notable", title: "Notable") {
///   Rows(notable, cell: NotableCell.self)
/// }
/// ```
///
/// A header or footer is a text or a view. Where both are given the view shows. Another text is shown by the header there
/// is; but where a header comes, goes or becomes another view the cells of its section are made anew, so that a text field
/// in one of them ends to be first responder.
public struct ListSection {
  /// What tells the section from the others of its list.
  public let id: AnyHashable

  private var title: String?
  private var footerTitle: String?
  private var headerView: AnyObject?
  private var footerView: AnyObject?

  /// How high rows are whose ``Rows`` say nothing.
  private(set) var height: CellHeight?

  private(set) var groups: [RowGroup]

  /// Whether something is declared to be done before a row shows.
  private(set) var prefetches: Bool

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
    self.title = title
    self.footerTitle = footerTitle
    groups = rows().map(\.group)
    prefetches = groups.contains { $0.has(.prefetch) }
    starts = groups.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.count) }
  }

  /// What is above the rows.
  package var header: ListEdge? { headerView.map(ListEdge.view) ?? title.map(ListEdge.title) }

  /// What is below the rows.
  package var footer: ListEdge? { footerView.map(ListEdge.view) ?? footerTitle.map(ListEdge.title) }

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

  /// How many rows the section has.
  public var count: Int { starts[starts.count - 1] }

  func with(header view: AnyObject?) -> ListSection {
    with { $0.headerView = view }
  }

  func with(footer view: AnyObject?) -> ListSection {
    with { $0.footerView = view }
  }

  /// The section under the header and above the footer of another.
  func withEdges(of other: ListSection) -> ListSection {
    with {
      ($0.title, $0.headerView) = (other.title, other.headerView)
      ($0.footerTitle, $0.footerView) = (other.footerTitle, other.footerView)
    }
  }

  private func with(_ change: (inout ListSection) -> Void) -> ListSection {
    var copy = self
    change(&copy)
    return copy
  }

  mutating func append(_ group: RowGroup) {
    groups.append(group)
    if group.has(.prefetch) { prefetches = true }
    starts.append(count + group.count)
  }

  /// Whether the section has the very rows of an earlier one, showing the same, and perhaps more after them. False where
  /// that is not known without looking at the rows.
  func continues(_ earlier: ListSection) -> Bool {
    id == earlier.id && height == earlier.height && groups.count == earlier.groups.count
      && zip(groups, earlier.groups).allSatisfy { $0.continues($1) }
      && zip(groups, earlier.groups).dropLast().allSatisfy { $0.count == $1.count }
  }

  /// The identities of the rows, from top to bottom.
  var identities: [RowIdentity] {
    zip(groups, starts).flatMap { $0.identities(from: $1, in: id) }
  }

  /// The identities of the last rows, from a place in the last ``Rows`` on.
  func identities(from place: Int) -> [RowIdentity] {
    guard let last = groups.last, place < count else { return [] }
    let start = starts[groups.count - 1]
    return last.identities(from: start, in: id, after: place - start)
  }

  /// The row at a place, in a list that gives its rows a height. It shows further up where rows above it were left out.
  ///
  /// - Complexity: logarithmic in the number of ``Rows``.
  func row(at place: Int, shownAt shownPlace: Int? = nil, listHeight: CellHeight? = nil) -> Row {
    let group = starts.indices.partitioningIndex { starts[$0] > place } - 1
    return Row(
      group: groups[group],
      index: place - starts[group],
      place: shownPlace ?? place,
      sectionHeight: height,
      listHeight: listHeight
    )
  }
}

extension ListSection: Equatable {
  /// Whether two sections show the same: rows of the same identity, content and height, under the same header and above
  /// the same footer. Rows whose models cannot be compared never are.
  public static func == (one: ListSection, other: ListSection) -> Bool {
    one.id == other.id && one.header == other.header && one.footer == other.footer
      && one.identities == other.identities
      && (0..<one.count).allSatisfy { one.row(at: $0).showsTheSame(as: other.row(at: $0)) }
  }
}
