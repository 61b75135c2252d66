/// The rows of a page, and the properties that the service reports for the page.
///
/// The first rule that applies decides whether a page is the last one:
///
/// - A page without rows is the last page.
/// - If ``isLast`` is set, its value decides.
/// - A page with a ``nextCursor`` is not the last page.
/// - A page without a cursor is the last page if the previous page had a cursor.
/// - If ``total`` is set, the page that completes this number of rows is the last page. A total below the number of
///   received rows is ignored.
/// - A page with fewer rows than ``pageSize`` is the last page. If the page size is nil or below 1, the requested size
///   is used.
public struct LoadedPage<Item: Sendable>: Sendable {
  /// The rows of the page.
  public var items: [Item]

  /// The service's page size, or nil if the service does not report it.
  public var pageSize: Int?

  /// The total number of rows on all pages, or nil if the service does not report it.
  public var total: Int?

  /// The cursor of the next page, or nil if the service does not provide one.
  ///
  /// The next page continues after the last row of this page, even if the service has deleted or inserted rows.
  public var nextCursor: String?

  /// Whether this page is the last one according to the service, or nil if the service does not report it.
  public var isLast: Bool?

  /// The number of elements that a transform dropped. Dropped elements count as rows when the list decides whether the
  /// page is the last one.
  public var droppedCount: Int

  /// The error that made the service return a cached page, or nil if the page is current.
  public var staleReason: (any Error)?

  /// Whether the place of the next page is a number of rows, although the page has a cursor.
  var isCounted = false

  /// Creates a page for a service that numbers its pages.
  public init(
    _ items: [Item],
    pageSize: Int? = nil,
    total: Int? = nil,
    isLast: Bool? = nil,
    droppedCount: Int = 0,
    staleReason: (any Error)? = nil
  ) {
    self.items = items
    self.pageSize = pageSize
    self.total = total
    self.isLast = isLast
    self.droppedCount = droppedCount
    self.staleReason = staleReason
  }

  /// Creates a page for a service that uses cursors.
  ///
  /// - Parameters:
  ///   - items: The rows.
  ///   - nextCursor: The cursor of the next page. If it is nil, this is the last page unless `isLast` is false.
  ///   - isLast: Whether this is the last page, or nil if the service does not report it.
  public init(_ items: [Item], nextCursor: String?, isLast: Bool? = nil) {
    self.init(items, isLast: isLast ?? (nextCursor == nil ? true : nil))
    self.nextCursor = nextCursor
  }
}

/// The position of the last loaded page in a service's pages, and the cursor of the next page.
struct PagePosition: Sendable, Equatable, Codable {
  /// The index of the last page that contained rows, or nil if there is none.
  private(set) var index: Int?

  private(set) var isAtEnd = false
  private var cursor: String?

  private var received = 0

  /// A forged cursor could contain values that cause an overflow.
  var isPossible: Bool { [index ?? 0, received].allSatisfy { (0...Int(Int32.max)).contains($0) } }

  /// Advances past a page, or only records the end if the page has no rows. `size` is the requested number of rows.
  mutating func advance(by page: LoadedPage<some Any>, size: Int) {
    received += page.received
    isAtEnd = isLast(page, size: size)
    guard page.received > 0 else { return }
    index = index.map { $0 + 1 } ?? 0
    cursor = page.nextCursor
  }

  func nextRequest(size: Int, parameters: [String: String]) -> PageRequest {
    let index = index.map { $0 + 1 } ?? 0
    return PageRequest(index: index, offset: received, cursor: cursor, size: size, parameters: parameters)
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

extension LoadedPage {
  /// The number of elements in the response. ``droppedCount`` may come from a cached file, so it is clamped.
  var received: Int { items.count + min(max(0, droppedCount), 1_000_000_000) }
}
