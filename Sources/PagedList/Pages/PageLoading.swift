/// A service that fetches the pages of a ``PagedList``.
///
/// ```swift
/// struct QuakeService: PageLoading {
///   func page(_ request: PageRequest) async throws -> LoadedPage<Quake> {
///     LoadedPage(try await quakes(from: request.index * request.size, count: request.size))
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
public struct PageRequest: Sendable, Equatable {
  /// The zero-based index of the page.
  public var index: Int

  /// The cursor from the previous page, or nil for a first page or a service that numbers its pages.
  public var cursor: String?

  /// The number of rows to fetch.
  public var size: Int

  /// The list's parameters, and the additional parameters of this load, which override them.
  public var parameters: [String: String]

  /// Creates a request, by default for the first page and without parameters.
  public init(index: Int = 0, cursor: String? = nil, size: Int, parameters: [String: String] = [:]) {
    self.index = index
    self.cursor = cursor
    self.size = size
    self.parameters = parameters
  }

  /// Whether this request is for the first page.
  public var isFirst: Bool { index == 0 }
}
