internal import KitSupport

enum PagingInput<Item: Sendable> {
  /// Replaces all rows by the first page, or by the page around an anchor. If `isAnew` is true, a running load for it
  /// does not count. The parameters are those of this load only.
  case loadFirst(around: RowID? = nil, parameters: [String: String], isAnew: Bool = false)
  case load(PageEnd, parameters: [String: String])
  case retry(PageEnd)
  case cancel
  case pause
  case resume

  /// The ids of all rows changed from `old` to `rows`. For the change of a hook, `old` is nil.
  case edited([RowID], from: [RowID]?)

  /// Pending edits remove these rows.
  case hidden(Set<RowID>)

  /// Rows arrived at the service's end.
  case arrived([Item], ids: [RowID])

  /// Rows arrived that belong behind the rows with the ids `after`, or in front of all rows if `after` is nil.
  case placed([(row: Item, id: RowID, after: RowID?)])

  /// The response to the request with this ticket number, and the ids of its rows if the list identifies rows.
  case answer(Result<LoadedPage<Item>, any Error>, ids: [RowID]?, ticket: Int)
}

/// An action that a ``PagingMachine`` returns. The list performs the actions in order.
enum PagingAction<Item> {
  /// Sends a request. At most one request is active at each end.
  case ask(PageRequest, ticket: Int, at: PageEnd)

  /// Cancels the active request at an end.
  case drop(PageEnd)

  case replace([Item])

  /// Inserts rows at an end, and removes the rows with the ids of `lettingGo`, which the list no longer holds.
  case insert([Item], at: PageEnd, lettingGo: Set<RowID>)

  case notify(PagedListEvent)
}

/// The state machine of a paged list. It converts each input into actions.
///
/// The list holds a window of the service's rows. A first page, or a page around an anchor, replaces the window. Loads
/// at its two ends make it grow, independently of each other. If it exceeds its limit, the pages at the other end are
/// released, and the load there ends. A list without a limit that begins at the first page has a window with one end.
///
/// The machine reads no clock, creates no tasks, and inspects only the ids of rows.
///
/// A load may need several answers, until its rows continue the window without a gap.
struct PagingMachine<Item: Sendable> {
  typealias Action = PagingAction<Item>

  /// The answer to one request of a load.
  struct Answer {
    let way: PageWay
    let page: LoadedPage<Item>
    let ids: [RowID]?

    /// The position after the page.
    let after: PagePosition

    /// The indices of the rows that the load may add.
    var rows: Range<Int>
  }

  /// A load and its current request. A retry and a pause start it again, because an older answer may not match.
  struct Load {
    let load: PageLoad
    let listParameters: PageParameters
    private let ownParameters: PageParameters
    let beginning: PageWay

    var way: PageWay
    var request: PageRequest

    /// The ticket number of the active request, or nil while the list is paused.
    var ticket: Int?

    /// The answer for the page behind the requested one, if rows may have moved there from it, and the load's first answer.
    var later: Answer?
    var first: Answer?

    /// The ids in all answers of a next page, if the service has cursors and the first answer began before the end.
    var seenIDs: Set<RowID> = []

    /// The answers so far, in the order of the service's rows. For a previous page, the count includes dropped answers.
    var answers: [Answer] = []
    var answerCount = 0

    init(_ load: PageLoad, _ way: PageWay, _ parameters: PageParameters, adding own: PageParameters) {
      (self.load, listParameters, ownParameters) = (load, parameters, own)
      (self.way, beginning) = (way, way)
      request = PageRequest(size: 0)
    }

    var anchor: RowID? { beginning.anchor }
    var parameters: [String: String] { listParameters.values.merging(ownParameters.values) { $1 } }

    func restarted(isRetry: Bool) -> Load {
      let load = PageLoad(load.kind, index: load.index, isRetry: isRetry)
      return Load(load, beginning, listParameters, adding: ownParameters)
    }
  }

  /// The loads at one end. Those that replace all rows belong to the end `next`.
  struct Lane {
    var current: Load?

    /// The last load that failed, or nil if none has failed since the last page arrived. A retry repeats this load.
    var failed: Load?

    /// Whether a load that adds a page has failed or been canceled since the last page arrived.
    var isInterrupted = false

    /// The result of the last load, or `.idle` if no load has ended.
    var outcome = PageStatus.idle
  }

  let pageSize: Int

  /// The maximum number of rows to hold.
  let limit: Int

  var window = PageWindow()

  /// The list's parameters, and those at the time of the request for the page that the window began with.
  var parameters = PageParameters(values: [:])
  var windowParameters = PageParameters(values: [:])

  /// The first error that made the service return cached rows, or nil if the rows of all loaded pages are current.
  var staleReason: (any Error)?

  /// The rows that arrived behind the end of the window since its end was last loaded.
  private var newerIDs: Set<RowID> = []
  var newerCount: Int { newerIDs.count }

  var next = Lane()
  var previous = Lane()

  /// The rows that arrived while a load at the end was running.
  var arrivals: (items: [Item], ids: [RowID]) = ([], [])

  private var isPaused = false
  var hasFirstPage = false
  private(set) var lastTicket = 0

  init(pageSize: Int, keeping limit: Int = .max) {
    (self.pageSize, self.limit) = (pageSize, limit)
  }

  subscript(end: PageEnd) -> Lane {
    get { end == .next ? next : previous }
    set { if end == .next { next = newValue } else { previous = newValue } }
  }

  func status(of end: PageEnd) -> PageStatus {
    if isPaused { return .paused(self[end].current?.load) }
    return self[end].current.map { .ongoing($0.load) } ?? self[end].outcome
  }

  /// Returns whether the request with a ticket number is active.
  func awaits(_ ticket: Int) -> Bool { next.current?.ticket == ticket || previous.current?.ticket == ticket }

  func hasMore(at end: PageEnd) -> Bool {
    hasFirstPage && !(end == .next ? window.isAtEnd : window.isAtBeginning)
  }

  /// Returns whether scrolling may load a page at an end.
  ///
  /// Returns false after such a page fails or is canceled, because each row that appears would otherwise request that
  /// page again.
  func canPrefetch(at end: PageEnd) -> Bool {
    canLoad(at: end) && !isPaused && !self[end].isInterrupted && !lacksQuery
  }

  /// Whether loading rows for other parameters has failed, so that the rows are not those that the user asked for.
  var lacksQuery: Bool {
    guard let failed = next.failed, failed.load.replacesRows else { return false }
    return parameters != windowParameters && failed.listParameters != windowParameters
  }

  private func canLoad(at end: PageEnd) -> Bool {
    hasMore(at: end) && self[end].current == nil && next.current?.load.replacesRows != true
  }

  mutating func handle(_ input: PagingInput<Item>) -> [Action] {
    switch input {
    case .loadFirst(let anchor, let parameters, let isAnew): loadFirst(around: anchor, parameters, isAnew)
    case .load(let end, let parameters): load(at: end, parameters)
    case .retry(let end): retry(at: end)
    case .cancel: cancelByUser()
    case .pause: pause()
    case .resume: resume()
    case .edited(let ids, let old): note { $0.note(ids, replacing: old) }
    case .hidden(let ids): note { $0.pendingIDs = ids }
    case .arrived(let items, let ids): receive(items, ids)
    case .placed(let rows): place(rows)
    case .answer(let result, let ids, let ticket): answer(result, ids, ticket)
    }
  }
}

extension PagingMachine {
  private mutating func loadFirst(
    around anchor: RowID?,
    _ own: [String: String],
    _ isAnew: Bool
  ) -> [Action] {
    let way = PageWay(position: PagePosition(), end: .next, anchor: anchor)
    let kind = hasFirstPage ? PageLoad.Kind.refresh : .first
    let load = Load(PageLoad(kind), way, parameters, adding: PageParameters(values: own))
    if !isAnew, let current = next.current, current.load.replacesRows, current.anchor == anchor,
      current.parameters == load.parameters, current.listParameters == parameters
    {
      return []
    }
    return cancel(.previous) + cancel(.next) + begin(load, at: .next)
  }

  private mutating func load(at end: PageEnd, _ own: [String: String]) -> [Action] {
    guard canLoad(at: end) else { return [] }
    let way = end == .previous ? window.previousWay(size: pageSize) : window.nextWay
    let load = PageLoad(end == .next ? .next : .previous, index: way.position.next)
    return begin(Load(load, way, windowParameters, adding: PageParameters(values: own)), at: end)
  }

  private mutating func retry(at end: PageEnd) -> [Action] {
    guard self[end].current == nil, next.current?.load.replacesRows != true, let failed = self[end].failed
    else { return [] }
    let ending = failed.load.replacesRows ? cancel(.previous) : []
    return ending + begin(failed.restarted(isRetry: true), at: end)
  }

  mutating func begin(_ load: Load, at end: PageEnd) -> [Action] {
    self[end].current = load
    return [.notify(.began(load.load))] + ask(at: end)
  }

  mutating func ask(at end: PageEnd) -> [Action] {
    guard !isPaused, var load = self[end].current else { return [] }
    lastTicket += 1
    load.ticket = lastTicket
    load.request = request(for: load)
    if load.load.replacesRows { window.forgetRemovals() }
    self[end].current = load
    return [.ask(load.request, ticket: lastTicket, at: end)]
  }

  mutating func ask(for load: Load, at way: PageWay) -> [Action] {
    var load = load
    load.way = way
    self[load.load.end].current = load
    return ask(at: load.load.end)
  }

  private func request(for load: Load) -> PageRequest {
    var request = load.way.position.nextRequest(size: pageSize, parameters: load.parameters)
    request.around = load.way.anchor
    guard !load.load.replacesRows else { return request }
    request.end = load.way.end
    request.heldCount = window.count
    if load.load.kind == .next { request.last = window.lastID }
    if load.way.end == .previous { request.first = window.firstID }
    return request
  }

  private mutating func cancel(_ end: PageEnd) -> [Action] {
    guard let load = self[end].current else { return [] }
    return (load.ticket == nil ? [] : [.drop(end)]) + finish(load, with: .cancelled(load.load))
  }

  /// Cancels the current loads. At the end of a canceled one, scrolling loads no page until another page arrives.
  private mutating func cancelByUser() -> [Action] {
    previous.isInterrupted = previous.isInterrupted || previous.current != nil
    next.isInterrupted = next.isInterrupted || next.current?.load.replacesRows == false
    return cancel(.previous) + cancel(.next)
  }

  private mutating func pause() -> [Action] {
    guard !isPaused else { return [] }
    isPaused = true
    var actions: [Action] = []
    for end in PageEnd.allCases {
      guard let load = self[end].current else { continue }
      actions.append(.drop(end))
      self[end].current = load.restarted(isRetry: load.load.isRetry)
    }
    return actions + [.notify(.paused)]
  }

  private mutating func resume() -> [Action] {
    guard isPaused else { return [] }
    isPaused = false
    return [.notify(.resumed)] + PageEnd.allCases.flatMap { ask(at: $0) }
  }

  /// Ends a load. Every load ends in this method, so the order of events is always the same.
  mutating func finish(_ load: Load, with outcome: PageStatus, tip: PageTip? = nil) -> [Action] {
    self[load.load.end].current = nil
    self[load.load.end].outcome = outcome
    let tips = tip.map { [Action.notify(.tip($0))] } ?? []
    let end: [Action] = [.notify(.ended(load.load))] + tips + [.notify(.completed(load.load, outcome))]
    return load.load.end == .next ? end + settleArrivals() : end
  }
}

extension PagingMachine {
  private mutating func note(_ change: (inout PageWindow) -> Void) -> [Action] {
    change(&window)
    return []
  }

  private mutating func receive(_ items: [Item], _ ids: [RowID]) -> [Action] {
    for (item, id) in zip(items, ids) where !window.contains(id) && !arrivals.ids.contains(id) {
      arrivals.items.append(item)
      arrivals.ids.append(id)
    }
    return next.current == nil ? settleArrivals() : []
  }

  private mutating func place(_ rows: [(row: Item, id: RowID, after: RowID?)]) -> [Action] {
    var placed: [Item] = []
    for (row, id, other) in rows where !window.contains(id) {
      window.place(id, after: other)
      placed.append(row)
    }
    // The next load lets pages go again. Here, these could be the ones that the user sees.
    return placed.isEmpty ? [] : [.insert(placed, at: .next, lettingGo: [])]
  }

  /// Shows the rows that have arrived if the window has the service's end, and only counts them otherwise.
  private mutating func settleArrivals() -> [Action] {
    let (items, ids) = exchange(&arrivals, with: ([], []))
    // Rows that arrived before a row that the window holds are in front of it.
    let known = ids.lastIndex(where: window.holds) ?? -1
    let fresh = ids.indices.filter { $0 > known && !window.contains(ids[$0]) }
    let isAtEnd = hasFirstPage && window.isAtEnd
    let count = newerCount
    newerIDs = isAtEnd ? [] : newerIDs.union(fresh.map { ids[$0] }).filter { !window.contains($0) }
    let counting: [Action] = newerCount == count ? [] : [.notify(.newer(newerCount))]
    guard isAtEnd, !fresh.isEmpty else { return counting }
    let live = fresh.map { ids[$0] }
    _ = window.receive(live[...])
    window.appendLive(live, size: pageSize)
    return counting + insert(fresh.map { items[$0] }, at: .next)
  }

  /// Inserts rows in place of `old` ones, and releases the pages at the other end that exceed the limit.
  mutating func insert(_ items: [Item], at end: PageEnd, insteadOf old: Set<RowID> = []) -> [Action] {
    var gone: [RowID] = []
    while window.count > limit, window.pages.count > 1 { gone += window.letGo(at: end.other) }
    let insertion = Action.insert(items, at: end, lettingGo: old.union(gone))
    guard !gone.isEmpty else { return [insertion] }
    let ending = cancel(end.other)
    (self[end.other].failed, self[end.other].isInterrupted) = (nil, false)
    return ending + [insertion]
  }
}
