/// Elements that came page by page, and are kept so: a page is appended in the time of that page, whoever holds a copy of
/// what was there.
package struct Pages<Element>: RandomAccessCollection {
  /// The pages in bundles, all full but the last: to copy an array is to retain what is in it, and a few bundles are soon
  /// retained.
  private var bundles: [[[Element]]] = []
  private static var bundleSize: Int { 32 }

  /// Where each page ends.
  private var ends: [Int] = []

  /// The marks of the last few appends, by which those that go on from these pages are known.
  private var lineage: [Mark] = []

  package init() {}

  package init(_ page: [Element]) {
    append(page)
  }

  /// Adds a page.
  ///
  /// - Complexity: constant, but for what copies share: of that the bundles and the pages of the last one are retained.
  package mutating func append(_ page: [Element]) {
    guard !page.isEmpty else { return }
    if ends.count.isMultiple(of: Self.bundleSize) { bundles.append([]) }
    bundles[bundles.count - 1].append(page)
    ends.append(endIndex + page.count)
    lineage = lineage.suffix(8) + [Mark()]
  }

  package var startIndex: Int { 0 }
  package var endIndex: Int { ends.last ?? 0 }

  /// The element at a place.
  ///
  /// - Complexity: logarithmic in the number of pages.
  package subscript(position: Int) -> Element {
    precondition(indices.contains(position), "There is no element \(position) among \(count).")
    var (page, beyond) = (0, ends.count - 1)
    while page < beyond {
      let middle = (page + beyond) / 2
      if ends[middle] > position { beyond = middle } else { page = middle + 1 }
    }
    let start = page == 0 ? 0 : ends[page - 1]
    return bundles[page / Self.bundleSize][page % Self.bundleSize][position - start]
  }

  /// All elements, one after the other, without a search for each.
  package func makeIterator() -> FlattenSequence<FlattenSequence<[[[Element]]]>>.Iterator {
    pages.joined().makeIterator()
  }

  /// The elements as an array, without a copy where they are one page.
  package var array: [Element] { ends.count == 1 ? bundles[0][0] : pages.flatMap { $0 } }

  private var pages: FlattenSequence<[[[Element]]]> { bundles.joined() }

  /// Whether these are the very pages of others, and perhaps more: the same memory, so no element is looked at.
  ///
  /// - Complexity: constant where these were made of the others by a few appends; else linear in the number of pages.
  package func continues(_ other: Pages) -> Bool {
    guard let mark = other.lineage.last else { return true }
    return lineage.contains { $0 === mark }
      || ends.count >= other.ends.count && zip(pages, other.pages).allSatisfy { $0.isStored(as: $1) }
  }
}

extension Pages: Sendable where Element: Sendable {}

extension Array {
  /// Whether an array is a copy of another that neither has changed since. It says no where elements have no size.
  ///
  /// Only addresses are compared, while both arrays hold their storage.
  package func isStored(as other: [Element]) -> Bool {
    withUnsafeBufferPointer { one in
      other.withUnsafeBufferPointer {
        MemoryLayout<Element>.size > 0 && one.baseAddress == $0.baseAddress && one.count == $0.count
      }
    }
  }
}
