/// An input of a ``PagingMachine``.
enum PagingInput<Item: Sendable> {
  case loadFirst(parameters: [String: String])
  case loadNext(parameters: [String: String])
  case retry
  case cancel
  case pause
  case resume

  /// The answer to the request with this ticket.
  case answer(Result<LoadedPage<Item>, any Error>, ticket: Int)
}

/// An action that a ``PagingMachine`` returns. Actions are performed in order.
enum PagingAction<Item> {
  /// Send a request. At most one request is neither dropped nor answered.
  case ask(PageRequest, ticket: Int)

  /// Cancel the last request and ignore its answer.
  case drop

  /// Replace all rows.
  case replace([Item])

  /// Append rows.
  case append([Item])

  /// Notify the observers.
  case notify(PagedListEvent)
}

/// The state machine of a paged list: an input in, actions out. It uses no clock and no task, and does not inspect
/// rows.
struct PagingMachine<Item: Sendable> {
  typealias Action = PagingAction<Item>

  /// A running load and its request, kept for retries.
  private struct Load {
    var load: PageLoad
    var request: PageRequest

    /// The ticket that a valid answer carries, or nil while the list is paused.
    var ticket: Int?

    var isFirst: Bool { load.kind != .next }
  }

  let pageSize: Int
  private(set) var position = PagePosition()

  /// The error that made the service answer with cached rows.
  private(set) var staleReason: (any Error)?
  private var current: Load?

  /// The load that failed since the last page arrived. It stays retryable even if other loads are tried and cancelled.
  private var failed: Load?

  /// Whether a next page has failed or was cancelled since the last page arrived.
  private var wasNextPageInterrupted = false
  private var isPaused = false
  private var hasFirstPage = false
  private var lastTicket = 0

  /// The status while nothing is loading.
  private var outcome = PageStatus.idle

  init(pageSize: Int) {
    self.pageSize = pageSize
  }

  var status: PageStatus {
    if isPaused { return .paused(current?.load) }
    return current.map { .ongoing($0.load) } ?? outcome
  }

  /// The current load, including a paused one.
  var load: PageLoad? { current?.load }

  var canRetry: Bool { failed != nil }

  var hasMore: Bool { hasFirstPage && !position.isAtEnd }

  /// Whether scrolling may load the next page. After a failure or a cancellation it may not, because every visible row
  /// would request the page again.
  var canPrefetch: Bool { hasMore && current == nil && !isPaused && !wasNextPageInterrupted }

  /// Handles an input.
  ///
  /// - Returns: The actions to perform, in order.
  mutating func handle(_ input: PagingInput<Item>) -> [Action] {
    switch input {
    case .loadFirst(let parameters): loadFirst(PageRequest(size: pageSize, parameters: parameters))
    case .loadNext(let parameters): loadNext(parameters)
    case .retry: retry()
    case .cancel: cancelByUser()
    case .pause: pause()
    case .resume: resume()
    case .answer(let result, let ticket): answer(result, ticket)
    }
  }

  private mutating func loadFirst(_ request: PageRequest) -> [Action] {
    if let current, current.isFirst, current.request == request { return [] }
    return cancel() + begin(PageLoad(hasFirstPage ? .refresh : .first), request)
  }

  private mutating func loadNext(_ parameters: [String: String]) -> [Action] {
    guard current == nil, hasMore else { return [] }
    let request = position.nextRequest(size: pageSize, parameters: parameters)
    return begin(PageLoad(.next, index: request.index), request)
  }

  private mutating func retry() -> [Action] {
    guard current == nil, let failed else { return [] }
    return begin(PageLoad(failed.load.kind, index: failed.load.index, isRetry: true), failed.request)
  }

  private mutating func begin(_ load: PageLoad, _ request: PageRequest) -> [Action] {
    current = Load(load: load, request: request)
    return [.notify(.began(load))] + ask()
  }

  /// Sends the request of the current load, unless the list is paused.
  private mutating func ask() -> [Action] {
    guard !isPaused, let request = current?.request else { return [] }
    lastTicket += 1
    current?.ticket = lastTicket
    return [.ask(request, ticket: lastTicket)]
  }

  private mutating func cancel() -> [Action] {
    guard let load = current else { return [] }
    return (load.ticket == nil ? [] : [.drop]) + end(load, with: .cancelled(load.load))
  }

  /// Unlike a next page that a refresh replaces, a page cancelled by the user is not loaded again by scrolling.
  private mutating func cancelByUser() -> [Action] {
    wasNextPageInterrupted = wasNextPageInterrupted || current?.isFirst == false
    return cancel()
  }

  private mutating func pause() -> [Action] {
    guard !isPaused else { return [] }
    isPaused = true
    let drop: [Action] = current == nil ? [] : [.drop]
    current?.ticket = nil
    return drop + [.notify(.paused)]
  }

  private mutating func resume() -> [Action] {
    guard isPaused else { return [] }
    isPaused = false
    return [.notify(.resumed)] + ask()
  }

  private mutating func answer(_ result: Result<LoadedPage<Item>, any Error>, _ ticket: Int) -> [Action] {
    guard let load = current, load.ticket == ticket else { return [] }
    switch result {
    case .success(let page): return apply(page, of: load)
    case .failure(let error):
      failed = load
      wasNextPageInterrupted = wasNextPageInterrupted || !load.isFirst
      let failure = PageFailure(load.load, error)
      return end(load, with: .failure(failure), tip: .failure(failure))
    }
  }

  private mutating func apply(_ page: LoadedPage<Item>, of load: Load) -> [Action] {
    let isEmpty = page.received == 0
    if load.isFirst { (position, staleReason) = (PagePosition(), nil) }
    (failed, wasNextPageInterrupted, hasFirstPage) = (nil, false, true)
    staleReason = staleReason ?? page.staleReason
    position.advance(by: page, size: pageSize)
    let data: [Action] = load.isFirst ? [.replace(page.items)] : isEmpty ? [] : [.append(page.items)]
    let stale = page.staleReason.map { PageTip.stale(PageFailure(load.load, $0)) }
    let tip = stale ?? (isEmpty ? .noData(load.load) : nil)
    return data + end(load, with: isEmpty ? .noData(load.load) : .success(load.load), tip: tip)
  }

  /// Ends a load. Every load ends here, so the order of events is always the same.
  private mutating func end(_ load: Load, with outcome: PageStatus, tip: PageTip? = nil) -> [Action] {
    current = nil
    self.outcome = outcome
    let tips = tip.map { [Action.notify(.tip($0))] } ?? []
    return [.notify(.ended(load.load))] + tips + [.notify(.completed(load.load, outcome))]
  }
}
