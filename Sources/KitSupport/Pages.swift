/// Elements that came page by page, and are kept so: a page is appended in the time of that page, whoever holds a copy of
/// what was there.
package struct Pages<Element>: RandomAccessCollection {
  private var pages: [[Element]] = []

  /// Where each page ends.
  private var ends: [Int] = []

  package init() {}

  package init(_ page: [Element]) {
    append(page)
  }

  package mutating func append(_ page: [Element]) {
    guard !page.isEmpty else { return }
    ends.append(endIndex + page.count)
    pages.append(page)
  }

  package var startIndex: Int { 0 }
  package var endIndex: Int { ends.last ?? 0 }

  /// The element at a place.
  ///
  /// - Complexity: logarithmic in the number of pages.
  package subscript(position: Int) -> Element {
    precondition(indices.contains(position), "There is no element \(position) among \(count).")
    var (page, beyond) = (0, pages.count - 1)
    while page < beyond {
      let middle = (page + beyond) / 2
      if ends[middle] > position { beyond = middle } else { page = middle + 1 }
    }
    return pages[page][position - ends[page] + pages[page].count]
  }

  /// All elements, one after the other, without a search for each.
  package func makeIterator() -> FlattenSequence<[[Element]]>.Iterator { pages.joined().makeIterator() }

  /// The elements as an array, without a copy where they are one page.
  package var array: [Element] { pages.count == 1 ? pages[0] : Array(pages.joined()) }

  /// Whether these are the very pages of others, and perhaps more: the same memory, so no element is looked at.
  ///
  /// - Complexity: linear in the number of pages.
  package func continues(_ other: Pages) -> Bool {
    pages.count >= other.pages.count && zip(pages, other.pages).allSatisfy { $0.isStored(as: $1) }
  }
}

extension Pages: Sendable where Element: Sendable {}

extension Array {
  /// Whether an array is a copy of another that neither has changed since. It says no where elements have no size.
  package func isStored(as other: [Element]) -> Bool {
    withUnsafeBufferPointer { one in
      other.withUnsafeBufferPointer {
        MemoryLayout<Element>.size > 0 && one.baseAddress == $0.baseAddress && one.count == $0.count
      }
    }
  }
}
