/// A page as a service answers it: rows, and whatever else it says.
///
/// Whether there is another page is known from the first of these that applies: a page without rows is the last one;
/// ``isLast``; ``nextCursor``, which a service that has given one before leaves out at the end; ``total``; and a page
/// is the last one that has fewer rows than ``pageSize``, or than were asked for where that is not told. A total below
/// the rows that came, and a page size below 1, count as not told.
public struct LoadedPage<Item: Sendable>: Sendable {
  /// The rows.
  public var items: [Item]

  /// How many rows the service puts on a page.
  public var pageSize: Int?

  /// How many rows there are on all pages.
  public var total: Int?

  /// What the next page is called.
  public var nextCursor: String?

  /// Whether the service says that this is the last page.
  public var isLast: Bool?

  /// How many elements of the answer are no rows, because a transform dropped them. They count as rows of a page's size.
  public var refusedCount: Int

  /// Why the page is not the service's answer but an earlier one that stands in for it; nil where it is the answer.
  public var staleBecause: (any Error)?

  /// Makes a page of a service that counts its pages.
  public init(
    _ items: [Item],
    pageSize: Int? = nil,
    total: Int? = nil,
    isLast: Bool? = nil,
    refusedCount: Int = 0,
    staleBecause: (any Error)? = nil
  ) {
    self.items = items
    self.pageSize = pageSize
    self.total = total
    self.isLast = isLast
    self.refusedCount = refusedCount
    self.staleBecause = staleBecause
  }

  /// Makes a page of a service that names its pages.
  ///
  /// - Parameters:
  ///   - items: the rows.
  ///   - nextCursor: what the next page is called. If it is nil this is the last page, however many rows it has, unless
  ///     `isLast` says otherwise.
  ///   - isLast: whether this is the last page, if the service says so.
  public init(_ items: [Item], nextCursor: String?, isLast: Bool? = nil) {
    self.init(items, isLast: isLast ?? (nextCursor == nil ? true : nil))
    self.nextCursor = nextCursor
  }
}
