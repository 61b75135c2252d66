enum PagingInput<Item: Sendable> {
  case loadFirst(parameters: [String: String])
  case loadNext(parameters: [String: String])
  case retry
  case cancel
  case pause
  case resume

  /// The number of removed rows whose deletion can move rows to the loaded pages grew by this difference.
  case removed(Int)

  /// The response to the request with this ticket number. The overlap is only used if ``PagingMachine/checksOverlap``
  /// is true.
  case answer(Result<LoadedPage<Item>, any Error>, ticket: Int, overlap: PageOverlap<Item>? = nil)
}

/// The relation of a page's rows to the rows that a list has received.
struct PageOverlap<Item: Sendable>: Sendable {
  /// Whether the list has received the first row of the page before. Then no row is missing in front of the page.
  var beginsKnown: Bool

  /// The rows that the list has not received and that follow the last row that it has received. New rows before that
  /// one were inserted by the service.
  var newItems: [Item]

  /// The number of new rows that no earlier answer of the load contains.
  var movedCount = 0
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
///
/// If a service that numbers its pages deletes rows, its later rows move to earlier pages. `removed` is the number of
/// rows that edits have removed and that the service may delete at any time, before or after the edit. While it is
/// above 0, a load also asks again for pages that are already loaded:
///
/// - After an edit, a load asks again for the last page. If the page has new rows, the load ends with them.
/// - After a next page, a load asks again for the pages before it, until one begins with a known row. They contain the
///   rows that had moved when the next page was answered. Their number is subtracted from `removed`.
struct PagingMachine<Item: Sendable> {
  typealias Action = PagingAction<Item>

  /// A load and its current request. A retry and a pause start it again, because an older answer may not match.
  struct Load {
    let load: PageLoad
    private let beginning: PageRequest
    fileprivate(set) var request: PageRequest

    /// The ticket number of the active request, or nil while the list is paused.
    fileprivate(set) var ticket: Int?

    /// The page that the load adds, while the load asks again for the pages before it.
    fileprivate var page: LoadedPage<Item>?

    /// Whether ``page`` is a newer answer for the last page.
    fileprivate var replacesPage = false

    /// The new rows of the pages that the load asked for again. They precede the rows of ``page``, which may contain
    /// some of them, because these pages were answered later.
    fileprivate var movedItems: [Item] = []

    /// The number of rows that had moved when ``page`` was answered.
    fileprivate var movedCount = 0

    /// The number of elements in the pages that the load asked for again.
    fileprivate var checkedCount = 0

    fileprivate init(_ load: PageLoad, _ request: PageRequest) {
      self.load = load
      self.request = request
      beginning = request
    }

    var isFirst: Bool { load.kind != .next }

    fileprivate func restarted(isRetry: Bool) -> Load {
      Load(PageLoad(load.kind, index: load.index, isRetry: isRetry), beginning)
    }

    /// The rows that have arrived but are not in the list yet.
    var items: [Item] { movedItems + (page?.items ?? []) }
  }

  let pageSize: Int
  private(set) var position = PagePosition()

  /// The first error that made the service return cached rows, or nil if the rows of all loaded pages are current.
  private(set) var staleReason: (any Error)?
  private(set) var current: Load?

  /// The position before each loaded page.
  private var positions: [PagePosition] = []

  /// Whether deletions move the rows after the last page. A cursor usually continues after a row instead.
  private var isCounted = true

  /// The number of rows that edits have removed and that the last pages did not lack yet.
  private var removed = 0

  /// Whether an edit has removed rows since the last page was asked for.
  private var isOpened = false

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

  var canRetry: Bool { failed != nil }

  var hasMore: Bool { hasFirstPage && !position.isAtEnd }

  /// Whether scrolling may load the next page.
  ///
  /// The value is false after a next page fails or is canceled, because each row that appears would otherwise request
  /// that page again.
  var canPrefetch: Bool { hasMore && current == nil && !isPaused && !wasNextPageInterrupted }

  /// Whether the overlap of the next answer matters.
  var checksOverlap: Bool { current?.isFirst == false && isCounted && removed > 0 }

  mutating func handle(_ input: PagingInput<Item>) -> [Action] {
    switch input {
    case .loadFirst(let parameters): loadFirst(PageRequest(size: pageSize, parameters: parameters))
    case .loadNext(let parameters): loadNext(parameters)
    case .retry: retry()
    case .cancel: cancelByUser()
    case .pause: pause()
    case .resume: resume()
    case .removed(let difference): remove(difference)
    case .answer(let result, let ticket, let overlap): answer(result, ticket, overlap)
    }
  }

  private mutating func loadFirst(_ request: PageRequest) -> [Action] {
    if let current, current.isFirst, current.request == request { return [] }
    return cancel() + begin(Load(PageLoad(hasFirstPage ? .refresh : .first), request))
  }

  private mutating func loadNext(_ parameters: [String: String]) -> [Action] {
    guard current == nil, hasMore else { return [] }
    let last = isOpened && isCounted ? positions.last : nil
    let request = (last ?? position).nextRequest(size: pageSize, parameters: parameters)
    return begin(Load(PageLoad(.next, index: request.index), request))
  }

  private mutating func retry() -> [Action] {
    guard current == nil, let failed else { return [] }
    return begin(failed.restarted(isRetry: true))
  }

  private mutating func begin(_ load: Load) -> [Action] {
    current = load
    return [.notify(.began(load.load))] + ask()
  }

  private mutating func ask() -> [Action] {
    guard !isPaused, let request = current?.request else { return [] }
    lastTicket += 1
    current?.ticket = lastTicket
    return [.ask(request, ticket: lastTicket)]
  }

  private mutating func ask(for load: Load, after position: PagePosition) -> [Action] {
    var load = load
    load.request = position.nextRequest(size: pageSize, parameters: load.request.parameters)
    current = load
    return ask()
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
    current = current.map { $0.restarted(isRetry: $0.load.isRetry) }
    return drop + [.notify(.paused)]
  }

  private mutating func resume() -> [Action] {
    guard isPaused else { return [] }
    isPaused = false
    return [.notify(.resumed)] + ask()
  }

  private mutating func remove(_ difference: Int) -> [Action] {
    // The last pages may already have lacked a row that an edit puts back.
    removed = max(0, removed + difference)
    isOpened = removed > 0 && (isOpened || difference > 0)
    return []
  }

  private mutating func answer(
    _ result: Result<LoadedPage<Item>, any Error>,
    _ ticket: Int,
    _ overlap: PageOverlap<Item>?
  ) -> [Action] {
    guard let load = current, load.ticket == ticket else { return [] }
    switch result {
    case .success(let page):
      if load.isFirst { return applyFirst(page, of: load) }
      return apply(page, overlap ?? PageOverlap(beginsKnown: false, newItems: page.items), of: load)
    case .failure(let error):
      failed = load
      wasNextPageInterrupted = wasNextPageInterrupted || !load.isFirst
      let failure = PageFailure(load.load, error)
      return end(load, with: .failure(failure), tip: .failure(failure))
    }
  }

  private mutating func applyFirst(_ page: LoadedPage<Item>, of load: Load) -> [Action] {
    (position, positions, staleReason, removed) = (PagePosition(), [], nil, 0)
    return finish(load, with: page, data: .replace(page.items))
  }

  /// Applies the answer of a next page, unless the load needs to ask for another page.
  private mutating func apply(
    _ page: LoadedPage<Item>,
    _ overlap: PageOverlap<Item>,
    of load: Load
  ) -> [Action] {
    var load = load
    let isLoaded = load.request.index < positions.count
    if isLoaded, load.page == nil, overlap.newItems.isEmpty, !isEnd(page, at: load.request.index) {
      isOpened = false
      return ask(for: load, after: position)
    }
    if isLoaded {
      load.movedItems = overlap.newItems + load.movedItems
      load.movedCount += overlap.movedCount
      load.checkedCount += page.received
    }
    var last = load.page ?? page
    last.staleReason = last.staleReason ?? page.staleReason
    if isLoaded, load.page == nil {
      // Its new rows are among the moved rows.
      load.replacesPage = true
      (last.items, last.droppedCount) = ([], page.received)
    }
    load.page = last
    let isChecked =
      load.checkedCount >= removed || overlap.beginsKnown || load.request.index == 0 || !isCounted
    guard isChecked else { return ask(for: load, after: positions[load.request.index - 1]) }
    removed = max(0, removed - load.movedCount)
    return finish(load, with: last, data: .append(load.items))
  }

  /// Returns whether the answer for a page that is already loaded makes it the last one.
  private func isEnd(_ page: LoadedPage<Item>, at index: Int) -> Bool {
    var position = positions[index]
    position.advance(by: page, size: pageSize)
    return position.isAtEnd
  }

  private mutating func finish(_ load: Load, with page: LoadedPage<Item>, data: Action) -> [Action] {
    if load.replacesPage { position = positions.removeLast() }
    let before = position
    position.advance(by: page, size: pageSize)
    if position.index != before.index {
      positions.append(before)
      isCounted = page.isCounted || page.nextCursor == nil
    }
    (failed, wasNextPageInterrupted, hasFirstPage, isOpened) = (nil, false, true, false)
    staleReason = staleReason ?? page.staleReason
    let isEmpty = page.received == 0 && load.movedItems.isEmpty
    let stale = page.staleReason.map { PageTip.stale(PageFailure(load.load, $0)) }
    let tip = stale ?? (isEmpty ? .noData(load.load) : nil)
    let result = isEmpty ? PageStatus.noData(load.load) : .success(load.load)
    return (isEmpty && !load.isFirst ? [] : [data]) + end(load, with: result, tip: tip)
  }

  /// Ends a load. Every load ends in this method, so the order of events is always the same.
  private mutating func end(_ load: Load, with outcome: PageStatus, tip: PageTip? = nil) -> [Action] {
    current = nil
    self.outcome = outcome
    let tips = tip.map { [Action.notify(.tip($0))] } ?? []
    return [.notify(.ended(load.load))] + tips + [.notify(.completed(load.load, outcome))]
  }
}
