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
  /// - Parameter request: A request with the index or cursor of the page, its size, and the parameters to send.
  /// - Returns: The rows, and the properties that the service reports for the page.
  /// - Throws: An error if the page cannot be fetched.
  func page(_ request: PageRequest) async throws -> LoadedPage<Item>
}

/// A request that a ``PagedList`` sends to its service for one page.
///
/// A service uses one of ``index``, ``offset``, ``lastID`` and ``cursor`` to find the page.
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

  /// The id of the last row that the list has received and that no edit has removed since.
  ///
  /// The value is nil in the request of a first page, and if the list does not identify rows.
  public var lastID: (any Hashable & Sendable)? { last?.value }

  /// The cursor from the previous page, or nil for a first page or a service that numbers its pages.
  public var cursor: String?

  /// The number of rows to fetch.
  public var size: Int

  /// The list's parameters, and the additional parameters of this load, which override them.
  public var parameters: [String: String] {
    get { ownParameters.values }
    set { ownParameters.values = newValue }
  }

  private var ownParameters: PageParameters
  var last: RowID?

  /// Creates a request, by default for the first page and without parameters.
  ///
  /// - Parameters:
  ///   - index: The index of the page.
  ///   - offset: The number of rows before the page. Defaults to the number of rows in as many full pages.
  ///   - lastID: The id of the row before the page.
  ///   - cursor: The cursor of the page.
  ///   - size: The number of rows to fetch.
  ///   - parameters: The parameters.
  public init(
    index: Int = 0,
    offset: Int? = nil,
    lastID: (any Hashable & Sendable)? = nil,
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
    last = lastID.map(RowID.init)
  }

  /// Whether this request is for the first page. After an edit, the load of a next page may ask for it again.
  public var isFirst: Bool { index == 0 }
}

/// Parameters of requests. A dump contains their names, but no values, because they may be secret.
struct PageParameters: Sendable, Equatable, CustomReflectable {
  var values: [String: String]

  var customMirror: Mirror {
    Mirror(self, children: ["names": values.keys.sorted()], displayStyle: .struct)
  }
}
