import KitSupport
import PagedList

/// A service that answers when a test says so.
final class HandService: PageLoading {
  typealias Answer = Result<LoadedPage<Int>, any Error>

  private struct State {
    var requests: [PageRequest] = []
    var waiting: [Int: CheckedContinuation<LoadedPage<Int>, any Error>] = [:]
    var early: [Int: Answer] = [:]
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

  func page(_ request: PageRequest) async throws -> LoadedPage<Int> {
    let number = state.withLock { state in
      state.requests.append(request)
      return state.requests.count - 1
    }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let early = state.withLock { state in
          if state.early[number] == nil { state.waiting[number] = continuation }
          return state.early[number]
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

  /// Answers a request once it has arrived.
  func answer(_ number: Int, _ items: Range<Int>, more: Bool? = nil) async throws {
    try await arrivals.reach(number + 1)
    answer(number, .success(LoadedPage(Array(items), isLast: more.map { !$0 })))
  }

  /// Fails a request once it has arrived.
  func fail(_ number: Int, _ error: any Error = Broken()) async throws {
    try await arrivals.reach(number + 1)
    answer(number, .failure(error))
  }

  /// Answers a request that nobody waits for any more, and returns once that answer is of the past.
  func answerTooLate(_ number: Int, _ items: Range<Int>) async throws {
    let gone: Signal
    do {
      let token = Token()
      gone = token.gone
      answer(number, .success(LoadedPage(Array(items), staleBecause: Held(token: token))))
    }
    try await gone.reach(1)
  }
}
