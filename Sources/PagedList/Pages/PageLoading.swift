/// A service that fetches the pages of a ``PagedList``.
///
/// ```swift
/// struct QuakeService: PageLoading {
///   func page(_ request: PageRequest) async throws -> LoadedPage<Quake> {
///     LoadedPage(try await quakes(from: request.offset, count: request.size))
///   }
/// }
/// ```
///
/// The list calls ``page(_:)`` in a task, and cancels the task to cancel the request. The method may be isolated to any
/// actor. If the method throws, the list reports the error and keeps its rows. Several lists may share one service.
public protocol PageLoading<Item>: Sendable {
  /// The type of a row.
  associatedtype Item: Sendable

  /// Fetches a page.
  ///
  /// - Throws: An error if the page cannot be fetched.
  func page(_ request: PageRequest) async throws -> LoadedPage<Item>

  /// Returns a page that needs no waiting, for example from a cache in memory, or nil to be asked by ``page(_:)``.
  ///
  /// The list shows this page before the method that requested it returns, so no indicator appears. It calls this method
  /// on the main actor. The default implementation returns nil.
  func pageAtHand(_ request: PageRequest) -> LoadedPage<Item>?
}

extension PageLoading {
  /// Returns nil, so that the list calls ``page(_:)``.
  public func pageAtHand(_ request: PageRequest) -> LoadedPage<Item>? { nil }
}

/// A request that a ``PagedList`` sends to its service for one page.
///
/// A service uses one of ``index``, ``offset``, ``cursor`` and the ids to find the page:
///
/// ```swift
/// switch request.end {
/// case _ where request.anchor != nil: try await messages(around: request.anchor, count: request.size)
/// case .next: try await messages(after: request.lastID, count: request.size)
/// case .previous: try await messages(before: request.firstID, count: request.size)
/// }
/// ```
///
/// ``index`` and ``offset`` name the page in both directions, so a service that counts ignores ``end``.
public struct PageRequest: Sendable, Equatable {
  /// The zero-based index of the page.
  ///
  /// After an edit of the list, this may be the index of a page that is already loaded. ``PagedList/edit(_:)``
  /// describes when.
  public var index: Int

  /// The number of rows that the service returned in the pages before this page.
  ///
  /// The number includes dropped and duplicate rows, but not the rows that the app inserted. If all pages are full, it
  /// is ``index`` times ``size``.
  public var offset: Int

  /// The direction: whether the page continues after the list's rows, or ends before them.
  ///
  /// If a service gives no ``LoadedPage/previousCursor``, a list requests released pages with the cursors that led to
  /// them. The direction is then `next`.
  public var end = PageEnd.next

  /// The id of the last row that the list has received and that no edit has removed since.
  ///
  /// The value is nil in the request of a first or previous page, and if the list does not identify rows.
  public var lastID: (any Hashable & Sendable)? { last?.value }

  /// The id of the first row that the list holds and that no edit has removed since.
  ///
  /// The value is nil unless the request is for a previous page.
  public var firstID: (any Hashable & Sendable)? { first?.value }

  /// The id, cursor or other value that the list begins around or jumps to, or nil for any other page.
  ///
  /// The service returns a page that contains the row, or the nearest one, and rows around it. A page without rows
  /// means that the service has no such row.
  ///
  /// A list that began around an anchor, or jumped to a row, also asks around its last row. It does so if the service
  /// has cursors, and none leads behind that row because its page was the last one.
  public var anchor: (any Hashable & Sendable)? { around?.value }

  /// The number of rows that the list holds and that the service has returned, without those that edits have removed.
  /// The value is 0 in the request of a first page.
  public internal(set) var heldCount = 0

  /// The cursor of the page, or nil for a first page or a service that numbers its pages.
  public var cursor: String?

  /// The number of rows to fetch.
  public var size: Int

  /// The list's parameters, and the additional parameters of this load, which override them.
  public var parameters: [String: String] {
    get { ownParameters.values }
    set { ownParameters.values = newValue }
  }

  private var ownParameters: PageParameters
  var first: RowID?
  var last: RowID?
  var around: RowID?

  /// Creates a request, by default for the first page and without parameters. The offset defaults to the number of rows
  /// in `index` full pages.
  public init(
    index: Int = 0,
    offset: Int? = nil,
    end: PageEnd = .next,
    firstID: (any Hashable & Sendable)? = nil,
    lastID: (any Hashable & Sendable)? = nil,
    anchor: (any Hashable & Sendable)? = nil,
    cursor: String? = nil,
    size: Int,
    parameters: [String: String] = [:]
  ) {
    self.index = index
    // A product that overflows is of no use, but must not trap.
    self.offset = offset ?? (index &* size)
    self.cursor = cursor
    self.size = size
    ownParameters = PageParameters(values: parameters)
    self.end = end
    (first, last, around) = (firstID.map(RowID.init), lastID.map(RowID.init), anchor.map(RowID.init))
  }

  /// Whether this request is for the first page. After an edit, the load of a next page may ask for it again.
  public var isFirst: Bool { index == 0 && around == nil }
}

/// Parameters of requests. A dump contains their names, but no values, because they may be secret.
struct PageParameters: Sendable, Equatable, CustomReflectable {
  var values: [String: String]

  var customMirror: Mirror {
    Mirror(self, children: ["names": values.keys.sorted()], displayStyle: .struct)
  }
}
