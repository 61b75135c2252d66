/// What a paged list decides: an event in, a state and actions out. It knows no time, no task and no row.
struct PagingMachine {
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

  var canRetry: Bool { failed != nil }

  var hasMore: Bool { hasFirstPage && !position.isAtEnd }

  /// Whether the next page may be loaded without a wish of the user's. Not after it failed or was cancelled: who scrolls
  /// would ask for it with every row.
  var mayLoadNextUnasked: Bool {
    switch outcome {
    case .failure(let failure) where failure.load.kind == .next: false
    case .cancelled(let load) where load.kind == .next: false
    default: hasMore && current == nil && !isPaused
    }
  }

  /// Takes an event.
  ///
  /// - Returns: what is to be done, in this order.
  mutating func handle(_ input: PagingInput) -> [PagingAction] {
    switch input {
    case .loadFirst(let parameters): loadFirst(PageRequest(size: pageSize, parameters: parameters))
    case .loadNext(let parameters): loadNext(parameters)
    case .retry: retry()
    case .cancel: cancel()
    case .pause: pause()
    case .resume: resume()
    case .answer(let result, let ticket): answer(result, ticket)
    }
  }

  private mutating func loadFirst(_ request: PageRequest) -> [PagingAction] {
    if let current, current.isFirst, current.request == request { return [] }
    return cancel() + begin(PageLoad(hasFirstPage ? .refresh : .first), request)
  }

  private mutating func loadNext(_ parameters: [String: String]) -> [PagingAction] {
    guard current == nil, hasMore else { return [] }
    let request = position.nextRequest(size: pageSize, parameters: parameters)
    return begin(PageLoad(.next, index: request.index), request)
  }

  private mutating func retry() -> [PagingAction] {
    guard current == nil, let failed else { return [] }
    return begin(PageLoad(failed.load.kind, index: failed.load.index, isRetry: true), failed.request)
  }

  private mutating func begin(_ load: PageLoad, _ request: PageRequest) -> [PagingAction] {
    current = Load(load: load, request: request)
    return [.tell(.began(load))] + ask()
  }

  /// Asks for what is under way, unless that has to wait.
  private mutating func ask() -> [PagingAction] {
    guard !isPaused, let request = current?.request else { return [] }
    lastTicket += 1
    current?.ticket = lastTicket
    return [.ask(request, ticket: lastTicket)]
  }

  private mutating func cancel() -> [PagingAction] {
    guard let load = current else { return [] }
    return (load.ticket == nil ? [] : [.drop]) + end(load, with: .cancelled(load.load))
  }

  private mutating func pause() -> [PagingAction] {
    guard !isPaused else { return [] }
    isPaused = true
    let drop: [PagingAction] = current == nil ? [] : [.drop]
    current?.ticket = nil
    return drop + [.tell(.paused)]
  }

  private mutating func resume() -> [PagingAction] {
    guard isPaused else { return [] }
    isPaused = false
    return [.tell(.resumed)] + ask()
  }

  private mutating func answer(_ result: Result<PageFacts, any Error>, _ ticket: Int) -> [PagingAction] {
    guard let load = current, load.ticket == ticket else { return [] }
    switch result {
    case .success(let page): return land(page, of: load)
    case .failure(let error):
      failed = load
      let failure = PageFailure(load.load, error)
      return end(load, with: .failure(failure), tip: .failure(failure))
    }
  }

  private mutating func land(_ page: PageFacts, of load: Load) -> [PagingAction] {
    let isEmpty = page.received == 0
    if load.isFirst { (position, staleBecause) = (PagePosition(), nil) }
    (failed, hasFirstPage) = (nil, true)
    staleBecause = staleBecause ?? page.staleBecause
    position.advance(by: page, size: pageSize)
    let data: [PagingAction] = load.isFirst ? [.replace] : isEmpty ? [] : [.append]
    let stale = page.staleBecause.map { PageTip.stale(PageFailure(load.load, $0)) }
    let tip = stale ?? (isEmpty ? .noData(load.load) : nil)
    return data + end(load, with: isEmpty ? .noData(load.load) : .success(load.load), tip: tip)
  }

  /// The one way for a load to end, in the one order.
  private mutating func end(_ load: Load, with outcome: PageStatus, tip: PageTip? = nil) -> [PagingAction] {
    current = nil
    self.outcome = outcome
    let tips = tip.map { [PagingAction.tell(.tip($0))] } ?? []
    return [.tell(.ended(load.load))] + tips + [.tell(.completed(load.load, outcome))]
  }
}
