internal import KitSupport

/// The position of the last loaded page in a service's pages, and the cursor of the next page.
struct PagePosition: Sendable, Equatable, Codable {
  /// The index of the last page that contained rows, or nil if there is none.
  private(set) var index: Int?

  private(set) var isAtEnd = false
  private(set) var cursor: String?

  /// The number of rows before the next page.
  private(set) var received = 0

  init() {}

  /// Creates the position before a page.
  init(before page: Int, offset: Int, cursor: String? = nil) {
    index = page == 0 ? nil : page - 1
    received = offset
    self.cursor = cursor
  }

  /// The index of the next page.
  var next: Int { index.map { $0 + 1 } ?? 0 }

  /// A forged cursor could contain values that cause an overflow.
  var isPossible: Bool { [index ?? 0, received].allSatisfy { (0...Int(Int32.max)).contains($0) } }

  /// Advances past a page, or only records the end if the page has no rows. `size` is the requested number of rows.
  mutating func advance(by page: LoadedPage<some Any>, size: Int) {
    received += page.received
    isAtEnd = isLast(page, size: size)
    guard page.received > 0 else { return }
    index = next
    cursor = page.nextCursor
  }

  func advanced(by page: LoadedPage<some Any>, size: Int) -> PagePosition {
    modified(self) { $0.advance(by: page, size: size) }
  }

  /// Returns the position with more pages after it, because rows of later pages are known.
  var continued: PagePosition { modified(self) { $0.isAtEnd = false } }

  func nextRequest(size: Int, parameters: [String: String]) -> PageRequest {
    PageRequest(index: next, offset: received, cursor: cursor, size: size, parameters: parameters)
  }

  private func isLast(_ page: LoadedPage<some Any>, size: Int) -> Bool {
    if page.received == 0 { return true }
    if let isLast = page.isLast { return isLast }
    if page.nextCursor != nil { return false }
    if cursor != nil { return true }
    // Some services send 0 or -1 for an unknown total.
    if let total = page.total, total >= received { return received == total }
    return page.received < page.pageSize.flatMap { $0 > 0 ? $0 : nil } ?? size
  }
}
