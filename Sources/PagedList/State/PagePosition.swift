/// How far a service's pages have come, and what the next one is called. It changes only when a page arrives.
struct PagePosition: Sendable, Equatable, Codable {
  /// The last page that had rows; nil where none had.
  private(set) var index: Int?

  private(set) var isAtEnd = false
  private var cursor: String?

  /// How many rows the service has answered with, those included that the list has no use for.
  private var received = 0

  /// Whether pages can have come this far. What was decoded from a made-up cursor may say anything, and neither may counts
  /// overflow nor the product of an index and a page's size.
  var isPossible: Bool { [index ?? 0, received].allSatisfy { (0...Int(Int32.max)).contains($0) } }

  /// Takes note of a page that was asked for in rows of `size`.
  mutating func advance(by page: LoadedPage<some Any>, size: Int) {
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
  private func isLast(_ page: LoadedPage<some Any>, size: Int) -> Bool {
    if page.received == 0 { return true }
    if let isLast = page.isLast { return isLast }
    if page.nextCursor != nil { return false }
    if cursor != nil { return true }
    // Services say 0 or -1 where they have nothing to say, beside rows that prove it.
    if let total = page.total, total >= received { return received == total }
    return page.received < page.pageSize.flatMap { $0 > 0 ? $0 : nil } ?? size
  }
}

extension LoadedPage {
  /// How many elements the answer had.
  ///
  /// The count of refused elements may be any: it stands in a cached page's file as well. Within these bounds the
  /// counts of more pages than anyone loads can be added up.
  var received: Int { items.count + min(max(0, refusedCount), 1_000_000_000) }
}
