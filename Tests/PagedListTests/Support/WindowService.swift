import KitSupport
import PagedList

/// A service whose rows a test changes. It answers at once.
final class WindowService: PageLoading {
  private struct State {
    var server: WindowServer
    var requests: [PageRequest] = []
  }

  private let state: Lock<State>

  init(_ kind: WindowServer.Kind, rows: Range<Int>) {
    state = Lock(State(server: WindowServer(kind, rows: rows)))
  }

  var rows: [Int] { state.withLock { $0.server.rows } }

  /// The requests since the last call.
  func read() -> [PageRequest] { state.withLock { exchange(&$0.requests, with: []) } }

  @discardableResult
  func change<Result: Sendable>(_ change: @Sendable (inout WindowServer) -> Result) -> Result {
    state.withLock { change(&$0.server) }
  }

  func page(_ request: PageRequest) async throws -> LoadedPage<Int> {
    state.withLock {
      $0.requests.append(request)
      return $0.server.page(request)
    }
  }
}

extension PagedList {
  func loadToEnd() async { while hasNext { _ = await loadNextPage().finished } }
  func loadToBeginning() async { while hasPrevious { _ = await loadPreviousPage().finished } }
}
