/// What happens to a ``PagingMachine``.
enum PagingInput<Item: Sendable> {
  case loadFirst(parameters: [String: String])
  case loadNext(parameters: [String: String])
  case retry
  case cancel
  case pause
  case resume

  /// The answer to the request with a ticket.
  case answer(Result<LoadedPage<Item>, any Error>, ticket: Int)
}

/// What a ``PagingMachine`` wants done, in this order.
enum PagingAction<Item> {
  /// Ask the service. There is never more than one request that was not dropped or answered.
  case ask(PageRequest, ticket: Int)

  /// Cancel the request that was asked last. Its answer is of no use.
  case drop

  /// Show these rows instead of all there are.
  case replace([Item])

  /// Show these rows after all there are.
  case append([Item])

  /// Tell those who observe.
  case tell(PagedListEvent)
}

/// What a paged list decides: an event in, a state and actions out. It knows no time and no task, and hands rows on
/// unseen.
struct PagingMachine<Item: Sendable> {
  typealias Action = PagingAction<Item>

  /// A load under way, with its request, so that it can be repeated as it was.
  private struct Load {
    var load: PageLoad
    var request: PageRequest

    /// What the answer must name to count; nil while the list is paused.
    var ticket: Int?

    var isFirst: Bool { load.kind != .next }
  }

  let pageSize: Int
  private(set) var position = PagePosition()

  /// Why some of the rows are not the service's answer.
  private(set) var staleBecause: (any Error)?
  private var current: Load?

  /// What failed since a page came last. Whatever else is tried and cancelled meanwhile, that page is still missing.
  private var failed: Load?

  /// Whether the next page failed or was cancelled since a page came last, whatever else was tried meanwhile.
  private var isNextPageOwed = false
  private var isPaused = false
  private var hasFirstPage = false
  private var lastTicket = 0

  /// The state where nothing is under way.
  private var outcome = PageStatus.notExecuted

  init(pageSize: Int) {
    self.pageSize = pageSize
  }

  var status: PageStatus {
    if isPaused { return .paused(current?.load) }
    return current.map { .ongoing($0.load) } ?? outcome
  }

  /// What is under way, also while the list is paused.
  var load: PageLoad? { current?.load }

  var canRetry: Bool { failed != nil }

  var hasMore: Bool { hasFirstPage && !position.isAtEnd }

  /// Whether the next page may be loaded without a wish of the user's. Not after it failed or was cancelled: who scrolls
  /// would ask for it with every row.
  var mayLoadNextUnasked: Bool { hasMore && current == nil && !isPaused && !isNextPageOwed }

  /// Takes an event.
  ///
  /// - Returns: what is to be done, in this order.
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
    return [.tell(.began(load))] + ask()
  }

  /// Asks for what is under way, unless that has to wait.
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

  /// Unlike a next page that a first page takes the place of, one that was cancelled is not loaded unasked.
  private mutating func cancelByUser() -> [Action] {
    isNextPageOwed = isNextPageOwed || current?.isFirst == false
    return cancel()
  }

  private mutating func pause() -> [Action] {
    guard !isPaused else { return [] }
    isPaused = true
    let drop: [Action] = current == nil ? [] : [.drop]
    current?.ticket = nil
    return drop + [.tell(.paused)]
  }

  private mutating func resume() -> [Action] {
    guard isPaused else { return [] }
    isPaused = false
    return [.tell(.resumed)] + ask()
  }

  private mutating func answer(_ result: Result<LoadedPage<Item>, any Error>, _ ticket: Int) -> [Action] {
    guard let load = current, load.ticket == ticket else { return [] }
    switch result {
    case .success(let page): return land(page, of: load)
    case .failure(let error):
      failed = load
      isNextPageOwed = isNextPageOwed || !load.isFirst
      let failure = PageFailure(load.load, error)
      return end(load, with: .failure(failure), tip: .failure(failure))
    }
  }

  private mutating func land(_ page: LoadedPage<Item>, of load: Load) -> [Action] {
    let isEmpty = page.received == 0
    if load.isFirst { (position, staleBecause) = (PagePosition(), nil) }
    (failed, isNextPageOwed, hasFirstPage) = (nil, false, true)
    staleBecause = staleBecause ?? page.staleBecause
    position.advance(by: page, size: pageSize)
    let data: [Action] = load.isFirst ? [.replace(page.items)] : isEmpty ? [] : [.append(page.items)]
    let stale = page.staleBecause.map { PageTip.stale(PageFailure(load.load, $0)) }
    let tip = stale ?? (isEmpty ? .noData(load.load) : nil)
    return data + end(load, with: isEmpty ? .noData(load.load) : .success(load.load), tip: tip)
  }

  /// The one way for a load to end, in the one order.
  private mutating func end(_ load: Load, with outcome: PageStatus, tip: PageTip? = nil) -> [Action] {
    current = nil
    self.outcome = outcome
    let tips = tip.map { [Action.tell(.tip($0))] } ?? []
    return [.tell(.ended(load.load))] + tips + [.tell(.completed(load.load, outcome))]
  }
}
