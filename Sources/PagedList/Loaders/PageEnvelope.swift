/// The paths of the rows and of a page's properties in an answer.
///
/// ```swift
/// extension PageEnvelope {
///   static let results = PageEnvelope(items: ["results"], nextCursor: ["next"])
/// }
/// let service = HTTPPageLoader(url, envelope: .results) { place in try Quake(place) }
/// ```
///
/// Each path is a list of keys, outermost first.
public struct PageEnvelope: Sendable, Equatable {
  /// The path of the list of rows. An empty path stands for the whole answer.
  public var items: [String]

  /// The path of the service's page size, or nil if the answer has none.
  public var pageSize: [String]?

  /// The path of the total number of rows, or nil if the answer has none.
  public var total: [String]?

  /// The path of the cursor of the next page, a string or an integer, or nil if pages are numbered.
  ///
  /// A page without a cursor is the last one, unless ``isLast`` is present and false.
  public var nextCursor: [String]?

  /// The path of a Boolean that marks the last page, or nil if the answer has none.
  public var isLast: [String]?

  /// Creates an envelope.
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
