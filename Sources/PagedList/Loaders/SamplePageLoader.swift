/// A loader that generates rows, for development before the server exists.
///
/// ```swift
/// let sample = SamplePageLoader(count: 95, pageSize: 20) { index in Quake(sample: index) }
/// ```
///
/// It uses its own page size, not the requested one, and reports the total number of rows.
public struct SamplePageLoader<Item: Sendable>: PageLoading {
  private let count: Int
  private let pageSize: Int
  private let makeItem: @Sendable (Int) -> Item

  /// Creates a loader.
  ///
  /// - Parameters:
  ///   - count: The total number of rows. A negative value counts as 0.
  ///   - pageSize: The number of rows per page. A value below 1 counts as 1.
  ///   - makeItem: Makes a row from its index, counted from 0 across all pages.
  public init(
    count: Int,
    pageSize: Int = 20,
    _ makeItem: @escaping @Sendable (_ index: Int) -> Item
  ) {
    self.count = max(0, count)
    self.pageSize = max(1, pageSize)
    self.makeItem = makeItem
  }

  /// Returns the rows of a page, or an empty page past the end.
  public func page(_ request: PageRequest) async throws -> LoadedPage<Item> {
    let isThere = (0...count / pageSize).contains(request.index)
    let start = isThere ? request.index * pageSize : count
    let rows = (start..<count).prefix(pageSize)
    return LoadedPage(rows.map(makeItem), pageSize: pageSize, total: count)
  }
}
