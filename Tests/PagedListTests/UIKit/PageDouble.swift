import KitSupport
import PagedList

/// A service whose answers a test gives, one after the other.
final class PageDouble: PageLoading {
  private struct State {
    var requests: [PageRequest] = []
    var waiting: [CheckedContinuation<LoadedPage<Row>, any Error>] = []
    var isClosed = false
  }

  private let state = Lock(State())
  private let arrived = Level(0)

  var requests: [PageRequest] { state.withLock { $0.requests } }

  func page(_ request: PageRequest) async throws -> LoadedPage<Row> {
    try await withCheckedThrowingContinuation { continuation in
      let isClosed = state.withLock {
        $0.requests.append(request)
        if !$0.isClosed { $0.waiting.append(continuation) }
        return $0.isClosed
      }
      if isClosed { continuation.resume(throwing: CancellationError()) }
      arrived.raise { $0 += 1 }
    }
  }

  /// Waits until so many requests have come.
  func requests(_ count: Int) async throws {
    try await arrived.reach(count)
  }

  /// Answers the request that has waited longest.
  func answer(_ result: Result<LoadedPage<Row>, any Error>) {
    state.withLock { $0.waiting.removeFirst() }.resume(with: result)
  }

  /// Answers whatever waits or comes, so that nothing waits for ever.
  func close() {
    let waiting = state.withLock {
      $0.isClosed = true
      return exchange(&$0.waiting, with: [])
    }
    for continuation in waiting { continuation.resume(throwing: CancellationError()) }
  }
}

struct Row: Identifiable, Equatable {
  var id: Int
}

struct Offline: Error, CustomStringConvertible {
  let description = "The server is away."
}
