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
  private let delay: Duration
  private let clock: any Clock<Duration>
  private let makeItem: @Sendable (Int) -> Item

  /// Makes a loader.
  ///
  /// - Parameters:
  ///   - count: how many rows there are on all pages.
  ///   - pageSize: how many rows are on a page.
  ///   - delay: how long each page takes.
  ///   - clock: the clock that the delay is measured by.
  ///   - makeItem: makes a row, counted from 0 over all pages.
  public init(
    count: Int,
    pageSize: Int = 20,
    delay: Duration = .zero,
    clock: any Clock<Duration> = ContinuousClock(),
    _ makeItem: @escaping @Sendable (_ index: Int) -> Item
  ) {
    self.count = max(0, count)
    self.pageSize = max(1, pageSize)
    self.delay = delay
    self.clock = clock
    self.makeItem = makeItem
  }

  /// Makes the rows of a page, none where there is no such page. It throws where it is cancelled while it waits.
  public func page(_ request: PageRequest) async throws -> LoadedPage<Item> {
    if delay > .zero { try await clock.sleep(for: delay) }
    let isThere = (0...count / pageSize).contains(request.index)
    let start = isThere ? request.index * pageSize : count
    let rows = (start..<count).prefix(pageSize)
    return LoadedPage(rows.map(makeItem), pageSize: pageSize, total: count)
  }
}
