/// The JSON paths of the rows and of the page's properties in a response.
///
/// ```swift
/// extension PageEnvelope {
///   static let results = PageEnvelope(items: ["results"], nextCursor: ["next"])
/// }
/// let service = HTTPPageLoader(url, envelope: .results) { place in try Quake(place) }
/// ```
///
/// Each path is an array of keys, outermost first.
public struct PageEnvelope: Sendable, Equatable {
  /// The path of the array of rows. If the path is empty, the whole response must be the array.
  public var items: [String]

  /// The path of the service's page size, or nil if responses do not contain a page size.
  public var pageSize: [String]?

  /// The path of the total number of rows, or nil if responses do not contain a total.
  public var total: [String]?

  /// The path of the next page's cursor, or nil if pages are numbered.
  ///
  /// The cursor is a string or an integer. A page with no cursor or an empty one is the last page, unless the value at
  /// ``isLast`` is false.
  public var nextCursor: [String]?

  /// The path of a Boolean that is true on the last page, or nil if responses do not contain such a value.
  public var isLast: [String]?

  /// Creates an envelope. A nil path means that responses do not contain the value.
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

  /// An envelope for responses of the form `{"Data": {"List": […], "PageSize": 20}}`.
  public static let dataList = PageEnvelope(items: ["Data", "List"], pageSize: ["Data", "PageSize"])
}
