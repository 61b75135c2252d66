import TestSupport
import Testing

@testable import PagedList

/// Random deletions and insertions, on a model of a service and in a list, with failures, retries, pauses and
/// cancellations.
@MainActor
@Suite(.watchdog)
struct DeletedRowsPropertyTests {
  private nonisolated static let batches = 8

  @Test(arguments: 0..<batches, ServiceModel.Kind.allCases)
  func losesNoRow(batch: Int, kind: ServiceModel.Kind) {
    for random in RandomCase.all(400, batch: batch, of: Self.batches) {
      let life = ListLife(kind, random)
      life.run()
      if let problem = life.problem {
        Issue.record("\(random), \(kind): \(problem) after \(life.events)")
        return
      }
    }
  }
}

/// A service whose rows are in the order of `all`, without the deleted ones.
struct ServiceModel {
  enum Kind: CaseIterable {
    case numbered, numberedWithTotal, offset, lastID, cursor
  }

  let kind: Kind
  private(set) var all: [Int]
  private(set) var deleted: Set<Int> = []

  init(_ kind: Kind, count: Int) {
    self.kind = kind
    all = Array(0..<count)
  }

  var rows: [Int] { all.filter { !deleted.contains($0) } }

  mutating func delete(_ row: Int) {
    deleted.insert(row)
  }

  mutating func insert(atTop isAtTop: Bool) {
    all.insert(all.count, at: isAtTop ? 0 : all.count)
  }

  func page(_ request: PageRequest) -> LoadedPage<Int> {
    switch kind {
    case .numbered, .numberedWithTotal:
      let page = rows.dropFirst(request.index * request.size).prefix(request.size)
      return LoadedPage(Array(page), total: kind == .numbered ? nil : rows.count)
    case .offset: return LoadedPage(Array(rows.dropFirst(request.offset).prefix(request.size)))
    case .lastID: return LoadedPage(rows(after: request.lastID as? Int, request.size))
    case .cursor:
      let page = rows(after: request.cursor.flatMap { Int($0) }, request.size)
      return LoadedPage(page, nextCursor: page.count < request.size ? nil : page.last.map { "\($0)" })
    }
  }

  private func rows(after id: Int?, _ size: Int) -> [Int] {
    let start = id.flatMap(all.firstIndex).map { $0 + 1 } ?? 0
    return Array(all[start...].filter { !deleted.contains($0) }.prefix(size))
  }
}

/// A list and its service, which live through random events. The list's requests are answered synchronously.
@MainActor
final class ListLife {
  private struct Silent: PageLoading {
    func page(_ request: PageRequest) async throws -> LoadedPage<Int> { throw CancellationError() }
  }

  private(set) var events: [String] = []
  private(set) var problem: String?
  private var generator: SeededGenerator
  private var service: ServiceModel
  private let list: PagedList<Int>

  /// The request that was seen last, and its answer if the service has computed it.
  private var ticket = 0
  private var request: PageRequest?
  private var answer: LoadedPage<Int>?

  /// The rows that the service had when it answered the current request for a first page.
  private var answeredRows: [Int] = []

  /// The rows that the list must show once all pages are loaded.
  private var promised: [Int] = []
  private var removed: Set<Int> = []

  /// The rows that were removed since the first page was requested.
  private var removedSinceRequest: Set<Int> = []

  /// The rows that are already removed from the list but not yet deleted by the service, and the reverse.
  private var lateDeletions: [Int] = []
  private var lateEdits: [Int] = []

  private var drafts = 0

  /// The number of rows that the service inserted at the top.
  private var insertions = 0

  init(_ kind: ServiceModel.Kind, _ random: RandomCase) {
    generator = random.generator
    service = ServiceModel(kind, count: .random(in: 0...40, using: &generator))
    list = PagedList(Silent(), pageSize: .random(in: 1...5, using: &generator), uniqueBy: { $0 })
  }

  func run() {
    list.loadFirstPage()
    seeRequest()
    for _ in 0..<Int.random(in: 1...60, using: &generator) where problem == nil { step() }
    list.resume()
    seeRequest()
    for _ in 0..<1_000 where list.hasMore || list.status.ongoing != nil || list.items.isEmpty {
      if list.status.ongoing == nil {
        if list.hasMore { list.loadNextPage() } else { list.loadFirstPage() }
      }
      seeRequest()
      deliver()
      if service.rows.isEmpty, !list.hasMore { break }
    }
    check()
  }

  private func step() {
    switch Int.random(in: 0..<27, using: &generator) {
    case 0: note("refresh") { list.loadFirstPage() }
    case 1...4: note("next") { list.loadNextPage() }
    case 5: note("retry") { list.retry() }
    case 6: note("cancel") { list.cancel() }
    case 7: note("pause") { list.pause() }
    case 8...9: note("resume") { list.resume() }
    case 10...11: note("compute") { compute() }
    case 12: note("fail") { fail() }
    case 13:
      guard let row = randomRow() else { break }
      note("delete \(row)") {
        service.delete(row)
        remove(row)
      }
    case 14:
      guard let row = randomRow() else { break }
      note("edit \(row), delete later") {
        remove(row)
        lateDeletions.append(row)
      }
    case 15:
      guard let row = randomRow(), !lateEdits.contains(row) else { break }
      note("delete \(row), edit later") {
        service.delete(row)
        lateEdits.append(row)
      }
    case 16:
      guard let row = randomRow() else { break }
      note("hide \(row)") { remove(row) }
    case 17: note("delete late ones") { deleteLate() }
    case 18: note("edit late ones") { editLate() }
    case 19 where list.status.ongoing == nil && insertions < list.pageSize - 1:
      // More would hide that a page was loaded before.
      insertions += 1
      note("insert at the top") { service.insert(atTop: true) }
    case 20: note("insert at the end") { service.insert(atTop: false) }
    case 21:
      drafts += 1
      note("draft \(-drafts)") { list.edit { [drafts] in $0.insert(-drafts, at: 0) } }
    case 22:
      guard let draft = list.items.filter({ $0 < 0 }).randomElement(using: &generator) else { break }
      note("discard \(draft)") { list.edit { $0.removeAll { $0 == draft } } }
    case 23 where list.status.ongoing == nil && insertions < list.pageSize - 1:
      insertions += 1
      note("insert at the top in both") {
        list.edit { [row = service.all.count] in $0.insert(row, at: 0) }
        service.insert(atTop: true)
      }
    case 24:
      // A row in front of a loaded row. Otherwise, its page would come later, and the order would be the app's.
      guard let last = list.items.last(where: { $0 >= 0 }) else { break }
      let loaded = service.all.prefix { $0 != last }
      let kept = loaded.filter { removed.contains($0) && !service.deleted.contains($0) }
      guard let row = kept.randomElement(using: &generator) else { break }
      note("put back \(row)") { putBack(row) }
    default: note("answer") { deliver() }
    }
    seeRequest()
  }

  private func note(_ event: String, _ body: () -> Void) {
    events.append(event)
    body()
  }

  private func randomRow() -> Int? { list.items.filter { $0 >= 0 }.randomElement(using: &generator) }

  private func remove(_ row: Int) {
    removed.insert(row)
    removedSinceRequest.insert(row)
    list.edit { $0.removeAll { $0 == row } }
  }

  private func putBack(_ row: Int) {
    removed.remove(row)
    removedSinceRequest.remove(row)
    lateDeletions.removeAll { $0 == row }
    let before = Set(service.all.prefix { $0 != row })
    list.edit { rows in
      rows.insert(row, at: (rows.lastIndex { $0 < 0 || before.contains($0) } ?? -1) + 1)
    }
  }

  private func deleteLate() {
    for row in lateDeletions { service.delete(row) }
    lateDeletions = []
  }

  private func editLate() {
    for row in lateEdits { remove(row) }
    lateEdits = []
  }

  /// Notices that the list has sent a request.
  private func seeRequest() {
    let current = list.machine[.next].current
    guard let load = current, let newTicket = load.ticket, newTicket != ticket else { return }
    if load.load.replacesRows {
      deleteLate()
      removedSinceRequest = []
    }
    ticket = newTicket
    request = load.request
    answer = nil
    if Bool.random(using: &generator) { compute() }
  }

  private var isAwaited: Bool { list.machine[.next].current?.ticket == ticket }

  private func compute() {
    guard isAwaited, answer == nil, let request else { return }
    answer = service.page(request)
    answeredRows = service.rows
  }

  private func fail() {
    guard isAwaited else { return }
    list.enqueue { [ticket] in $0.receive(.failure(Broken()), ticket) }
  }

  private func deliver() {
    guard isAwaited else { return }
    compute()
    editLate()
    guard let page = answer, let isFirst = list.machine[.next].current?.load.replacesRows else { return }
    if isFirst { (promised, removed) = (answeredRows, removedSinceRequest) }
    list.enqueue { [ticket] in $0.receive(.success(page), ticket) }
    let rows = list.items
    if Set(rows).count < rows.count { problem = "doubled rows in \(rows)" }
    if let row = rows.first(where: removed.contains) { problem = "removed row \(row) in \(rows)" }
  }

  private func check() {
    guard problem == nil else { return }
    let rows = list.items
    let expected = promised.filter { !removed.contains($0) && !service.deleted.contains($0) }
    let found = rows.filter(Set(expected).contains)
    if list.hasMore { problem = "no end in \(rows)" }
    if found != expected { problem = "expected \(expected), found \(found)" }
  }
}
