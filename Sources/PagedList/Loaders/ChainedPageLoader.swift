internal import Foundation

/// A loader that joins several services: all pages of the first service, then all pages of the second, and so on.
///
/// ```swift
/// let both = ChainedPageLoader(forSale, quickMatch)
/// ```
///
/// Each service receives requests for its own pages, counted from 0, with the list's parameters and without
/// ``PageRequest/lastID``. The loader skips pages without rows, except at the end of the last service. The loader has no
/// state. It stores its position in the ``LoadedPage/nextCursor`` of each page.
///
/// If a service fails, a retry starts at the service that the cursor names, so skipped services are requested again. If
/// a skipped service reports a ``LoadedPage/staleReason``, the next page that the loader returns has the same reason.
public struct ChainedPageLoader<Item: Sendable>: PageLoading {
  private let services: [any PageLoading<Item>]

  /// Creates a loader for the pages of several services, in this order.
  public init(_ services: any PageLoading<Item>...) {
    self.init(services)
  }

  /// Creates a loader for the pages of an array of services, in order.
  public init(_ services: [any PageLoading<Item>]) {
    self.services = services
  }

  /// Loads the first page, or the page of a cursor. If a service has no more rows, loads the first page of the next one.
  ///
  /// - Throws: The error of a service, or ``ChainedPageLoaderError`` if the cursor is missing or invalid.
  public func page(_ request: PageRequest) async throws -> LoadedPage<Item> {
    var current = try Progress(of: request, services.indices)
    var staleReason: (any Error)?
    while services.indices.contains(current.service) {
      let pageRequest = current.position.nextRequest(size: request.size, parameters: request.parameters)
      var page = try await services[current.service].page(pageRequest)
      current.position.advance(by: page, size: request.size)
      if current.position.isAtEnd { current = Progress(service: current.service + 1) }
      staleReason = staleReason ?? page.staleReason
      let isLast = !services.indices.contains(current.service)
      guard page.received > 0 || isLast else { continue }
      page.isLast = isLast
      page.isCounted = page.isCounted || page.nextCursor == nil
      page.nextCursor = isLast ? nil : try current.cursor()
      page.total = nil
      page.staleReason = staleReason
      return page
    }
    return LoadedPage([])
  }

  /// The index of the current service, and the position in its pages.
  private struct Progress: Codable {
    var service = 0
    var position = PagePosition()

    init(service: Int) {
      self.service = service
    }

    init(of request: PageRequest, _ services: Range<Int>) throws {
      if request.isFirst, request.cursor == nil { return }
      guard let progress = try? JSONDecoder().decode(Progress.self, from: Data((request.cursor ?? "").utf8)),
        services.contains(progress.service), progress.position.isPossible
      else {
        throw ChainedPageLoaderError.unknownPage(index: request.index, cursor: request.cursor)
      }
      self = progress
    }

    func cursor() throws -> String {
      String(decoding: try JSONEncoder().encode(self), as: UTF8.self)
    }
  }
}

/// An error that a ``ChainedPageLoader`` throws.
public enum ChainedPageLoaderError: Error, Equatable, CustomStringConvertible {
  /// The cursor of the request is missing or invalid, so the current service is unknown.
  case unknownPage(index: Int, cursor: String?)

  /// A description of the error, with the index of the page and the cursor of the request.
  public var description: String {
    switch self {
    case .unknownPage(let index, let cursor):
      """
      Page \(index) of chained services: expected the cursor of the previous page, found \
      \(cursor.map { "'\($0)'" } ?? "none").
      """
    }
  }
}

/// A loader that generates sample rows, for development without a server.
///
/// ```swift
/// let sample = SamplePageLoader(count: 95, pageSize: 20) { index in Quake(sample: index) }
/// ```
///
/// The loader ignores the requested page size and uses its own. It reports the total number of rows.
public struct SamplePageLoader<Item: Sendable>: PageLoading {
  private let count: Int
  private let pageSize: Int
  private let makeItem: @Sendable (Int) -> Item

  /// Creates a loader that generates a fixed number of rows, from their indices across all pages. A negative count is 0,
  /// and a page size below 1 is 1.
  public init(count: Int, pageSize: Int = 20, _ makeItem: @escaping @Sendable (_ index: Int) -> Item) {
    (self.count, self.pageSize, self.makeItem) = (max(0, count), max(1, pageSize), makeItem)
  }

  /// Returns the page at the requested index, or an empty page if there is no such page.
  public func page(_ request: PageRequest) async throws -> LoadedPage<Item> {
    let isThere = (0...count / pageSize).contains(request.index)
    let start = isThere ? request.index * pageSize : count
    let rows = (start..<count).prefix(pageSize)
    return LoadedPage(rows.map(makeItem), pageSize: pageSize, total: count)
  }
}
