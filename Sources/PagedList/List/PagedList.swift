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

  var completions: [LoadCompletion] = []
  var observers: [WeakObserver] = []

  package internal(set) var readers: [AsyncStream<PagedListUpdate<Item>>.Continuation] = []

  /// Each action runs after observers have received all events of the previous action.
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
    storage = PagedStorage(uniqueBy: id.map { id in { RowID(value: id($0)) } })
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
}

extension PagedList {
  /// Loads or reloads the first page.
  ///
  /// If the first page is already loading with the same parameters, that load continues. Any other running load is
  /// canceled. The current rows stay until the page arrives.
  ///
  /// - Parameter parameters: Additional parameters for this request and its retries. They override the list's
  ///   parameters.
  /// - Returns: A handle for awaiting the outcome of the load.
  @discardableResult
  public func loadFirstPage(parameters: [String: String] = [:]) -> PageLoadHandle {
    enqueueLoad { $0.loadFirstPage(parameters: parameters, until: $1) }
  }

  func loadFirstPage(parameters: [String: String] = [:], until completion: LoadCompletion) {
    load(.loadFirst(parameters: self.parameters.merging(parameters) { $1 }), until: completion) {
      $0.kind != .next
    }
  }

  /// Loads the next page if ``hasMore`` is true and no other load is running.
  ///
  /// Before the first page arrives, this method does nothing.
  ///
  /// - Parameter parameters: Additional parameters for this request and its retries. They override the list's
  ///   parameters.
  /// - Returns: A handle for awaiting the outcome of the load.
  @discardableResult
  public func loadNextPage(parameters: [String: String] = [:]) -> PageLoadHandle {
    enqueueLoad { list, completion in
      list.load(.loadNext(parameters: list.parameters.merging(parameters) { $1 }), until: completion) {
        $0.kind == .next
      }
    }
  }

  /// Loads the next page if a visible row is near the end of the list.
  ///
  /// A row is near the end if fewer than ``prefetchDistance`` rows follow it. This method does nothing if there is no
  /// next page, a load is running, or the list is paused.
  ///
  /// After a next page fails or is canceled with ``cancel()``, this method also does nothing until another page
  /// arrives. Let the user retry instead.
  ///
  /// - Parameter index: The index of the visible row in ``items``.
  public func loadNextPageIfNeeded(showing index: Int) {
    guard machine.canPrefetch, index >= items.count - prefetchDistance else { return }
    loadNextPage()
  }

  /// Requests the failed page again, with its original parameters.
  ///
  /// Does nothing if no page has failed since the last page arrived, or if another load is running.
  ///
  /// - Returns: A handle for awaiting the outcome of the load.
  @discardableResult
  public func retry() -> PageLoadHandle {
    enqueueLoad { $0.load(.retry, until: $1, isThis: \.isRetry) }
  }

  /// Cancels the current load, even if the list is paused. The rows are unchanged.
  public func cancel() {
    enqueue { $0.handle(.cancel) }
  }

  /// Suspends loading until ``resume()`` is called.
  ///
  /// Pausing cancels the running request. ``resume()`` sends the request again, so that the response does not predate
  /// the pause. If you request a load while the list is paused, its request is sent when the list resumes.
  public func pause() {
    enqueue { $0.handle(.pause) }
  }

  /// Resumes loading after ``pause()``. If a load was interrupted, or was requested while the list was paused, the list
  /// sends its request.
  public func resume() {
    enqueue { $0.handle(.resume) }
  }

  /// Edits the rows, for example to remove a row that the user deleted.
  ///
  /// The list notifies observers only if the closure changes the array. If rows are class instances, changing a
  /// property of an instance does not change the array. The list detects changes in ``beforeFirstPage`` and
  /// ``beforeNextPage`` in the same way.
  ///
  /// If the list identifies rows by id, a row that you remove does not reappear until the first page is requested
  /// again. If the service finds pages by number or offset and deletes the row too, its later rows move to earlier
  /// pages. Loads of next pages then ask again for the pages that are already loaded, and append the rows that moved
  /// there. For this, the edit may come before or after the deletion, but no page may arrive between a deletion and a
  /// later edit. As long as the service keeps a removed row that it has returned, each next page takes a second
  /// request, unless another edit puts the row back. A row that the service has not returned costs no request until a
  /// page repeats a loaded row, because only then the service may have inserted it in front of that page.
  ///
  /// A list without ids does not ask again for a page.
  ///
  /// - Parameter change: A closure that edits the rows. It runs immediately, unless the list is still handling another
  ///   change. In that case, it runs after that change.
  /// - Complexity: O(*n*), where *n* is the number of rows.
  public func edit(_ change: @escaping (inout [Item]) -> Void) {
    enqueue { list in
      guard let rows = Self.rows(list.items, editedBy: change) else { return }
      var next = list.storage.edited(to: rows)
      next.recordRemovals(from: list.storage)
      let removed = next.removedCount - list.storage.removedCount
      list.replaceStorage(with: next)
      list.handle(.removed(removed))
      list.notify(.changed(.edited))
      list.publish()
    }
  }
}
