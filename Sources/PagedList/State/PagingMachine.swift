/// An input that a ``PagingMachine`` handles.
enum PagingInput<Item: Sendable> {
  case loadFirst(parameters: [String: String])
  case loadNext(parameters: [String: String])
  case retry
  case cancel
  case pause
  case resume

  /// The response to the request with this ticket number.
  case answer(Result<LoadedPage<Item>, any Error>, ticket: Int)
}

/// An action that a ``PagingMachine`` returns. The list performs the actions in order.
enum PagingAction<Item> {
  /// Sends a request. At most one request is active at a time.
  case ask(PageRequest, ticket: Int)

  /// Cancels the active request.
  case drop

  case replace([Item])

  case append([Item])

  case notify(PagedListEvent)
}

/// The state machine of a paged list. It converts each input into actions.
///
/// The machine reads no clock, creates no tasks, and does not inspect rows.
struct PagingMachine<Item: Sendable> {
  typealias Action = PagingAction<Item>

  /// A load and its request. A retry sends the same request again.
  private struct Load {
    var load: PageLoad
    var request: PageRequest

    /// The ticket number of the active request, or nil while the list is paused.
    var ticket: Int?

    var isFirst: Bool { load.kind != .next }
  }

  let pageSize: Int
  private(set) var position = PagePosition()

  /// The first error that made the service return cached rows, or nil if the rows of all loaded pages are current.
  private(set) var staleReason: (any Error)?
  private var current: Load?

  /// The last load that failed, or nil if none has failed since the last page arrived. A retry repeats this load.
  private var failed: Load?

  /// Whether the load of a next page has failed or been canceled since the last page arrived.
  private var wasNextPageInterrupted = false
  private var isPaused = false
  private var hasFirstPage = false
  private var lastTicket = 0

  /// The result of the last load, or `.idle` if no load has ended.
  private var outcome = PageStatus.idle

  init(pageSize: Int) {
    self.pageSize = pageSize
  }

  var status: PageStatus {
    if isPaused { return .paused(current?.load) }
    return current.map { .ongoing($0.load) } ?? outcome
  }

  /// The current load, even if the list is paused.
  var load: PageLoad? { current?.load }

  var canRetry: Bool { failed != nil }

  var hasMore: Bool { hasFirstPage && !position.isAtEnd }

  /// Whether scrolling may load the next page.
  ///
  /// The value is false after a next page fails or is canceled, because each row that appears would otherwise request
  /// that page again.
  var canPrefetch: Bool { hasMore && current == nil && !isPaused && !wasNextPageInterrupted }

  /// Handles an input and returns the actions to perform, in order.
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

  /// Requests the page of the current load, unless the list is paused.
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

  /// Cancels the current load. If the load is for a next page, scrolling loads no page until another page arrives.
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

  /// Ends a load. Every load ends in this method, so the order of events is always the same.
  private mutating func end(_ load: Load, with outcome: PageStatus, tip: PageTip? = nil) -> [Action] {
    current = nil
    self.outcome = outcome
    let tips = tip.map { [Action.notify(.tip($0))] } ?? []
    return [.notify(.ended(load.load))] + tips + [.notify(.completed(load.load, outcome))]
  }
}
