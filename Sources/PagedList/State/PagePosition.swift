/// How far a service's pages have come, and what the next one is called. It changes only when a page arrives.
struct PagePosition: Sendable, Equatable, Codable {
  /// The last page that had rows; nil where none had.
  private(set) var index: Int?

  private(set) var isAtEnd = false
  private var cursor: String?

  /// How many rows the service has answered with, those included that the list has no use for.
  private var received = 0

  /// Takes note of a page that was asked for in rows of `size`.
  mutating func advance(by page: PageFacts, size: Int) {
    received += page.received
    isAtEnd = isLast(page, size: size)
    guard page.received > 0 else { return }
    index = index.map { $0 + 1 } ?? 0
    cursor = page.nextCursor
  }

  /// The request for the page after the last one, or for the first.
  func nextRequest(size: Int, parameters: [String: String]) -> PageRequest {
    PageRequest(index: index.map { $0 + 1 } ?? 0, cursor: cursor, size: size, parameters: parameters)
  }

  /// The order is that of ``LoadedPage``: what is sure comes first, and a guess that there is more costs one request.
  private func isLast(_ page: PageFacts, size: Int) -> Bool {
    if page.received == 0 { return true }
    if let isLast = page.isLast { return isLast }
    if page.nextCursor != nil { return false }
    if cursor != nil { return true }
    // Services say 0 or -1 where they have nothing to say, beside rows that prove it.
    if let total = page.total, total >= received { return received == total }
    return page.received < page.pageSize.flatMap { $0 > 0 ? $0 : nil } ?? size
  }
}
