internal import Foundation
internal import KitSupport

/// A list that loads its rows from a service, one page at a time.
///
/// ```swift
/// let list = PagedList(QuakeService(), pageSize: 20, uniqueBy: \.id)
/// list.loadFirstPage()
/// for await update in list.updates { … }
/// ```
///
/// A list begins at the service's first row and grows at its end. If it begins around an anchor, or lets rows go, it
/// grows at both ends:
///
/// ```swift
/// let messages = PagedList(around: lastRead, pageSize: 20, keeping: 2_000, id: \.id) { request in
///   try await server.page(request)
/// }
/// messages.loadFirstPage()
/// messages.loadPreviousPage()
/// messages.append(arrived)
/// ```
///
/// The list sends one request at a time at each end. Requesting a page that is already loading does nothing. As an
/// exception, requesting the first page with different parameters starts a new load. Requesting the first page also
/// cancels the loads of next and previous pages. Responses to canceled or outdated requests are ignored. The page index
/// advances only when a page with rows arrives, and a failure leaves the rows unchanged.
///
/// A service that counts its rows or pages moves rows when it deletes or inserts others. The list finds moved rows after
/// an edit of its own, and drops repeated ones. If such a service deletes rows and the app does not, no answer shows it:
/// the rows that moved to a loaded page are missing until the first page is loaded again. A service that finds pages by
/// cursors or ids loses none.
///
/// The list retains its service. Releasing the list cancels its running requests.
@MainActor
public final class PagedList<Item: Sendable> {
  /// The number of rows to request per page.
  public let pageSize: Int

  /// The parameters that the list adds to every request. After a change, load the first page.
  ///
  /// A next or previous page has the parameters as they were in the request for the first page, or for the page around a
  /// row, whose rows it continues. So after a failed search, it continues the rows that show. A retry has the parameters
  /// of the failed request.
  public var parameters: [String: String] {
    get { machine.parameters.values }
    set { machine.parameters.values = newValue }
  }

  /// The number of rows at each end of the list. If one of them is visible, the page there loads.
  public var prefetchDistance = 5

  /// A closure that edits the rows of a first page before the list publishes them.
  ///
  /// Editing the rows copies the page.
  public var beforeFirstPage: ((inout [Item]) -> Void)?

  /// A closure that edits all rows after a next or previous page has been added, before the list publishes the change.
  ///
  /// The new rows are at the end or the beginning of the array. If the closure changes the array, all rows are copied, and the
  /// list publishes ``PagedListChange/edited``. Otherwise, it publishes ``PagedListChange/appended(_:)`` or
  /// ``PagedListChange/prepended(_:)`` if the page added rows.
  public var beforeNextPage: ((inout [Item]) -> Void)?

  let service: any PageLoading<Item>
  var machine: PagingMachine<Item>
  var storage: PagedStorage<Item>
  let id: ((Item) -> RowID)?
  var anchor: RowID?

  /// The edits whose requests wait or run, by their numbers.
  var edits: [Int: PageEdit<Item>] = [:]

  /// The rows that have arrived in a sorted list while a load was running.
  var sortedArrivals: [Item] = []

  let keeper: PageKeeper<Item>?
  var currentPlace: RowPlace?

  /// Returns the place of the user in the view that shows the list, or nil if it is unknown.
  var placeInView: (@MainActor () -> RowPlace?)?

  /// The time of the last answer, or of the answer that was stored. It is nil if there was none.
  var answerDate: Date?
  var tasks: [PageEnd: Task<Void, Never>] = [:]

  var completions: [PageEnd: [LoadCompletion]] = [:]
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
  ///   - anchor: The id, cursor or other value of the row to begin around, or nil to begin at the service's first row.
  ///     ``loadFirstPage(parameters:)`` then sends a request with this ``PageRequest/anchor``.
  ///   - limit: The maximum number of rows to keep, or nil for no limit. If a page exceeds it, whole pages at the other end
  ///     are released, and load again when needed. Only rows that the service has returned count. A value below three
  ///     pages is reported and replaced by three pages. A limit without `id` is ignored.
  ///   - areInIncreasingOrder: The order of the rows, for example by date, or nil for the order in which they arrive. It
  ///     must be the service's order. It matters for rows that are passed to ``append(_:)-([Item])`` late, and for edits.
  ///   - parameters: The parameters of every request.
  ///   - store: A store that keeps the rows, for example a ``FilePageStore``. The rows that it has show at once.
  ///     ``staleReason`` is then ``RowsAreStored``, until the first page replaces them.
  ///   - fileID: The file to name in a report about the page size or the limit.
  ///   - line: The line to name in a report about the page size or the limit.
  public init(
    _ service: some PageLoading<Item>,
    pageSize: Int,
    uniqueBy id: ((Item) -> any Hashable & Sendable)? = nil,
    around anchor: (any Hashable & Sendable)? = nil,
    keeping limit: Int? = nil,
    sortedBy areInIncreasingOrder: ((Item, Item) -> Bool)? = nil,
    parameters: [String: String] = [:],
    store: (any PageStoring<Item>)? = nil,
    fileID: String = #fileID,
    line: Int = #line
  ) {
    let size = max(1, pageSize)
    let smallest = size.multipliedReportingOverflow(by: 3)
    let least = smallest.overflow ? .max : smallest.partialValue
    if pageSize < 1 {
      Reports.report(
        "A paged list has a page size of \(pageSize) and uses 1 instead. Pass a page size above 0.",
        position: "\(fileID):\(line)"
      )
    } else if let limit, limit < least {
      Reports.report(
        "A paged list keeps \(limit) rows and uses \(least) instead. Keep at least three pages.",
        position: "\(fileID):\(line)"
      )
    }
    self.service = service
    self.pageSize = size
    self.anchor = anchor.map(RowID.init)
    self.id = id.map { id in { RowID(value: id($0)) } }
    storage = PagedStorage(id: self.id, sortedBy: areInIncreasingOrder)
    keeper = store.map(PageKeeper.init)
    machine = PagingMachine(pageSize: size, keeping: id == nil ? .max : limit.map { max(least, $0) } ?? .max)
    machine.parameters.values = parameters
    showStored()
  }

  /// Creates a list without loading a page. `page` fetches a page, as ``PageLoading/page(_:)`` does. With an anchor, the
  /// list grows at both ends.
  ///
  /// The other parameters are those of
  /// ``init(_:pageSize:uniqueBy:around:keeping:sortedBy:parameters:store:fileID:line:)``.
  public convenience init(
    around anchor: (any Hashable & Sendable)? = nil,
    pageSize: Int,
    keeping limit: Int? = nil,
    id: @escaping (Item) -> any Hashable & Sendable,
    sortedBy areInIncreasingOrder: ((Item, Item) -> Bool)? = nil,
    parameters: [String: String] = [:],
    store: (any PageStoring<Item>)? = nil,
    fileID: String = #fileID,
    line: Int = #line,
    page: @escaping @Sendable (_ request: PageRequest) async throws -> LoadedPage<Item>
  ) {
    self.init(
      ClosurePageLoader(body: page),
      pageSize: pageSize,
      uniqueBy: id,
      around: anchor,
      keeping: limit,
      sortedBy: areInIncreasingOrder,
      parameters: parameters,
      store: store,
      fileID: fileID,
      line: line
    )
  }

  deinit {
    // No task can be awaiting a load here, because its handle would retain the list.
    for task in tasks.values { task.cancel() }
    for reader in readers { reader.finish() }
  }

  /// The rows of all loaded pages, with all edits applied.
  public var items: [Item] { storage.items }

  /// The current activity, or the result of the last load. Loads of previous pages do not count.
  public var status: PageStatus { machine.status(of: .next) }

  /// Returns the current activity at an end, or the result of the last load there. Loads that replace all rows belong to
  /// the end `next`.
  public func status(at end: PageEnd) -> PageStatus { machine.status(of: end) }

  /// The zero-based index of the last loaded page that contained rows, or nil if there is none.
  public var pageIndex: Int? { machine.window.lastPage?.index }

  /// Whether there may be another page after the loaded pages.
  ///
  /// The value is false before the first page arrives. It is also false after the last page, until a reload of the
  /// first page finds more pages, or the list lets the last page go.
  public var hasMore: Bool { machine.hasMore(at: .next) }

  /// Whether there may be another page after the loaded pages, as ``hasMore``.
  public var hasNext: Bool { hasMore }

  /// Whether there may be another page before the loaded pages.
  ///
  /// The value is false before the first page arrives. In a list that begins at the service's first row, it is true
  /// after the list has released the first page.
  public var hasPrevious: Bool { machine.hasMore(at: .previous) }

  /// Whether the list may grow at both ends.
  var isWindow: Bool { anchor != nil || machine.limit < .max }

  /// The number of rows that were passed to ``append(_:)-([Item])`` but are not shown, because there are pages before them that
  /// are not loaded. They come with their page, and the value becomes 0 when the last page has loaded.
  public var newerCount: Int { machine.newerCount }

  /// Returns placeholders for the nearest rows at an end that are not loaded, to be declared there as rows.
  ///
  /// ```swift
  /// PagedTable(tableView, showing: feed) { [unowned feed] posts in
  ///   ListSource {
  ///     Rows(posts, cell: PostCell.self)
  ///     Rows(feed.placeholders(at: .next), cell: SkeletonCell.self)
  ///   }
  /// }
  /// ```
  ///
  /// They do not count as rows of the list, so pages load in front of them. Declare them as they are, not as other models.
  ///
  /// - Parameters:
  ///   - end: The end of the list.
  ///   - limit: The maximum number of placeholders.
  /// - Returns: Placeholders in order. At the end `next`, there are none unless the service reports a
  ///   ``LoadedPage/total``. In a list that begins around an anchor, it must also report ``LoadedPage/offset``.
  public func placeholders(at end: PageEnd, limit: Int = 20) -> [PagePlaceholder] {
    let missing = machine.hasFirstPage ? machine.window.missing(at: end) : 0..<0
    let nearest = end == .next ? missing.prefix(max(0, limit)) : missing.suffix(max(0, limit))
    return nearest.map(PagePlaceholder.init)
  }

  /// The first error that made the service return cached rows, or nil if the rows of all loaded pages are current.
  public var staleReason: (any Error)? { machine.staleReason }

  /// The number of duplicate rows that the list dropped since the first page.
  public var duplicateCount: Int { machine.window.duplicateCount }
}

/// The place of a row that a ``PagedList`` has not loaded. See ``PagedList/placeholders(at:limit:)``.
public struct PagePlaceholder: Identifiable, Hashable, Sendable {
  /// The number of the service's rows in front of the row.
  public let index: Int

  /// The placeholder itself, so that no row of the list has the same id.
  public var id: PagePlaceholder { self }
}

/// A loader that calls a closure.
private struct ClosurePageLoader<Item: Sendable>: PageLoading {
  let body: @Sendable (PageRequest) async throws -> LoadedPage<Item>

  func page(_ request: PageRequest) async throws -> LoadedPage<Item> { try await body(request) }
}
