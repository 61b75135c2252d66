internal import KitSupport

/// A list that a service hands out page by page.
///
/// ```swift
/// let list = PagedList(QuakeService(), pageSize: 20, uniqueBy: \.id)
/// list.loadFirstPage()
/// for await update in list.updates { … }
/// ```
///
/// One request is under way at a time: asking for a page that is under way already does nothing, asking for the first
/// page cancels a next one. An answer that comes too late, twice or out of order never lands. The page number changes
/// with a page that has arrived, and only then; a failure leaves everything as it was.
///
/// The list holds its service. It goes when nobody holds it any more, and cancels what is under way.
@MainActor
public final class PagedList<Item: Sendable> {
  /// How many rows a page is asked to have.
  public let pageSize: Int

  /// What the service is told with every request, from the next load on. Load the first page after a change, or the next
  /// page will be one of another list.
  public var parameters: [String: String]

  /// How near the last row is when ``loadNextPageIfNeeded(showing:)`` loads the next page, in rows.
  public var prefetchDistance = 5

  /// Edits the rows of a first page before they show.
  ///
  /// It costs a copy of that page where it changes any.
  public var beforeFirstPage: ((inout [Item]) -> Void)?

  /// Edits the rows before a next page shows: all that there are, those of the page at the end.
  ///
  /// It costs the list, not the page. The change is ``PagedListChange/edited`` where the hook changed any, and the
  /// appended page where it did not.
  public var beforeNextPage: ((inout [Item]) -> Void)?

  let service: any PageLoading<Item>
  var machine: PagingMachine<Item>
  var storage: PagedStorage<Item>
  var task: Task<Void, Never>?

  /// Those who wait for the end of what is under way.
  var ends: [PageEnd] = []
  var observers: [WeakObserver] = []

  /// Those who read the updates. One that has ended is forgotten with the next update.
  var readers: [AsyncStream<PagedListUpdate<Item>>.Continuation] = []

  /// What is to be done, one after the other, so that nobody hears of the second before all of the first.
  var errands: [@MainActor (PagedList) -> Void] = []
  var isBusy = false

  /// Makes a list. Nothing is asked for before it is told to.
  ///
  /// - Parameters:
  ///   - service: fetches the pages.
  ///   - pageSize: how many rows a page is asked to have; fewer than 1 is reported and taken as 1.
  ///   - id: what tells a row from the others: a row whose id is there already is dropped, see ``duplicateCount``. If it
  ///     is nil every row shows.
  ///   - parameters: what the service is told with every request.
  ///   - fileID: the file that a report blames.
  ///   - line: the line that a report blames.
  public init(
    _ service: some PageLoading<Item>,
    pageSize: Int,
    uniqueBy id: ((Item) -> any Hashable)? = nil,
    parameters: [String: String] = [:],
    fileID: String = #fileID,
    line: Int = #line
  ) {
    if pageSize < 1 {
      Reports.report(
        "A paged list was given pages of \(pageSize) rows; it asks for pages of 1. Give it a page size above 0.",
        position: "\(fileID):\(line)"
      )
    }
    self.service = service
    self.pageSize = max(1, pageSize)
    self.parameters = parameters
    machine = PagingMachine(pageSize: max(1, pageSize))
    storage = PagedStorage(uniqueBy: id.map { id in { AnyHashable(id($0)) } })
  }

  deinit {
    // Nobody waits for a load to end: a task that waits keeps the list alive.
    task?.cancel()
    for reader in readers { reader.finish() }
  }

  /// The rows.
  public var items: [Item] { storage.items }

  /// What the list is doing, or what came of the last it did.
  public var status: PageStatus { machine.status }

  /// The last page that had rows, counted from 0; nil where none had.
  public var pageIndex: Int? { machine.position.index }

  /// Whether there may be another page: not before the first one, and not after the end, until a refresh brings more.
  public var hasMore: Bool { machine.hasMore }

  /// Why rows that show are earlier ones, which stand in for those that did not come; nil where all are the service's.
  public var staleBecause: (any Error)? { machine.staleBecause }

  /// How many rows were dropped since the last first page, because their id was there already.
  public var duplicateCount: Int { storage.duplicateCount }

  /// How many read the updates.
  package var readerCount: Int { readers.count }
}
