internal import Foundation

/// One list over several services in turn: all pages of the first, then all of the second, and so forth.
///
/// ```swift
/// let both = ChainedPageLoader(forSale, quickMatch)
/// ```
///
/// Each service is asked as if it were alone, for its own pages counted from 0, and with the parameters of the list.
/// One that has no rows is passed over. The loader remembers nothing: where it is goes with the page, as the name of
/// the next. When a service fails, a retry begins with the service whose turn it was: those that have just turned out
/// to have no more rows are asked once more. Where one of them answered with an earlier page that was empty, the next
/// one's page says why.
public struct ChainedPageLoader<Item: Sendable>: PageLoading {
  private let services: [any PageLoading<Item>]

  /// Makes a loader of services, in the order in which their pages come.
  public init(_ services: any PageLoading<Item>...) {
    self.init(services)
  }

  /// Makes a loader of services, in the order in which their pages come.
  public init(_ services: [any PageLoading<Item>]) {
    self.services = services
  }

  /// Fetches the page from the service whose turn it is.
  ///
  /// - Parameter request: a page that the page before named, or the first one.
  /// - Returns: the page.
  /// - Throws: what the service throws; ``ChainedPageLoaderError`` for a page that no page before has named.
  public func page(_ request: PageRequest) async throws -> LoadedPage<Item> {
    var turn = try Turn(of: request, services.indices)
    var staleBecause: (any Error)?
    while services.indices.contains(turn.service) {
      let asked = turn.position.nextRequest(size: request.size, parameters: request.parameters)
      var page = try await services[turn.service].page(asked)
      turn.position.advance(by: page, size: request.size)
      if turn.position.isAtEnd { turn = Turn(service: turn.service + 1) }
      staleBecause = staleBecause ?? page.staleBecause
      let isLast = !services.indices.contains(turn.service)
      guard page.received > 0 || isLast else { continue }
      page.isLast = isLast
      page.nextCursor = isLast ? nil : try turn.name()
      page.total = nil
      page.staleBecause = staleBecause
      return page
    }
    return LoadedPage([])
  }

  /// Whose turn it is, and how far that service has come.
  private struct Turn: Codable {
    var service = 0
    var position = PagePosition()

    init(service: Int) {
      self.service = service
    }

    init(of request: PageRequest, _ services: Range<Int>) throws {
      if request.isFirst, request.cursor == nil { return }
      let name = request.cursor ?? ""
      guard let turn = try? JSONDecoder().decode(Turn.self, from: Data(name.utf8)),
        services.contains(turn.service), turn.position.isPossible
      else {
        throw ChainedPageLoaderError.unknownPage(index: request.index, cursor: request.cursor)
      }
      self = turn
    }

    func name() throws -> String {
      String(decoding: try JSONEncoder().encode(self), as: UTF8.self)
    }
  }
}

/// Why a ``ChainedPageLoader`` has no page.
public enum ChainedPageLoaderError: Error, Equatable, CustomStringConvertible {
  /// The page was not asked for by what the page before said it is called, so that nobody knows whose turn it is.
  case unknownPage(index: Int, cursor: String?)

  /// What was expected and what was found.
  public var description: String {
    switch self {
    case .unknownPage(let index, let cursor):
      """
      Page \(index) of chained services: expected the cursor that the page before it came with, found \
      \(cursor.map { "'\($0)'" } ?? "none").
      """
    }
  }
}
