package import KitSupport

/// The rows of a ``PagedList``: a random-access collection that keeps them page by page.
///
/// So a page is appended in the time of that page, whoever holds a copy of what was there. `Array(items)` makes an array.
public struct PagedItems<Element: Sendable>: RandomAccessCollection, Sendable {
  private(set) package var pages = Pages<Element>()

  init() {}

  /// Makes a collection of one page.
  public init(_ rows: [Element]) {
    append(rows)
  }

  /// Always 0.
  public var startIndex: Int { 0 }

  /// How many rows there are.
  public var endIndex: Int { pages.endIndex }

  /// The row at a place.
  ///
  /// - Complexity: logarithmic in the number of pages.
  public subscript(position: Int) -> Element { pages[position] }

  /// All rows, one after the other, without a search for each.
  public func makeIterator() -> Iterator { Iterator(rows: pages.makeIterator()) }

  /// Goes through the rows.
  public struct Iterator: IteratorProtocol {
    fileprivate var rows: Pages<Element>.Iterator

    /// The next row; nil after the last.
    public mutating func next() -> Element? { rows.next() }
  }

  /// The rows as an array, without a copy where they are one page.
  var array: [Element] { pages.array }

  mutating func append(_ rows: [Element]) {
    pages.append(rows)
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
