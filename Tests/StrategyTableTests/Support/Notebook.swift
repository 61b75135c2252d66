import PlatformUIKit
import StrategyTable
import TestSupport

extension EventName {
  static let added: EventName = "notebook.added"
  static let erased: EventName = "notebook.erased"
  /// The same, by asynchronous strategies.
  static let addedLater: EventName = "notebook.addedLater"
  static let erasedLater: EventName = "notebook.erasedLater"
}

extension UserInfoKeys {
  static let place = UserInfoKey<Int>("place")
}

/// An owner of numbers, whose changes can be undone.
final class Notebook: UIResponder, StrategyHandler {
  var strategies: StrategyTable<Notebook>
  var items: [Int]
  var log: [String] = []
  var isFailing = false
  /// Sent at the end of each asynchronous strategy. Each waits for ``gate`` before it changes anything.
  let ended = Signal()
  var gate = TestGate()
  let manager: UndoManager?

  override var undoManager: UndoManager? { manager }

  init(_ items: [Int] = [1, 2, 3], _ table: StrategyTable<Notebook> = editing, hasManager: Bool = true) {
    (self.items, strategies, manager) = (items, table, hasManager ? UndoManager() : nil)
  }

  static let editing = StrategyTable<Notebook> {
    On(.erased, with: \.place) { notebook, place, event in try notebook.erase(place) }
      .undoable("Erase") { notebook, event in notebook.added(.added, at: event.userInfo[.place]) }
    On(.added, with: \.number, and: \.place) { notebook, number, place, event in
      try notebook.add(number, place)
    }
    .undoable("Add") { notebook, event in event.userInfo[.place].map { notebook.erased(.erased, $0) } }
    On(.erasedLater, with: \.place, whileRunning: .parallel) { owner, place, event in
      try await owner()?.later { try $0.erase(place) }
    }
    .undoable("Erase") { notebook, event in notebook.added(.addedLater, at: event.userInfo[.place]) }
    On(.addedLater, with: \.number, and: \.place, whileRunning: .parallel) { owner, number, place, event in
      try await owner()?.later { try $0.add(number, place) }
    }
    .undoable("Add") { notebook, event in event.userInfo[.place].map { notebook.erased(.erasedLater, $0) } }
  }

  private func added(_ name: EventName, at place: Int?) -> PreparedEvent? {
    guard let place, items.indices.contains(place) else { return nil }
    let number = items[place]
    return .named(name) { [.number: number, .place: place] }
  }

  private func erased(_ name: EventName, _ place: Int) -> PreparedEvent {
    .named(name) { [.place: place] }
  }

  private func erase(_ place: Int) throws {
    if isFailing { throw Refusal() }
    items.remove(at: place)
  }

  private func add(_ number: Int, _ place: Int) throws {
    if isFailing { throw Refusal() }
    items.insert(number, at: place)
  }

  private func later(_ change: @MainActor (Notebook) throws -> Void) async throws {
    defer { ended.send() }
    try await gate.pass()
    try change(self)
  }

  func erase(_ place: Int, later: Bool = false) {
    routerEvent(name: later ? .erasedLater : .erased, userInfo: [.place: place])
  }

  func add(_ number: Int, _ place: Int, later: Bool = false) {
    routerEvent(name: later ? .addedLater : .added, userInfo: [.number: number, .place: place])
  }
}

/// Returns after the tasks that the main actor has now, and those that they start.
@MainActor
func nextTurn() async {
  for _ in 0..<5 { await Task { @MainActor in }.value }
}
