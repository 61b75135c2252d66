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

  /// The cursor of the page before this one, or nil if the service does not provide one.
  ///
  /// A service that provides it also provides ``nextCursor`` on each page but the last.
  public var previousCursor: String?

  /// The number of the service's rows before this page, or nil if the service does not report it.
  ///
  /// The list uses it for a page around an anchor. A service that counts its rows or pages needs it there.
  public var offset: Int?

  /// Whether this page is the first one according to the service, or nil if the service does not report it.
  ///
  /// The list uses it for a page around an anchor and for previous pages. If it is nil, a page without rows is the
  /// first one. So is a page of a service with cursors that has none for the previous page. Of other services, it is a
  /// page with nothing before it that repeats rows or is not full.
  public var isFirst: Bool?

  /// Whether this page is the last one according to the service, or nil if the service does not report it.
  public var isLast: Bool?

  /// The number of elements that a transform dropped. Dropped elements count as rows when the list decides whether the
  /// page is the last one.
  public var droppedCount: Int

  /// The error that made the service return a cached page, or nil if the page is current.
  public var staleReason: (any Error)?

  /// Whether the place of the next page is a number of rows, although the page has a cursor.
  var isCounted = false

  /// Whether the service finds pages by cursors, even if a single page has none.
  private var isByCursor = false

  /// Creates a page for a service that numbers its pages.
  public init(
    _ items: [Item],
    pageSize: Int? = nil,
    total: Int? = nil,
    isLast: Bool? = nil,
    droppedCount: Int = 0,
    staleReason: (any Error)? = nil,
    offset: Int? = nil,
    isFirst: Bool? = nil
  ) {
    (self.offset, self.isFirst) = (offset, isFirst)
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
  ///   - previousCursor: The cursor of the previous page, or nil for the first page or a service that provides none. If
  ///     both cursors are nil, there is no way to a page before this one, which then counts as the first.
  ///   - nextCursor: The cursor of the next page. If it is nil, this is the last page unless `isLast` is false.
  ///   - isLast: Whether this is the last page, or nil if the service does not report it.
  public init(_ items: [Item], previousCursor: String? = nil, nextCursor: String?, isLast: Bool? = nil) {
    self.init(items, isLast: isLast ?? (nextCursor == nil ? true : nil))
    (self.previousCursor, self.nextCursor, isByCursor) = (previousCursor, nextCursor, true)
    if previousCursor == nil, nextCursor == nil { isFirst = true }
  }
}

extension LoadedPage {
  var usesCursors: Bool { isByCursor || nextCursor != nil || previousCursor != nil }

  /// The number of elements in the response. ``droppedCount`` may come from a cached file, so it is clamped.
  var received: Int { items.count + min(max(0, droppedCount), 1_000_000_000) }
}
