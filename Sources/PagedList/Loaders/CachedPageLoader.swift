public import Foundation
internal import KitSupport
internal import PromiseChain

/// Keeps the last first page in a file, which stands in while the service cannot be reached.
///
/// ```swift
/// let service = CachedPageLoader(QuakeService(), file: caches.appendingPathComponent("quakes.json"))
/// ```
///
/// The page is written whole or not at all. It stands in for a request of the same size with the same parameters, and says
/// so by ``LoadedPage/staleBecause``, of which the list makes a tip. Next pages are the service's alone. A file that cannot
/// be read or written is reported, and otherwise as if it were not there; one file serves one loader.
public struct CachedPageLoader<Item: Codable & Sendable>: PageLoading {
  private let service: any PageLoading<Item>
  private let file: PageFile<Item>
  private let isUnreachable: @Sendable (any Error) -> Bool

  /// Makes a loader.
  ///
  /// - Parameters:
  ///   - service: fetches the pages.
  ///   - file: where the first page is kept. Its folder has to exist.
  ///   - isUnreachable: whether an error says that the service could not be reached: by default a `RequestError` of a
  ///     device that is offline, of a failed connection, or of a time that ran out.
  public init(
    _ service: some PageLoading<Item>,
    file: URL,
    when isUnreachable: (@Sendable (any Error) -> Bool)? = nil
  ) {
    self.service = service
    self.file = PageFile(file)
    self.isUnreachable = isUnreachable ?? { ($0 as? RequestError)?.isUnreachable == true }
  }

  /// Fetches the page from the service; the first one from the file where the service cannot be reached.
  ///
  /// - Parameter request: which page, of what size, with which parameters.
  /// - Returns: the page.
  /// - Throws: what the service throws, where no page stands in.
  public func page(_ request: PageRequest) async throws -> LoadedPage<Item> {
    guard request.isFirst else { return try await service.page(request) }
    let ticket = file.ticket()
    do {
      let page = try await service.page(request)
      if page.staleBecause == nil, !Task.isCancelled { file.write(page, for: request, ticket) }
      return page
    } catch  where isUnreachable(error) {
      guard !Task.isCancelled, var page = file.page(for: request) else { throw error }
      page.staleBecause = error
      return page
    }
  }
}

extension RequestError {
  fileprivate var isUnreachable: Bool {
    switch reason {
    case .offline, .connection, .timedOut: true
    default: false
    }
  }
}
