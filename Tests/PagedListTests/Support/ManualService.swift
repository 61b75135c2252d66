import KitSupport
import PagedList
import Testing

/// A service that answers when a test says so.
final class ManualService<Item: Sendable>: PageLoading {
  typealias Answer = Result<LoadedPage<Item>, any Error>

  private struct State {
    var requests: [PageRequest] = []
    var waiting: [Int: CheckedContinuation<LoadedPage<Item>, any Error>] = [:]
    var early: [Int: Answer] = [:]
    var isClosed = false
  }

  /// How many requests have arrived.
  let arrivals = Signal()

  /// How many requests were cancelled.
  let cancellations = Signal()

  /// Whether a request that is cancelled goes on all the same.
  let isStubborn: Bool

  private let state = Lock(State())

  init(isStubborn: Bool = false) {
    self.isStubborn = isStubborn
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
      if !isStubborn { answer(number, .failure(CancellationError())) }
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

  /// Answers the request that has waited longest.
  func answer(_ answer: Answer) {
    let number = state.withLock { $0.waiting.keys.min() }
    guard let number else {
      Issue.record("No request waits for an answer.")
      return
    }
    self.answer(number, answer)
  }

  /// Fails a request once it has arrived.
  func fail(_ number: Int, _ error: any Error = Broken()) async throws {
    try await arrivals.reach(number + 1)
    answer(number, .failure(error))
  }

  /// Fails whatever waits or comes, so that nothing waits for ever.
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

  /// Answers a request that nobody waits for any more, and returns once that answer is of the past.
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
