/// The position of the last loaded page in a service's pages, and the cursor of the next page.
struct PagePosition: Sendable, Equatable, Codable {
  /// The index of the last page that contained rows, or nil if there is none.
  private(set) var index: Int?

  private(set) var isAtEnd = false
  private var cursor: String?

  /// The total number of received elements, including dropped elements.
  private var received = 0

  /// Whether the index and the number of received elements are within bounds. A forged cursor could contain values that
  /// cause an overflow.
  var isPossible: Bool { [index ?? 0, received].allSatisfy { (0...Int(Int32.max)).contains($0) } }

  /// Advances past a page, or only records the end if the page has no rows. `size` is the requested number of rows.
  mutating func advance(by page: LoadedPage<some Any>, size: Int) {
    received += page.received
    isAtEnd = isLast(page, size: size)
    guard page.received > 0 else { return }
    index = index.map { $0 + 1 } ?? 0
    cursor = page.nextCursor
  }

  /// Returns the request for the next page, or for the first page if no page with rows has arrived.
  func nextRequest(size: Int, parameters: [String: String]) -> PageRequest {
    let index = index.map { $0 + 1 } ?? 0
    return PageRequest(index: index, offset: received, cursor: cursor, size: size, parameters: parameters)
  }

  /// Returns whether a page is the last one, according to the rules in ``LoadedPage``.
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

extension LoadedPage {
  /// The number of elements in the response, including dropped elements.
  ///
  /// ``droppedCount`` may come from a cached file, so this property clamps it to prevent an overflow.
  var received: Int { items.count + min(max(0, droppedCount), 1_000_000_000) }
}
