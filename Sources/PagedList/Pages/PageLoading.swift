/// Fetches pages of rows: the domain service behind a ``PagedList``.
///
/// ```swift
/// struct QuakeService: PageLoading {
///   func page(_ request: PageRequest) async throws -> LoadedPage<Quake> {
///     LoadedPage(try await quakes(from: request.index * request.size, count: request.size))
///   }
/// }
/// ```
///
/// It runs where it likes, and is cancelled as any task is. What it throws is what the list's failure says, and the list
/// keeps its rows. One service may serve several lists at once.
public protocol PageLoading<Item>: Sendable {
  /// What a row shows.
  associatedtype Item: Sendable

  /// Fetches a page.
  ///
  /// - Parameter request: which page, of what size, with which parameters.
  /// - Returns: the rows, and what else the service says of the page.
  /// - Throws: whatever kept the page from coming.
  func page(_ request: PageRequest) async throws -> LoadedPage<Item>
}

/// Which page is asked for, and how.
public struct PageRequest: Sendable, Equatable {
  /// The page, counted from 0.
  public var index: Int

  /// What the page before said the next one is called; nil for the first page, and where the service counts pages.
  public var cursor: String?

  /// How many rows the page shall have.
  public var size: Int

  /// The list's own parameters, and those of this request alone.
  public var parameters: [String: String]

  /// Makes a request.
  public init(index: Int = 0, cursor: String? = nil, size: Int, parameters: [String: String] = [:]) {
    self.index = index
    self.cursor = cursor
    self.size = size
    self.parameters = parameters
  }

  /// Whether it is the first page.
  public var isFirst: Bool { index == 0 }
}
