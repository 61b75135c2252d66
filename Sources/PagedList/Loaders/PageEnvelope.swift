/// Where an answer has the rows of a page, and what it says about them.
///
/// ```swift
/// extension PageEnvelope {
///   static let results = PageEnvelope(items: ["results"], nextCursor: ["next"])
/// }
/// let service = HTTPPageLoader(url, envelope: .results) { place in try Quake(place) }
/// ```
///
/// Each path is a list of keys, from the outside to the inside.
public struct PageEnvelope: Sendable, Equatable {
  /// The path of the list of rows. If it is empty the answer is the list.
  public var items: [String]

  /// The path of the number of rows that the service puts on a page; nil if it does not say so.
  public var pageSize: [String]?

  /// The path of the number of rows on all pages; nil if it does not say so.
  public var total: [String]?

  /// The path of the name of the next page, a text or a whole number; nil if pages are counted.
  ///
  /// A page that names none is the last one, unless ``isLast`` says otherwise.
  public var nextCursor: [String]?

  /// The path of whether this is the last page; nil if it does not say so.
  public var isLast: [String]?

  /// Makes an envelope.
  public init(
    items: [String],
    pageSize: [String]? = nil,
    total: [String]? = nil,
    nextCursor: [String]? = nil,
    isLast: [String]? = nil
  ) {
    self.items = items
    self.pageSize = pageSize
    self.total = total
    self.nextCursor = nextCursor
    self.isLast = isLast
  }

  /// The envelope `{"Data": {"List": […], "PageSize": 20}}`.
  public static let dataList = PageEnvelope(items: ["Data", "List"], pageSize: ["Data", "PageSize"])
}
