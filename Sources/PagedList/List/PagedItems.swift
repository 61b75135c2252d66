/// The rows of a ``PagedList``: a random-access collection that keeps them page by page.
///
/// So a page is appended in the time of that page, whoever holds a copy of what was there. `Array(items)` makes an array.
public struct PagedItems<Element: Sendable>: RandomAccessCollection, Sendable {
  private struct Page {
    var rows: [Element]
    /// Where the next page begins.
    var end: Int
  }

  private var pages: [Page] = []

  /// Makes an empty collection.
  public init() {}

  /// Makes a collection of one page.
  public init(_ rows: [Element]) {
    append(rows)
  }

  /// Always 0.
  public var startIndex: Int { 0 }

  /// How many rows there are.
  public var endIndex: Int { pages.last?.end ?? 0 }

  /// The row at a place.
  ///
  /// - Complexity: logarithmic in the number of pages.
  public subscript(position: Int) -> Element {
    precondition(indices.contains(position), "There is no row \(position) among \(count).")
    var (low, high) = (0, pages.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if pages[middle].end > position { high = middle } else { low = middle + 1 }
    }
    return pages[low].rows[position - pages[low].end + pages[low].rows.count]
  }

  /// All rows, one after the other, without a search for each.
  public func makeIterator() -> Iterator { Iterator(self) }

  /// Goes through the rows.
  public struct Iterator: IteratorProtocol {
    private var pages: IndexingIterator<[Page]>
    private var rows = [Element]().makeIterator()

    fileprivate init(_ items: PagedItems) {
      pages = items.pages.makeIterator()
    }

    /// The next row; nil after the last.
    public mutating func next() -> Element? {
      while true {
        if let row = rows.next() { return row }
        guard let page = pages.next() else { return nil }
        rows = page.rows.makeIterator()
      }
    }
  }

  /// The rows as an array, without a copy where they are one page.
  var array: [Element] {
    pages.count == 1 ? pages[0].rows : Array(self)
  }

  mutating func append(_ rows: [Element]) {
    if !rows.isEmpty { pages.append(Page(rows: rows, end: endIndex + rows.count)) }
  }
}

extension PagedItems: Equatable where Element: Equatable {
  /// Whether the rows are equal, whichever pages they came on.
  public static func == (one: PagedItems, other: PagedItems) -> Bool { one.elementsEqual(other) }
}

extension PagedItems: CustomStringConvertible {
  /// The rows, as an array describes itself.
  public var description: String { "\(array)" }
}
