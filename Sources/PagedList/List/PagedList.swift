internal import KitSupport

/// A list that loads its rows page by page from a service.
///
/// ```swift
/// let list = PagedList(QuakeService(), pageSize: 20, uniqueBy: \.id)
/// list.loadFirstPage()
/// for await update in list.updates { … }
/// ```
///
/// One request runs at a time. Requesting a page that is already loading does nothing, and requesting the first page
/// cancels the load of a next page. Answers to cancelled or outdated requests are ignored. The page index advances only
/// when a page arrives; a failure changes no rows.
///
/// The list retains its service. Releasing the list cancels its running request.
@MainActor
public final class PagedList<Item: Sendable> {
  /// The number of rows requested per page.
  public let pageSize: Int

  /// The parameters of every request, starting with the next load. After a change, load the first page; otherwise the
  /// next page belongs to a different list.
  public var parameters: [String: String]

  /// The distance from the end, in rows, at which ``loadNextPageIfNeeded(showing:)`` loads the next page.
  public var prefetchDistance = 5

  /// Edits the rows of a first page before they are published.
  ///
  /// An edit copies the page.
  public var beforeFirstPage: ((inout [Item]) -> Void)?

  /// Edits the rows before a next page is published. It receives all rows, those of the new page at the end.
  ///
  /// An edit copies the whole list, not just the page, and is published as ``PagedListChange/edited``. If the hook
  /// changes nothing, the change is ``PagedListChange/appended(_:)``.
  public var beforeNextPage: ((inout [Item]) -> Void)?

  let service: any PageLoading<Item>
  var machine: PagingMachine<Item>
  var storage: PagedStorage<Item>
  var task: Task<Void, Never>?

  /// Completions of the running load.
  var completions: [LoadCompletion] = []
  var observers: [WeakObserver] = []

  /// The readers of ``updates``. Terminated ones are removed with the next update.
  var readers: [AsyncStream<PagedListUpdate<Item>>.Continuation] = []

  /// Actions performed one after another, so that every observer receives the events of one before those of the next.
  var pendingActions: [@MainActor (PagedList) -> Void] = []
  var isBusy = false

  /// Creates a list. It requests nothing until a load method is called.
  ///
  /// - Parameters:
  ///   - service: The service that fetches the pages.
  ///   - pageSize: The number of rows requested per page. A value below 1 is reported and replaced by 1.
  ///   - id: Returns the identity of a row. A row whose id has already appeared is dropped and counted in
  ///     ``duplicateCount``. If nil, no row is dropped.
  ///   - parameters: The parameters of every request.
  ///   - fileID: The file named in a report.
  ///   - line: The line named in a report.
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
        "A paged list has a page size of \(pageSize) and uses 1 instead. Pass a page size above 0.",
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
    // No task is waiting for a load here: a waiting task keeps the list alive.
    task?.cancel()
    for reader in readers { reader.finish() }
  }

  /// The rows.
  public var items: [Item] { storage.items }

  /// The current activity, or the result of the last load.
  public var status: PageStatus { machine.status }

  /// The zero-based index of the last page that had rows, or nil if none had.
  public var pageIndex: Int? { machine.position.index }

  /// Whether there may be another page. False before the first page arrives, and after the last one until a refresh.
  public var hasMore: Bool { machine.hasMore }

  /// The error that made the service answer with cached rows, or nil if all rows are current.
  public var staleReason: (any Error)? { machine.staleReason }

  /// The number of rows dropped as duplicates since the last first page.
  public var duplicateCount: Int { storage.duplicateCount }

  /// The number of readers of ``updates``.
  package var readerCount: Int { readers.count }
}
