import KitSupport
import TestSupport

@testable import PagedList

/// A list and its service, which live through random edits.
///
/// Each edit leaves a mark on its rows, or deletes them. A row says what the service had sent and when that was asked
/// for, so what must show follows without any history: the marks that were sent, those of pending edits, those that were
/// confirmed after the row was asked for, and those that are not sent and younger than the row.
@MainActor
final class EditLife {
  struct Post: Equatable, Sendable {
    let id: Int
    var marks: [Int]
    var sent: [Int] = []
    var asked = 0
    var version = 0

    /// Whether the service has announced the row. It counts as asked for when it shows.
    var isLive = false
  }

  /// An edit with an unknown end is confirmed: it lasts on rows that were asked for before.
  fileprivate enum State: Equatable { case pending, failed, confirmed(at: Int), local }

  fileprivate struct Edit {
    let ids: Set<Int>?
    let made: Int
    let isDeletion: Bool
    var state: State
    var isApplied = false
  }

  private struct Request {
    var request: PageRequest
    var asked: Int
    var answer: LoadedPage<Post>?
  }

  /// The events, if they are recorded. Only a life with a problem needs them, and a second one has the same.
  private(set) var events: [String] = []
  private(set) var problem: String?
  private let isRecording: Bool
  private var generator: SeededGenerator
  private var server: WindowServer
  private var marks: [Int: [Int]] = [:]
  private let list: PagedList<Post>

  /// The edits by their numbers, which begin at 1, and the numbers of those of each row and of all rows.
  private var edits: [Int: Edit] = [:]
  private var numbers: [Int: [Int]] = [:]
  private var numbersOfAll: [Int] = []
  private var requests: [Int: Request] = [:]
  private var begun: [PageEnd: (ticket: Int, at: Int)] = [:]
  private var delivered: [Int: (version: Int, at: Int)] = [:]
  private var now = 0

  /// The edit whose rows are being asked for again.
  private var askedBy: Edit?
  private var versions = 0
  private var replacedCount = 0

  /// The rows that the service has, but the list does not show, because no answer said so.
  private var unshown: Set<Int> = []

  init(_ kind: WindowServer.Kind, _ random: RandomCase, isRecording: Bool = false) {
    self.isRecording = isRecording
    var generator = random.generator
    server = WindowServer(kind, rows: 0..<Int.random(in: 1...30, using: &generator))
    let size = Int.random(in: 1...5, using: &generator)
    let limit = Bool.random(using: &generator) ? nil : size * Int.random(in: 3...5, using: &generator)
    list = PagedList(NoService(), pageSize: size, uniqueBy: \.id, keeping: limit)
    self.generator = generator
  }

  func run() {
    take("first") { list.loadFirstPage() }
    deliver(at: .next)
    for _ in 0..<Int.random(in: 1...50, using: &generator) where problem == nil { step() }
    if problem == nil { end() }
    list.cancel()
  }

  // MARK: Steps

  private func step() {
    switch Int.random(in: 0..<30, using: &generator) {
    case 0...3: take("next") { list.loadNextPage() }
    case 4...5: take("previous") { list.loadPreviousPage() }
    case 6: take("refresh") { list.loadFirstPage() }
    case 7: take("retry") { list.retry() }
    case 8: fail()
    case 9...10: for end in PageEnd.allCases where Bool.random(using: &generator) { compute(at: end) }
    case 11...14: deliver(at: Bool.random(using: &generator) ? .next : .previous)
    case 15: append()
    case 16...21: edit()
    case 22...23: apply()
    default: answerEdit()
    }
  }

  private func record(_ event: @autoclosure () -> String) { if isRecording { events.append(event()) } }

  private func take(_ event: @autoclosure () -> String, _ body: () -> Void) {
    now += 1
    record(event())
    body()
    for end in PageEnd.allCases {
      guard let load = list.machine[end].current, let ticket = load.ticket, requests[ticket] == nil else {
        continue
      }
      // Rows of an earlier answer of the load were asked for when it began.
      let isSame = load.answers.isEmpty && load.later == nil
      if isSame || begun[end] == nil { begun[end] = (ticket, now) }
      requests[ticket] = Request(request: load.request, asked: begun[end]?.at ?? now)
    }
    note()
    check()
  }

  private func compute(at end: PageEnd) {
    guard let ticket = list.machine[end].current?.ticket, let request = requests[ticket],
      request.answer == nil
    else { return }
    requests[ticket]?.answer = page(request.request, asked: request.asked)
  }

  private func page(_ request: PageRequest, asked: Int) -> LoadedPage<Post> {
    let page = server.page(request)
    versions += 1
    let posts = page.items.map { post($0, asked: asked) }
    guard server.kind == .cursors else { return LoadedPage(posts, offset: page.offset) }
    return LoadedPage(posts, previousCursor: page.previousCursor, nextCursor: page.nextCursor)
  }

  private func post(_ id: Int, asked: Int) -> Post {
    Post(id: id, marks: marks[id] ?? [], sent: marks[id] ?? [], asked: asked, version: versions)
  }

  private func deliver(at end: PageEnd) {
    guard let ticket = list.machine[end].current?.ticket else { return }
    compute(at: end)
    guard let page = requests[ticket]?.answer else { return }
    take("answer \(ticket): \(page.items.map(\.id))") {
      list.enqueue { $0.receive(.success(page), ticket) }
    }
  }

  private func fail() {
    guard let ticket = list.machine[Bool.random(using: &generator) ? .next : .previous].current?.ticket else {
      return
    }
    take("fail \(ticket)") { list.enqueue { $0.receive(.failure(Broken()), ticket) } }
  }

  /// The service adds a row at its end, and announces it.
  private func append() {
    let row = server.insert()
    versions += 1
    var post = post(row, asked: now)
    post.isLive = true
    take("append \(row)") { [post] in list.append(post) }
  }

  private func edit() {
    let number = edits.count + 1
    let shown = list.items.map(\.id)
    guard let row = shown.randomElement(using: &generator) else { return }
    let kind = Int.random(in: 0..<10, using: &generator)
    var ids: Set<Int>? = [row]
    if kind == 0 { ids = nil }
    if kind == 1, let other = shown.randomElement(using: &generator) { ids?.insert(other) }
    let isDeletion = kind >= 7
    edits[number] = Edit(
      ids: ids,
      made: now + 1,
      isDeletion: isDeletion,
      state: kind == 2 ? .local : .pending
    )
    if ids == nil { numbersOfAll.append(number) }
    for id in ids ?? [] { numbers[id, default: []].append(number) }
    let answer: @MainActor () async throws -> Void = {}
    let request = kind == 2 ? nil : answer
    take("edit \(number) of \(ids.map { "\($0.sorted())" } ?? "all")\(isDeletion ? " deletes" : "") \(kind)")
    {
      if let ids {
        list.edit(each: ids.sorted(), { $0 = isDeletion ? nil : $0?.marked(number) }, confirming: request)
      } else {
        list.edit({ rows in rows = rows.map { $0.marked(number) } }, confirming: {})
      }
    }
  }

  /// The numbers of the edits whose requests the service has, which are those of the list's edits if all are sent.
  private var running: [Int] {
    list.edits.values.filter { !list.storage.edits.isWaiting($0.number) }.map(\.number).sorted()
  }

  /// The service applies an edit.
  private func apply() {
    guard let number = running.filter({ edits[$0]?.isApplied == false }).randomElement(using: &generator),
      let edit = edits[number]
    else { return }
    edits[number]?.isApplied = true
    record("apply \(number)")
    for id in edit.ids ?? Set(server.rows) where !server.isDeleted[id] {
      if edit.isDeletion { server.delete(id) } else { marks[id, default: []].append(number) }
    }
  }

  private func answerEdit() {
    guard let number = running.randomElement(using: &generator), let edit = edits[number],
      let running = list.edits[number]
    else { return }
    let isUnknown = edit.ids != nil && Int.random(in: 0..<4, using: &generator) == 0
    if isUnknown {
      askedBy = edit
      edits[number]?.state = .confirmed(at: now + 1)
      defer { askedBy = nil }
      take("edit \(number) ends unknown") {
        list.enqueue { [self] list in
          for row in edit.ids?.sorted() ?? [] where running.answers[RowID(value: row)] == nil {
            let id = RowID(value: row)
            guard let request = list.machine.request(for: id) else { continue }
            list.receive(page(request, asked: now).items, for: running, askedFor: id)
          }
          list.end(running, .failure(PageEditFailure(ids: [], CancellationError())))
        }
      }
      let unanswered = (edit.ids ?? []).filter { running.answers[RowID(value: $0)] == nil }
      if edit.isDeletion, !edit.isApplied { unshown.formUnion(unanswered) }
    } else if edit.isApplied {
      edits[number]?.state = .confirmed(at: now + 1)
      take("edit \(number) is confirmed") { list.enqueue { $0.end(running, .confirmed) } }
    } else {
      edits[number]?.state = .failed
      take("edit \(number) fails") {
        list.enqueue { $0.end(running, .failure(PageEditFailure(ids: [], Broken()))) }
      }
    }
  }

  // MARK: Rules

  /// Notes since when the list has each row.
  private func note() {
    let replacements = list.storage.history.replacements
    let isReplaced = exchange(&replacedCount, with: replacements) != replacements
    for row in list.storage.rows where isReplaced || delivered[row.id]?.version != row.version {
      // Later edits that are not sent run over the row that an edit has asked for.
      delivered[row.id] = (row.version, max(delivered[row.id]?.at ?? 0, askedBy?.made ?? now))
    }
  }

  private func check() {
    guard problem == nil else { return }
    let shown = list.items
    var (count, last) = (0, -1)
    for row in list.storage.rows {
      let edits = ((numbers[row.id] ?? []) + numbersOfAll).compactMap { number in
        self.edits[number].map { (number: number, edit: $0) }
      }
      if let deletion = edits.first(where: {
        $0.edit.isDeletion && lasts($0.edit, on: row) && !$0.edit.hides(row.id)
      }) {
        problem = "edit \(deletion.number) has deleted \(row)"
      }
      if edits.contains(where: { $0.edit.hides(row.id) }) { continue }
      guard count < shown.count, shown[count].id == row.id else {
        problem = "no \(row.id) at \(count) of \(shown.map(\.id))"
        return
      }
      check(shown[count], with: edits)
      // So none is doubled.
      let place = server.places[row.id]
      if place <= last { problem = "\(shown.map(\.id)) are not in order" }
      (count, last) = (count + 1, place)
    }
    if count < shown.count { problem = "\(shown.map(\.id)) instead of \(count)" }
  }

  private func check(_ row: Post, with edits: [(number: Int, edit: Edit)]) {
    if edits.isEmpty, row.marks == row.sent { return }
    let numbers = edits.filter { !$0.edit.isDeletion && lasts($0.edit, on: row) }.map(\.number)
    let expected = Set(row.sent + numbers).sorted()
    // An edit of all rows runs over a row that the service has added after it.
    if row.marks.sorted() != expected { problem = "\(row) instead of \(expected)" }
  }

  /// Returns whether an edit shows although the service may not have sent it.
  private func lasts(_ edit: Edit, on row: Post) -> Bool {
    guard edit.ids?.contains(row.id) ?? true else { return false }
    switch edit.state {
    case .pending: return true
    case .failed: return false
    case .confirmed(let time): return time > (row.isLive ? delivered[row.id]?.at ?? 0 : row.asked)
    case .local: return edit.made > delivered[row.id]?.at ?? 0
    }
  }

  /// Ends all edits and loads, and goes to both ends: no row is lost.
  private func end() {
    record("end")
    while problem == nil, !list.edits.isEmpty {
      if Bool.random(using: &generator) { apply() } else { answerEdit() }
    }
    walk()
    let owed = server.rows
    let expected = owed.filter { !unshown.contains($0) }
    let shown = list.items.map(\.id).filter { !unshown.contains($0) }
    if problem == nil, let last = expected.last, shown.last != last { problem = "\(last) is lost" }
    if problem == nil, list.machine.limit == .max, shown != expected {
      problem = "\(shown) instead of \(expected)"
    }
    take("reload") { list.loadFirstPage() }
    walk()
    if problem == nil, list.machine.limit == .max, list.items != owed.map({ post($0, like: list) }) {
      problem = "\(list.items.map(\.id)) instead of \(owed)"
    }
    if problem == nil, !list.storage.edits.entries.isEmpty {
      problem = "\(list.storage.edits.entries.count) edits left"
    }
  }

  private func post(_ id: Int, like list: PagedList<Post>) -> Post {
    guard let row = list[id] else { return Post(id: id, marks: []) }
    return Post(
      id: id,
      marks: marks[id] ?? [],
      sent: row.sent,
      asked: row.asked,
      version: row.version,
      isLive: row.isLive
    )
  }

  private func walk() {
    for end in [PageEnd.previous, .next] {
      for _ in 0..<500 where problem == nil {
        if list.status(at: end).ongoing != nil || list.status.ongoing != nil {
          deliver(at: list.status(at: end).ongoing != nil ? end : .next)
        } else if end == .next ? list.hasNext : list.hasPrevious {
          take("\(end)") { _ = end == .next ? list.loadNextPage() : list.loadPreviousPage() }
        } else {
          break
        }
      }
    }
  }
}

extension EditLife.Edit {
  /// Whether the edit removes a row that the list still holds.
  fileprivate func hides(_ id: Int) -> Bool { isDeletion && state == .pending && ids?.contains(id) == true }
}

extension EditLife.Post {
  func marked(_ number: Int) -> EditLife.Post {
    guard !marks.contains(number) else { return self }
    var post = self
    post.marks.append(number)
    return post
  }
}

/// A service that a test answers for.
private struct NoService: PageLoading {
  func page(_ request: PageRequest) async throws -> LoadedPage<EditLife.Post> { throw CancellationError() }
}
