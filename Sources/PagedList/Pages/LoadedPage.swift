/// The rows of a page, and what the service reports about the page.
///
/// The first rule that applies decides whether this is the last page:
///
/// - A page without rows is the last one.
/// - ``isLast``, if set.
/// - ``nextCursor``: with a cursor, there is another page. Without one, this is the last page if the previous page had
///   one.
/// - ``total``, unless more rows than that have arrived.
/// - A page with fewer rows than ``pageSize``, or than the requested size if that is nil or below 1, is the last one.
public struct LoadedPage<Item: Sendable>: Sendable {
  /// The rows.
  public var items: [Item]

  /// The service's page size.
  public var pageSize: Int?

  /// The total number of rows on all pages.
  public var total: Int?

  /// The cursor of the next page.
  public var nextCursor: String?

  /// Whether the service marks this as the last page, or nil if it does not say.
  public var isLast: Bool?

  /// The number of elements that a transform dropped. They count towards the size of the page.
  public var droppedCount: Int

  /// The error that made the service answer with a cached page, or nil if the page is current.
  public var staleReason: (any Error)?

  /// Creates a page of a service with numbered pages.
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

  /// Creates a page of a service with cursors.
  ///
  /// - Parameters:
  ///   - items: The rows.
  ///   - nextCursor: The cursor of the next page. If it is nil, this is the last page regardless of its size, unless
  ///     `isLast` is false.
  ///   - isLast: Whether this is the last page, or nil if the service does not say.
  public init(_ items: [Item], nextCursor: String?, isLast: Bool? = nil) {
    self.init(items, isLast: isLast ?? (nextCursor == nil ? true : nil))
    self.nextCursor = nextCursor
  }
}
