/// Makes up rows for the time before the server exists.
///
/// ```swift
/// let sample = SamplePageLoader(count: 95, pageSize: 20) { index in Quake(sample: index) }
/// ```
///
/// It has pages of its own size, whatever it is asked for, and says how many rows there are.
public struct SamplePageLoader<Item: Sendable>: PageLoading {
  private let count: Int
  private let pageSize: Int
  private let makeItem: @Sendable (Int) -> Item

  /// Makes a loader.
  ///
  /// - Parameters:
  ///   - count: how many rows there are on all pages.
  ///   - pageSize: how many rows are on a page.
  ///   - makeItem: makes a row, counted from 0 over all pages.
  public init(
    count: Int,
    pageSize: Int = 20,
    _ makeItem: @escaping @Sendable (_ index: Int) -> Item
  ) {
    self.count = max(0, count)
    self.pageSize = max(1, pageSize)
    self.makeItem = makeItem
  }

  /// Makes the rows of a page, none where there is no such page.
  public func page(_ request: PageRequest) async throws -> LoadedPage<Item> {
    let isThere = (0...count / pageSize).contains(request.index)
    let start = isThere ? request.index * pageSize : count
    let rows = (start..<count).prefix(pageSize)
    return LoadedPage(rows.map(makeItem), pageSize: pageSize, total: count)
  }
}
