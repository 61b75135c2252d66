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
