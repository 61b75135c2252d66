import KitSupport
import TestSupport

@testable import PagedList

/// The state machine of a list and its service, which live through random events at both ends of a window.
///
/// The service orders its rows for ever. The list owes each row that the service had when the first page or the page
/// around an anchor was answered, or that it has added at its end since: if rows on both sides of it are held, it is.
///
/// Where a row was that the service has deleted since, only the answers with that row can tell.
struct WindowLife {
  private struct Request {
    let request: PageRequest
    let end: PageEnd
    var answer: LoadedPage<Int>?

    /// The rows that the service had when it answered, and the number of rows that it had added at its end.
    var rows: [Int] = []
    var addedCount = 0
  }

  /// The events, if they are recorded. Only a life with a problem needs them, and a second one has the same.
  private(set) var events: [String] = []
  private(set) var problem: String?
  private let isRecording: Bool
  private var generator: SeededGenerator
  private var server: WindowServer
  private var machine: PagingMachine<Int>
  private let pageSize: Int
  private let limit: Int
  private let anchor: RowID?
  private var requests: [Int: Request] = [:]
  private var active = ByEnd<Int>()
  private var begun = ByEnd<PageLoad>()

  /// The rows that the list shows, the rows that it owes, and the rows that the service has added at its end but not
  /// announced yet.
  private var rows: [Int] = []
  private var owed: Set<Int> = []
  private var unannounced: [Int] = []
  private var added: [Int] = []
  private var removed: Set<Int> = []
  private var removedSinceRequest: Set<Int> = []
  private var lateDeletions: [Int] = []

  /// The answers that were delivered, and the rows that were checked last.
  private var answers: [[Int]] = []
  private var checked: [Int] = []

  init(_ kind: WindowServer.Kind, _ random: RandomCase, isRecording: Bool = false) {
    self.isRecording = isRecording
    var generator = random.generator
    pageSize = .random(in: 1...5, using: &generator)
    // More than twice the pages that a window can hold.
    let count = Int.random(in: 0...pageSize * 15, using: &generator)
    limit = Bool.random(using: &generator) ? .max : pageSize * .random(in: 3...6, using: &generator)
    let isAnchored = kind != .nextCursor && Bool.random(using: &generator)
    anchor = isAnchored ? RowID(value: Int.random(in: 0...max(0, count - 1), using: &generator)) : nil
    server = WindowServer(kind, rows: 0..<count)
    machine = PagingMachine(pageSize: pageSize, keeping: limit)
    self.generator = generator
  }

  mutating func run() {
    take(.loadFirst(around: anchor, parameters: [:]))
    let steps = Int.random(in: 1...60, using: &generator)
    for _ in 0..<steps where problem == nil {
      step()
      check()
    }
    if problem == nil { end() }
  }

  // MARK: Steps

  private mutating func step() {
    let number = Int.random(in: 0..<40, using: &generator)
    switch number {
    case 0...5: take(.load(.next, parameters: [:]), "next")
    case 6...11: take(.load(.previous, parameters: [:]), "previous")
    case 12: take(.loadFirst(around: anchor, parameters: [:]), "refresh")
    case 13:
      guard server.kind != .nextCursor, let row = server.rows.randomElement(using: &generator) else { return }
      take(.loadFirst(around: RowID(value: row), parameters: [:]), "jump to \(row)")
    case 14: take(.retry(.next), "retry next")
    case 15: take(.retry(.previous), "retry previous")
    case 16: take(.cancel, "cancel")
    case 17: take(.pause, "pause")
    case 18...19: take(.resume, "resume")
    case 20...21: fail()
    case 22...23: remove(isLate: number == 22)
    case 24: deleteLate()
    case 25: deleteUnseen()
    case 26: insertUnseen()
    case 27...28:
      let row = server.insert()
      added.append(row)
      unannounced.append(row)
      owed.insert(row)
      record("add \(row)")
    case 29...30: announce()
    case 31...33:
      for ticket in active.values where Bool.random(using: &generator) { compute(ticket) }
    default: deliver(at: Bool.random(using: &generator) ? .next : .previous)
    }
  }

  private mutating func announce() {
    guard !unannounced.isEmpty else { return }
    let row = unannounced.removeFirst()
    take(.arrived([row], ids: [RowID(value: row)]), "announce \(row)")
  }

  /// Removes a row from the list, and deletes it at the service, now or later.
  private mutating func remove(isLate: Bool) {
    guard let row = rows.randomElement(using: &generator) else { return }
    record("remove \(row)\(isLate ? ", delete later" : "")")
    removed.insert(row)
    removedSinceRequest.insert(row)
    if isLate { lateDeletions.append(row) } else { server.delete(row) }
    let old = rows
    rows.removeAll { $0 == row }
    take(.edited(rows.map { RowID(value: $0) }, from: old.map { RowID(value: $0) }))
  }

  private mutating func deleteLate() {
    let rows = exchange(&lateDeletions, with: [])
    record("delete \(rows)")
    for row in rows { server.delete(row) }
  }

  /// Deletes a row of which the list does not know. A service that counts must not do that.
  private mutating func deleteUnseen() {
    // A row that waits for a page appears behind it. If the page lacks the row, no client can tell whether the service has
    // deleted it or does not return it yet.
    var kept = Set(unannounced + machine.arrivals.items)
    for answer in pendingAnswers where server.kind == .keys {
      let left = answer.filter { !server.isDeleted[$0] }
      if left.count == 1 { kept.formUnion(left) }
    }
    guard !server.kind.isCounted else { return }
    let rows = server.rows.filter { !kept.contains($0) }
    guard let row = rows.randomElement(using: &generator) else { return }
    record("delete \(row) unseen")
    server.delete(row)
  }

  /// The answers so far of the load at the end. A list cannot tell keys from numbers, and may ask again for a page after
  /// an edit. If all rows of the first answer are deleted meanwhile, no client can tell whether those of the second one
  /// are before or after them.
  private var pendingAnswers: [[Int]] {
    let earlier = (machine.next.current?.later?.ids).map { [$0.compactMap { $0.value as? Int }] } ?? []
    let computed = active[.next].flatMap { requests[$0]?.answer?.items }
    return earlier + (computed.map { [$0] } ?? [])
  }

  /// Inserts a row in front of another one. A service that counts must not do that.
  private mutating func insertUnseen() {
    guard !server.kind.isCounted, !server.all.isEmpty else { return }
    let place = Int.random(in: 0..<server.all.count, using: &generator)
    let row = server.insert(at: place)
    record("insert \(row) at \(place)")
  }

  private mutating func compute(_ ticket: Int) {
    guard var request = requests[ticket], request.answer == nil else { return }
    request.answer = server.page(request.request)
    (request.rows, request.addedCount) = (server.rows, added.count)
    requests[ticket] = request
  }

  private mutating func fail() {
    guard let ticket = active.values.randomElement(using: &generator) else { return }
    take(.answer(.failure(Broken()), ids: nil, ticket: ticket), "fail \(ticket)")
  }

  /// Delivers the answer at an end, or one that is no longer awaited.
  private mutating func deliver(at end: PageEnd) {
    guard let ticket = active[end] ?? requests.keys.min() else { return }
    compute(ticket)
    guard let request = requests[ticket], let page = request.answer else { return }
    if active[request.end] == ticket, machine[request.end].current?.load.replacesRows == true {
      // Rows that are announced later might be before a page around an anchor.
      while !unannounced.isEmpty { announce() }
      owed = Set(request.rows).union(added[request.addedCount...])
      removed = removedSinceRequest
    }
    take(
      .answer(.success(page), ids: page.items.map { RowID(value: $0) }, ticket: ticket),
      "answer \(ticket): \(page.items)"
    )
    requests[ticket] = nil
    answers.append(page.items)
  }

  // MARK: Actions

  private mutating func record(_ event: @autoclosure () -> String) {
    if isRecording { events.append(event()) }
  }

  private mutating func take(_ input: PagingInput<Int>, _ event: @autoclosure () -> String? = nil) {
    if isRecording, let event = event() { events.append(event) }
    if case .answer(_, _, let ticket) = input {
      for end in PageEnd.allCases where active[end] == ticket { active[end] = nil }
    }
    for action in machine.handle(input) { perform(action) }
    for end in PageEnd.allCases where (begun[end] != nil) != (machine[end].current != nil) {
      problem = "a load at \(end) without begin or end"
    }
  }

  private mutating func perform(_ action: PagingAction<Int>) {
    switch action {
    case .ask(let request, let ticket, let end):
      if active[end] != nil { problem = "two requests at \(end)" }
      active[end] = ticket
      requests[ticket] = Request(request: request, end: end)
      if machine[end].current?.load.replacesRows == true {
        deleteLate()
        removedSinceRequest = []
      }
    case .drop(let end): active[end] = nil
    case .replace(let page): rows = page
    case .insert(let page, let end, let gone):
      rows.insert(contentsOf: page, at: end == .next ? rows.count : 0)
      if !gone.isEmpty { rows.removeAll { gone.contains(RowID(value: $0)) } }
    case .notify(.began(let load)):
      if begun[load.end] != nil { problem = "two loads at \(load.end)" }
      begun[load.end] = load
    case .notify(.ended(let load)):
      if begun[load.end] != load { problem = "\(load) ended but had not begun" }
      begun[load.end] = nil
    case .notify: break
    }
  }

  // MARK: Rules

  private mutating func check() {
    guard problem == nil, rows != checked else { return }
    checked = rows
    // The index of each row in those of the list, or nil.
    var indices = [Int?](repeating: nil, count: server.all.count)
    var (first, last, showsDeleted): (Int?, Int, Bool) = (nil, -1, false)
    for (index, row) in rows.enumerated() {
      if indices[row] != nil { problem = "doubled rows in \(rows)" }
      if !removed.isEmpty, removed.contains(row) { problem = "removed row \(row) in \(rows)" }
      indices[row] = index
      if server.isDeleted[row] {
        showsDeleted = true
        continue
      }
      let place = server.places[row]
      if place < last { problem = "\(rows) are not in order" }
      (first, last) = (first ?? place, place)
    }
    if showsDeleted, !followsAnswers(indices) { problem = "\(rows) are not in order" }
    let count = machine.window.count
    if count > limit { problem = "\(count) rows instead of \(limit)" }
    if rows.count != count { problem = "\(rows) are not \(count)" }
    guard problem == nil, let first else { return }
    let missing = server.all[first...last].filter { indices[$0] == nil && owed.contains($0) && !isGone($0) }
    if !missing.isEmpty { problem = "\(missing) are missing in \(rows)" }
  }

  /// Returns whether deleted rows are in the order of the answers that they came with.
  private func followsAnswers(_ indices: [Int?]) -> Bool {
    answers.allSatisfy { answer in
      var (last, isInOrder, hasDeleted) = (-1, true, false)
      for row in answer {
        guard let index = indices[row] else { continue }
        if index < last { isInOrder = false }
        if server.isDeleted[row] { hasDeleted = true }
        last = index
      }
      return isInOrder || !hasDeleted
    }
  }

  private func isGone(_ row: Int) -> Bool { removed.contains(row) || server.isDeleted[row] }

  /// Goes to the beginning and to the end, which must be what the service holds, and loads everything again.
  private mutating func end() {
    record("end")
    take(.resume)
    while problem == nil, !unannounced.isEmpty {
      announce()
      check()
    }
    settle()
    if rows.isEmpty { reload() }
    walk(to: .previous)
    walk(to: .next)
    if problem == nil, machine.newerCount != 0 { problem = "\(machine.newerCount) newer rows at the end" }
    reload()
    walk(to: .previous)
    walk(to: .next)
    if problem == nil, limit == .max, rows != server.rows.filter({ !removed.contains($0) }) {
      problem = "\(rows) instead of \(server.rows)"
    }
  }

  private mutating func reload() {
    take(.loadFirst(around: nil, parameters: [:]), "reload")
    settle()
  }

  private mutating func walk(to end: PageEnd) {
    for _ in 0..<1_000 where problem == nil && machine.hasMore(at: end) {
      take(.load(end, parameters: [:]), "\(end)")
      settle()
    }
    guard problem == nil else { return }
    if machine.hasMore(at: end) { problem = "no \(end) end in \(rows)" }
    let owed = server.rows.filter { self.owed.contains($0) && !removed.contains($0) }
    guard let expected = end == .next ? owed.last : owed.first else { return }
    // Rows that the service has deleted may be all that the list holds.
    let place = server.places[expected]
    let isBeyond = rows.map { server.places[$0] }.allSatisfy { end == .next ? $0 > place : $0 < place }
    if !isBeyond, !rows.contains(expected) {
      problem = "\(expected) is missing at the end \(end) of \(rows)"
    }
  }

  private mutating func settle() {
    for _ in 0..<1_000 {
      guard problem == nil, let end = PageEnd.allCases.first(where: { active[$0] != nil }) else { return }
      deliver(at: end)
      check()
    }
    problem = "a load without end"
  }
}

/// A value for each end.
private struct ByEnd<Value> {
  private var next: Value?
  private var previous: Value?

  var values: [Value] { [next, previous].compactMap { $0 } }

  subscript(end: PageEnd) -> Value? {
    get { end == .next ? next : previous }
    set { if end == .next { next = newValue } else { previous = newValue } }
  }
}
