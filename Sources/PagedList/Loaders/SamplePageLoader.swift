/// A loader that generates sample rows, for development without a server.
///
/// ```swift
/// let sample = SamplePageLoader(count: 95, pageSize: 20) { index in Quake(sample: index) }
/// ```
///
/// The loader ignores the requested page size and uses its own. It reports the total number of rows.
public struct SamplePageLoader<Item: Sendable>: PageLoading {
  private let count: Int
  private let pageSize: Int
  private let makeItem: @Sendable (Int) -> Item

  /// Creates a loader that generates a fixed number of rows.
  ///
  /// - Parameters:
  ///   - count: The total number of rows. A negative value counts as 0.
  ///   - pageSize: The number of rows per page. A value below 1 counts as 1.
  ///   - makeItem: A closure that creates a row from its index, counted from 0 across all pages.
  public init(
    count: Int,
    pageSize: Int = 20,
    _ makeItem: @escaping @Sendable (_ index: Int) -> Item
  ) {
    self.count = max(0, count)
    self.pageSize = max(1, pageSize)
    self.makeItem = makeItem
  }

  /// Returns the page at the requested index, or an empty page if there is no such page.
  public func page(_ request: PageRequest) async throws -> LoadedPage<Item> {
    let isThere = (0...count / pageSize).contains(request.index)
    let start = isThere ? request.index * pageSize : count
    let rows = (start..<count).prefix(pageSize)
    return LoadedPage(rows.map(makeItem), pageSize: pageSize, total: count)
  }
}
