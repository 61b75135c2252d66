import KitSupport
import PagedList
import TestSupport
import Testing

/// A service whose answers a test controls.
final class ManualService<Item: Sendable>: PageLoading {
  typealias Answer = Result<LoadedPage<Item>, any Error>

  private struct State {
    var requests: [PageRequest] = []
    var waiting: [Int: CheckedContinuation<LoadedPage<Item>, any Error>] = [:]
    var early: [Int: Answer] = [:]
    var isClosed = false
  }

  /// Counts arrived requests.
  let arrivals = Signal()

  /// Counts canceled requests.
  let cancellations = Signal()

  /// Whether requests ignore cancellation.
  let ignoresCancellation: Bool

  private let state = Lock(State())

  init(ignoresCancellation: Bool = false) {
    self.ignoresCancellation = ignoresCancellation
  }

  var requests: [PageRequest] { state.withLock { $0.requests } }

  func page(_ request: PageRequest) async throws -> LoadedPage<Item> {
    let number = state.withLock { state in
      state.requests.append(request)
      return state.requests.count - 1
    }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let early = state.withLock { state in
          let early: Answer? = state.isClosed ? .failure(CancellationError()) : state.early[number]
          if early == nil { state.waiting[number] = continuation }
          return early
        }
        arrivals.send()
        if let early { continuation.resume(with: early) }
      }
    } onCancel: {
      if !ignoresCancellation { answer(number, .failure(CancellationError())) }
      cancellations.send()
    }
  }

  /// Answers a request, counted from 0 in the order of their arrival.
  func answer(_ number: Int, _ answer: Answer) {
    let waiting = state.withLock { state in
      let waiting = state.waiting.removeValue(forKey: number)
      if waiting == nil { state.early[number] = answer }
      return waiting
    }
    waiting?.resume(with: answer)
  }

  /// Answers the oldest waiting request.
  func answer(_ answer: Answer) {
    let number = state.withLock { $0.waiting.keys.min() }
    guard let number else {
      Issue.record("No request is waiting for an answer.")
      return
    }
    self.answer(number, answer)
  }

  /// Fails a request once it has arrived.
  func fail(_ number: Int, _ error: any Error = Broken()) async throws {
    try await arrivals.reach(number + 1)
    answer(number, .failure(error))
  }

  /// Fails a request once it has arrived, and waits for its load to end.
  func fail(_ number: Int, _ error: any Error = Broken(), to load: PageLoadHandle) async throws {
    try await fail(number, error)
    _ = await load.finished
  }

  /// Fails all waiting and later requests, so that none waits forever.
  func close() {
    let waiting = state.withLock { state in
      state.isClosed = true
      return exchange(&state.waiting, with: [:])
    }
    for continuation in waiting.values { continuation.resume(throwing: CancellationError()) }
  }
}

extension ManualService<Int> {
  /// Answers a request once it has arrived.
  func answer(_ number: Int, _ items: Range<Int>) async throws {
    try await arrivals.reach(number + 1)
    answer(number, .success(LoadedPage(Array(items))))
  }

  /// Answers a request once it has arrived, and waits for its load to end.
  @discardableResult
  func answer(_ number: Int, _ items: Range<Int>, to load: PageLoadHandle) async throws
    -> PageLoadHandle.Outcome
  {
    try await answer(number, items)
    return await load.finished
  }

  /// Answers a request that is no longer current, and returns once the answer has been released.
  func answerTooLate(_ number: Int, _ items: Range<Int>) async throws {
    let gone: Signal
    do {
      let token = Token()
      gone = token.gone
      answer(number, .success(LoadedPage(Array(items), staleReason: Held(token: token))))
    }
    try await gone.reach(1)
  }
}
