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
/// The method runs in any isolation and is cancelled like any task. If it throws, the list reports the error and keeps
/// its rows. One service may serve several lists at once.
public protocol PageLoading<Item>: Sendable {
  /// The type of a row.
  associatedtype Item: Sendable

  /// Fetches a page.
  ///
  /// - Parameter request: The index or cursor, the size and the parameters of the page.
  /// - Returns: The rows, and what the service reports about the page.
  /// - Throws: An error if the page could not be fetched.
  func page(_ request: PageRequest) async throws -> LoadedPage<Item>
}

/// A request for a page.
public struct PageRequest: Sendable, Equatable {
  /// The zero-based index of the page.
  public var index: Int

  /// The cursor from the previous page, or nil for the first page and for services with numbered pages.
  public var cursor: String?

  /// The requested number of rows.
  public var size: Int

  /// The list's parameters, merged with those of this request.
  public var parameters: [String: String]

  /// Creates a request.
  public init(index: Int = 0, cursor: String? = nil, size: Int, parameters: [String: String] = [:]) {
    self.index = index
    self.cursor = cursor
    self.size = size
    self.parameters = parameters
  }

  /// Whether this is the first page.
  public var isFirst: Bool { index == 0 }
}
