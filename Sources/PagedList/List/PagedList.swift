internal import KitSupport

/// A list that loads its rows from a service, one page at a time.
///
/// ```swift
/// let list = PagedList(QuakeService(), pageSize: 20, uniqueBy: \.id)
/// list.loadFirstPage()
/// for await update in list.updates { … }
/// ```
///
/// The list sends one request at a time. Requesting a page that is already loading does nothing. As an exception,
/// requesting the first page with different parameters starts a new load. Requesting the first page also cancels the
/// load of a next page. Responses to canceled or outdated requests are ignored. The page index advances only when a
/// page with rows arrives, and a failure leaves the rows unchanged.
///
/// The list retains its service. Releasing the list cancels its running request.
@MainActor
public final class PagedList<Item: Sendable> {
  /// The number of rows to request per page.
  public let pageSize: Int

  /// The parameters that the list adds to every request. A change applies to later loads, but not to retries.
  ///
  /// After a change, load the first page. Otherwise, the next page may not match the rows that are already loaded.
  public var parameters: [String: String] {
    get { ownParameters.values }
    set { ownParameters.values = newValue }
  }

  /// The number of rows at the end of the list that trigger the next page.
  ///
  /// If one of these rows is visible, ``loadNextPageIfNeeded(showing:)`` loads the next page.
  public var prefetchDistance = 5

  /// A closure that edits the rows of a first page before the list publishes them.
  ///
  /// Editing the rows copies the page.
  public var beforeFirstPage: ((inout [Item]) -> Void)?

  /// A closure that edits all rows after a next page has been appended, before the list publishes the change.
  ///
  /// The new page's rows are at the end of the array. If the closure changes the array, all rows are copied, and the
  /// list publishes ``PagedListChange/edited``. Otherwise, it publishes ``PagedListChange/appended(_:)`` if the page
  /// added rows.
  public var beforeNextPage: ((inout [Item]) -> Void)?

  private var ownParameters: PageParameters
  let service: any PageLoading<Item>
  var machine: PagingMachine<Item>
  var storage: PagedStorage<Item>
  var task: Task<Void, Never>?

  /// The completions that the list finishes when the current load ends.
  var completions: [LoadCompletion] = []
  var observers: [WeakObserver] = []

  /// The readers of ``updates``. The next update removes terminated readers.
  var readers: [AsyncStream<PagedListUpdate<Item>>.Continuation] = []

  /// The actions to perform, in order. Each action runs after observers have received all events of the previous
  /// action.
  var pendingActions: [@MainActor (PagedList) -> Void] = []
  var isBusy = false

  /// Creates a list without loading a page.
  ///
  /// - Parameters:
  ///   - service: The service that fetches the pages.
  ///   - pageSize: The number of rows to request per page. A value below 1 is reported and replaced by 1.
  ///   - id: A closure that returns the id of a row. A row whose id has already appeared is dropped and counted
  ///     in ``duplicateCount``. If this closure is nil, no row is dropped.
  ///   - parameters: The parameters of every request.
  ///   - fileID: The file to name in a report about the page size.
  ///   - line: The line to name in a report about the page size.
  public init(
    _ service: some PageLoading<Item>,
    pageSize: Int,
    uniqueBy id: ((Item) -> any Hashable & Sendable)? = nil,
    parameters: [String: String] = [:],
    fileID: String = #fileID,
    line: Int = #line
  ) {
    if pageSize < 1 {
      Reports.report(
        "A paged list has a page size of \(pageSize) and uses 1 instead. Pass a page size above 0.",
        position: "\(fileID):\(line)"
      )
    }
    self.service = service
    self.pageSize = max(1, pageSize)
    ownParameters = PageParameters(values: parameters)
    machine = PagingMachine(pageSize: max(1, pageSize))
    storage = PagedStorage(uniqueBy: id.map { id in { RowID(id($0)) } })
  }

  deinit {
    // No task can be awaiting a load here, because its handle would retain the list.
    task?.cancel()
    for reader in readers { reader.finish() }
  }

  /// The rows of all loaded pages, with all edits applied.
  public var items: [Item] { storage.items }

  /// The current activity, or the result of the last load.
  public var status: PageStatus { machine.status }

  /// The zero-based index of the last loaded page that contained rows, or nil if there is none.
  public var pageIndex: Int? { machine.position.index }

  /// Whether there may be another page after the loaded pages.
  ///
  /// The value is false before the first page arrives. It is also false after the last page, until a reload of the
  /// first page finds more pages.
  public var hasMore: Bool { machine.hasMore }

  /// The first error that made the service return cached rows, or nil if the rows of all loaded pages are current.
  public var staleReason: (any Error)? { machine.staleReason }

  /// The number of duplicate rows that the list dropped from the pages that are now loaded.
  public var duplicateCount: Int { storage.duplicateCount }

  package var readerCount: Int { readers.count }
}
