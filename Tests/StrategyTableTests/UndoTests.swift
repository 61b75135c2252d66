import KitSupport
import PlatformUIKit
import StrategyTable
import TestSupport
import Testing

/// A strategy that can be undone.
@MainActor
@Suite(.watchdog)
struct UndoTests {
  private let notebook = Notebook()

  @Test func undoRevertsAndRedoRepeats() {
    notebook.erase(1)
    let erased = notebook.items

    notebook.manager?.undo()
    let undone = notebook.items
    notebook.manager?.redo()

    #expect(erased == [1, 3])
    #expect(undone == [1, 2, 3])
    #expect(notebook.items == [1, 3])
    #expect(notebook.stacks == "undo Erase")
    notebook.manager?.undo()
    #expect(notebook.stacks == "redo Erase")
  }

  @Test func inverseIsDeterminedBeforeTheStrategyRuns() {
    let notebook = Notebook(
      [],
      StrategyTable {
        On(.tapped) { notebook, _ in notebook.log.append("code") }
          .undoable("Tap") { notebook, event in
            notebook.log.append("inverse of \(event.name)")
            return .named(.removed)
          }
      }
    )

    notebook.routerEvent(name: .tapped)

    #expect(notebook.log == ["inverse of \(EventName.tapped)", "code"])
  }

  /// The undo manager takes an inverse only while it undoes.
  @Test(arguments: [true, false])
  func inverseOfAHeldEventDoesNotWait(isDebounced: Bool) async throws {
    let clock = TestClock()
    let notebook = Notebook(
      [],
      StrategyTable {
        let tapped = On(.tapped) { (notebook: Notebook, _: RouterEvent) in notebook.items.append(1) }
          .undoable("Tap") { _, _ in .named(.removed) }
        isDebounced
          ? tapped.debounced(for: .seconds(1), clock: clock)
          : tapped.throttled(for: .seconds(1), runningLast: true, clock: clock)
        On(.removed) { notebook, _ in notebook.items.removeLast() }.undoable("Tap") { _, _ in .named(.tapped)
        }
      }
    )
    notebook.routerEvent(name: .tapped)
    if isDebounced {
      try await clock.sleepers(1)
      clock.advance(by: .seconds(1))
      for _ in 0..<1_000 where notebook.items.isEmpty { await Task.yield() }
    }
    #expect(notebook.items == [1] && notebook.stacks == "undo Tap")

    notebook.manager?.undo()
    #expect(notebook.items.isEmpty && notebook.stacks == "redo Tap")
    notebook.manager?.redo()

    #expect(notebook.items == [1] && notebook.stacks == "undo Tap")
  }

  @Test func nilRegistersNothing() {
    let notebook = Notebook([], StrategyTable { On(.tapped) { _, _ in }.undoable("Tap") { _, _ in nil } })

    let outcome = notebook.routerEvent(name: .tapped)

    #expect(outcome.isHandled)
    #expect(notebook.stacks == "")
  }

  @Test func inverseIsEmittedFromTheOwner() {
    var sources: [ObjectIdentifier?] = []
    let notebook = Notebook(
      [],
      StrategyTable {
        On(.tapped) { _, _ in }.undoable("Tap") { _, _ in .named(.removed) }
        On(.removed) { notebook, event in sources.append(event.source.map { ObjectIdentifier($0) }) }
      }
    )

    Cell(below: notebook).routerEvent(name: .tapped)
    notebook.manager?.undo()

    #expect(sources == [ObjectIdentifier(notebook)])
  }

  @Test func preparedRowEventHasItsModel() {
    var seen: [String] = []
    let row = notebook.onRouterEvent(row: \.songTapped) { song, _ in seen.append("song \(song.id)") }

    PreparedEvent.row(.songTapped, of: Song(id: 2)).emit(from: notebook)

    #expect(seen == ["song 2"])
    row.cancel()
  }

  // MARK: What registers nothing

  @Test func strategyThatThrowsRegistersNothing() {
    notebook.isFailing = true

    let (_, reports) = Reports.collecting { notebook.erase(1) }

    #expect(reports.count <= 1)
    #expect(notebook.stacks == "")
  }

  @Test(arguments: [EventDisposition.forwarded, .blocked, .handled, .handledAndForwarded])
  func onlyAHandledEventIsRegistered(disposition: EventDisposition) {
    let notebook = Notebook(
      [],
      StrategyTable {
        On(deciding: .tapped) { _, _ in disposition }.undoable("Tap") { _, _ in .named(.removed) }
      }
    )

    notebook.routerEvent(name: .tapped)

    #expect(notebook.stacks == (disposition.isHandled ? "undo Tap" : ""))
  }

  @Test func disabledLackingAndSpentStrategiesRegisterNothing() {
    let notebook = Notebook(
      [],
      StrategyTable {
        On(.tapped) { _, _ in }.enabled { _ in false }.undoable("Tap") { _, _ in .named(.removed) }
        On(.scrolled, with: \.number) { _, _, _ in }.undoable("Scroll") { _, _ in .named(.removed) }
        On(.refreshed) { _, _ in }.once().undoable("Refresh") { _, _ in .named(.removed) }
      }
    )

    _ = Reports.collecting {
      notebook.routerEvent(name: .tapped)
      notebook.routerEvent(name: .scrolled)
    }
    let first = notebook.stacks
    notebook.routerEvent(name: .refreshed)
    notebook.manager?.removeAllActions()
    notebook.routerEvent(name: .refreshed)

    #expect(first == "")
    #expect(notebook.stacks == "")
  }

  @Test func heldBackEventsRegisterNothing() async throws {
    let clock = TestClock()
    let notebook = Notebook(
      [],
      StrategyTable {
        On(.tapped) { _, _ in }.throttled(for: .seconds(1), clock: clock)
          .undoable("Tap") { _, _ in .named(.removed) }
        On(.refreshed, whileRunning: .drop) { owner, _ in try await owner()?.gate.pass() }
          .undoable("Refresh") { _, _ in .named(.removed) }
        On(.removed) { _, _ in }
      }
    )

    for _ in 0..<3 { notebook.routerEvent(name: .tapped) }
    notebook.manager?.undo()
    let throttled = notebook.stacks
    for _ in 0..<3 { notebook.routerEvent(name: .refreshed) }
    notebook.gate.open()
    await nextTurn()
    notebook.manager?.undo()

    #expect(throttled == "")
    #expect(notebook.stacks == "")
  }

  @Test func answerCannotBeUndoable() {
    let (notebook, reports) = Reports.collecting {
      Notebook([], StrategyTable { Answer(Depth.self) { _, _, _ in 1 }.undoable("Ask") { _, _ in nil } })
    }

    #expect(notebook.ask(Depth()) == 1)
    #expect(
      reports.map(\.text) == [
        """
        The strategy for '\(Depth.name)' cannot be undoable: a request changes nothing. The modifier was ignored. \
        Remove it.
        """
      ]
    )
  }

  @Test func ownerThatIsNoResponderOfUIKitIsReported() {
    let (screen, reports) = Reports.collecting {
      Screen(
        StrategyTable { On(.tapped, { _, _ in }, line: 12).undoable("Tap") { _, _ in .named(.removed) } }
      )
    }

    #expect(screen.routerEvent(name: .tapped).isHandled)
    #expect(
      reports.map(\.text) == [
        """
        The strategy for 'test.tapped' cannot be undone: Screen is no UIResponder, so it has no undo manager. The \
        modifier was ignored. Move the strategy to a view or a view controller.
        """
      ]
    )
  }

  @Test func ownerWithoutAnUndoManagerRegistersNothing() {
    let notebook = Notebook(hasManager: false)

    let (_, reports) = Reports.collecting { notebook.erase(0) }

    #expect(notebook.items == [2, 3])
    #expect(reports.isEmpty)
  }

  // MARK: Asynchronous strategies

  @Test func asynchronousStrategyIsRegisteredWhenItHasSucceeded() async throws {
    notebook.erase(1, later: true)
    let before = notebook.stacks
    notebook.gate.open()
    try await notebook.ended.reach(1)
    await nextTurn()

    #expect(before == "")
    #expect(notebook.items == [1, 3])
    #expect(notebook.stacks == "undo Erase")
  }

  @Test func asynchronousStrategiesAreGroupsOfTheirOwn() async throws {
    notebook.gate.open()
    notebook.erase(2, later: true)
    try await notebook.ended.reach(1)
    notebook.erase(1, later: true)
    try await notebook.ended.reach(2)
    await nextTurn()

    notebook.manager?.undo()
    try await notebook.ended.reach(3)
    await nextTurn()

    #expect(notebook.items == [1, 2])
    #expect(notebook.stacks == "undo Erase, redo Erase")
  }

  @Test func asynchronousStrategyThatFailsOrIsCanceledRegistersNothing() async throws {
    notebook.erase(1, later: true)
    try await notebook.gate.reached()
    notebook.cancelStrategies()
    try await notebook.ended.reach(1)
    notebook.gate.open()
    notebook.isFailing = true
    notebook.erase(1, later: true)
    try await notebook.ended.reach(2)
    await nextTurn()

    #expect(notebook.items == [1, 2, 3])
    #expect(notebook.stacks == "")
  }

  @Test func inverseOfAQueuedEventIsDeterminedWhenItsTurnComes() async throws {
    let notebook = Notebook(
      [],
      StrategyTable {
        On(.refreshed, whileRunning: .queue) { owner, _ in
          try await owner()?.gate.pass()
          owner()?.items.append(0)
          owner()?.ended.send()
        }
        .undoable("Refresh") { notebook, _ in
          notebook.log.append("\(notebook.items.count)")
          return nil
        }
      }
    )

    for _ in 0..<3 { notebook.routerEvent(name: .refreshed) }
    notebook.gate.open()
    try await notebook.ended.reach(3)

    #expect(notebook.log == ["0", "1", "2"])
  }

  @Test func ownerThatIsDeallocatedRegistersNothingAndLeavesNothing() async throws {
    let manager = UndoManager()
    let gate = TestGate()
    let left = Signal()
    var owner: Member? = Member(
      manager,
      StrategyTable {
        On(.tapped) { _, _ in }.undoable("Tap") { _, _ in .named(.removed) }
        On(.refreshed, whileRunning: .drop) { _, _ in
          defer { left.send() }
          await Task { try? await gate.pass() }.value
        }
        .undoable("Refresh") { _, _ in .named(.removed) }
      }
    )
    owner?.routerEvent(name: .tapped)
    owner?.routerEvent(name: .refreshed)
    try await gate.reached()
    let before = manager.canUndo

    owner = nil
    gate.open()
    try await left.reach(1)
    await nextTurn()

    #expect(before)
    #expect(!manager.canUndo)
    #expect(!manager.canRedo)
  }

  // MARK: Undo and redo

  @Test func inverseIsRegisteredInsideTheCallWhateverKindItIs() async throws {
    notebook.gate.open()
    notebook.erase(1, later: true)
    try await notebook.ended.reach(1)
    await nextTurn()

    notebook.manager?.undo()
    let (stacks, items) = (notebook.stacks, notebook.items)
    try await notebook.ended.reach(2)
    await nextTurn()

    #expect(stacks == "redo Erase")
    #expect(items == [1, 3])
    #expect(notebook.items == [1, 2, 3])
    #expect(notebook.stacks == "redo Erase")
  }

  @Test(arguments: [false, true], [false, true])
  func inverseThatFailsOrIsCanceledIsTakenBackAlone(isLater: Bool, isCanceled: Bool) async throws {
    notebook.gate.open()
    for place in [2, 1, 0] {
      notebook.erase(place, later: isLater)
      if isLater { try await notebook.ended.reach(3 - place) }
      await nextTurn()
    }
    notebook.manager?.undo()
    if isLater { try await notebook.ended.reach(4) }
    await nextTurn()
    let before = notebook.stacks

    try await fail(isLater: isLater, isCanceled: isCanceled, ends: 5) { notebook.manager?.undo() }

    #expect(before == "undo Erase, redo Erase")
    #expect(notebook.stacks == before)
    #expect(notebook.items == [1])
    #expect(try await all(isLater, "redo", ends: 5) == [[]])
    #expect(try await all(isLater, "undo", ends: 6) == [[1], [1, 2], [1, 2, 3]])
  }

  @Test(arguments: [false, true], [false, true])
  func redoThatFailsOrIsCanceledIsTakenBackAlone(isLater: Bool, isCanceled: Bool) async throws {
    notebook.gate.open()
    for place in [2, 1, 0] {
      notebook.erase(place, later: isLater)
      if isLater { try await notebook.ended.reach(3 - place) }
      await nextTurn()
    }
    for count in 4...5 {
      notebook.manager?.undo()
      if isLater { try await notebook.ended.reach(count) }
      await nextTurn()
    }

    try await fail(isLater: isLater, isCanceled: isCanceled, ends: 6) { notebook.manager?.redo() }

    #expect(notebook.stacks == "undo Erase, redo Erase")
    #expect(notebook.items == [1, 2])
    #expect(try await all(isLater, "undo", ends: 6) == [[1, 2, 3]])
    #expect(try await all(isLater, "redo", ends: 7) == [[1, 2], [1], []])
  }

  /// Fails or cancels the inverse that `change` runs.
  private func fail(isLater: Bool, isCanceled: Bool, ends: Int, _ change: () -> Void) async throws {
    if isLater && isCanceled {
      notebook.gate = TestGate()
      change()
      try await notebook.gate.reached()
      notebook.cancelStrategies()
      notebook.gate.open()
    } else {
      notebook.isFailing = true
      change()
    }
    if isLater { try await notebook.ended.reach(ends) }
    await nextTurn()
    notebook.isFailing = false
  }

  /// Undoes or redoes all there is, and returns the items after each.
  private func all(_ isLater: Bool, _ word: String, ends: Int) async throws -> [[Int]] {
    var (seen, ends): ([[Int]], Int) = ([], ends)
    while let manager = notebook.manager, word == "undo" ? manager.canUndo : manager.canRedo {
      if word == "undo" { manager.undo() } else { manager.redo() }
      ends += 1
      if isLater { try await notebook.ended.reach(ends) }
      await nextTurn()
      seen.append(notebook.items)
    }
    return seen
  }

  @Test func runThatIsCanceledBeforeItStartsIsTakenBack() async throws {
    notebook.gate.open()
    notebook.erase(1, later: true)
    try await notebook.ended.reach(1)
    await nextTurn()

    notebook.manager?.undo()
    notebook.cancelStrategies()
    await nextTurn()

    #expect(notebook.items == [1, 3])
    #expect(notebook.stacks == "undo Erase")
  }

  @Test func failureAfterANewChangeTakesNothingElseBack() async throws {
    notebook.gate.open()
    notebook.erase(0, later: true)
    try await notebook.ended.reach(1)
    await nextTurn()
    notebook.gate = TestGate()
    notebook.manager?.undo()
    try await notebook.gate.reached()
    notebook.add(9, 0)
    await nextTurn()

    notebook.isFailing = true
    notebook.gate.open()
    try await notebook.ended.reach(2)
    await nextTurn()
    notebook.isFailing = false
    notebook.manager?.undo()

    #expect(notebook.items == [2, 3])
    #expect(notebook.stacks == "redo Add")
  }

  @Test func operationsOfOthersStayInTheirPlace() async throws {
    let other = Other()
    notebook.gate.open()
    other.change(notebook.manager)
    await nextTurn()
    notebook.erase(0, later: true)
    try await notebook.ended.reach(1)
    await nextTurn()
    notebook.gate = TestGate()
    notebook.manager?.undo()
    try await notebook.gate.reached()
    notebook.manager?.undo()

    notebook.isFailing = true
    notebook.gate.open()
    try await notebook.ended.reach(2)
    await nextTurn()

    #expect(other.value == 0)
    #expect(notebook.manager?.canUndo == false)
    notebook.manager?.redo()
    #expect(other.value == 1)
    #expect(notebook.manager?.canRedo == false)
  }

  @Test func undoThatSomeoneElseRunsRegistersNoFormerEntry() async throws {
    let (notebook, manager) = (notebook, notebook.manager)
    manager?.registerUndo(withTarget: notebook) { $0.erase(0) }
    await nextTurn()

    notebook.isFailing = true
    manager?.undo()
    await nextTurn()
    let failed = notebook.stacks
    notebook.isFailing = false
    manager?.registerUndo(withTarget: notebook) { $0.erase(0) }
    manager?.undo()

    #expect(failed == "")
    #expect(notebook.stacks == "redo Erase")
    manager?.redo()
    #expect(notebook.items == [1, 2, 3])
  }

  @Test func undoWhoseInverseIsDroppedStays() async {
    let notebook = Notebook(
      [1, 2, 3],
      StrategyTable {
        On(.erased) { notebook, _ in notebook.items.removeLast() }
          .undoable("Erase") { notebook, _ in
            notebook.items.last.map { last in .named(.added) { [.number: last] } }
          }
        On(.added, with: \.number, whileRunning: .drop) { owner, number, _ in
          try await owner()?.gate.pass()
          owner()?.items.append(number)
        }
        .undoable("Add") { _, _ in .named(.erased) }
      }
    )
    for _ in 0..<2 {
      notebook.routerEvent(name: .erased)
      await nextTurn()
    }

    for _ in 0..<2 { notebook.manager?.undo() }
    notebook.gate.open()
    await nextTurn()
    let (items, stacks) = (notebook.items, notebook.stacks)
    notebook.manager?.undo()
    await nextTurn()

    #expect(items == [1, 2])
    #expect(stacks == "undo Erase, redo Erase")
    #expect(notebook.items == [1, 2, 3])
    #expect(notebook.stacks == "redo Erase")
  }

  @Test(arguments: ["throttled", "disabled"])
  func undoWhoseInverseIsNotTakenStays(reason: String) async {
    let clock = TestClock()
    let added = On<Notebook>(.added) { notebook, _ in notebook.items.append(1) }
      .undoable("Add") { _, _ in .named(.erased) }
    let notebook = Notebook(
      [1],
      StrategyTable {
        On(.erased) { notebook, _ in notebook.items.removeLast() }
          .undoable("Erase") { _, _ in .named(.added) }
        reason == "disabled"
          ? added.enabled { !$0.isFailing } : added.throttled(for: .seconds(1), clock: clock)
      }
    )
    notebook.routerEvent(name: .erased)
    await nextTurn()
    notebook.isFailing = true
    if reason == "throttled" {
      notebook.manager?.disableUndoRegistration()
      notebook.routerEvent(name: .added)
      notebook.manager?.enableUndoRegistration()
    }
    let items = notebook.items

    _ = Reports.collecting { notebook.manager?.undo() }
    let inBetween = notebook.stacks
    await nextTurn()

    #expect(inBetween == "redo Erase")
    #expect(notebook.items == items)
    #expect(notebook.stacks == "undo Erase")
    clock.advance(by: .seconds(1))
    await nextTurn()
    notebook.isFailing = false
    notebook.manager?.undo()
    #expect(notebook.items == items + [1])
    #expect(notebook.stacks == "redo Erase")
  }

  @Test(arguments: ["undo", "redo"])
  func failureLeavesAGroupOpenThatTheAppHasOpened(word: String) async throws {
    let manager = try #require(notebook.manager)
    manager.groupsByEvent = false
    notebook.gate.open()
    notebook.erase(1, later: true)
    try await notebook.ended.reach(1)
    await nextTurn()
    if word == "redo" {
      manager.undo()
      try await notebook.ended.reach(2)
      await nextTurn()
    }
    notebook.gate = TestGate()
    if word == "undo" { manager.undo() } else { manager.redo() }
    try await notebook.gate.reached()

    manager.beginUndoGrouping()
    notebook.isFailing = true
    notebook.gate.open()
    try await notebook.ended.reach(word == "undo" ? 2 : 3)
    await nextTurn()

    #expect(manager.groupingLevel == 1)
    manager.endUndoGrouping()
    #expect(notebook.stacks == "")
  }

  @Test func nothingIsRegisteredWhileRegistrationIsDisabled() async {
    notebook.erase(0)
    await nextTurn()

    notebook.manager?.disableUndoRegistration()
    notebook.add(7, 0)
    notebook.manager?.enableUndoRegistration()

    #expect(notebook.stacks == "undo Erase")
  }

  // MARK: Groups

  @Test func synchronousRegistrationsOfOneTurnAreOneGroup() async {
    notebook.erase(0)
    notebook.erase(0)
    await nextTurn()
    notebook.erase(0)
    await nextTurn()

    notebook.manager?.undo()
    let first = notebook.items
    notebook.manager?.undo()

    #expect(first == [3])
    #expect(notebook.items == [1, 2, 3])
    #expect(notebook.stacks == "redo Erase")
  }

  @Test func managerThatDoesNotGroupByEventGetsAGroupForEach() {
    notebook.manager?.groupsByEvent = false

    notebook.erase(0)
    notebook.erase(0)
    notebook.manager?.undo()

    #expect(notebook.items == [2, 3])
    #expect(notebook.manager?.groupsByEvent == false)
  }

  @Test func groupOfWhichOnePartFailsCanBeUndoneAgain() async throws {
    var failing: Set<Int> = [1]
    let notebook = Notebook(
      [1, 2],
      StrategyTable {
        On(.erased, with: \.number) { notebook, number, _ in notebook.items.removeAll { $0 == number } }
          .undoable("Erase") { _, event in .named(.added) { event.userInfo } }
        On(.added, with: \.number, whileRunning: .parallel) { owner, number, _ in
          await Task.yield()
          if failing.contains(number) { throw Refusal() }
          owner()?.items.append(number)
        }
        .undoable("Add") { _, event in .named(.erased) { event.userInfo } }
      }
    )
    for number in [1, 2] { notebook.routerEvent(name: .erased, userInfo: [.number: number]) }
    await nextTurn()

    notebook.manager?.undo()
    await nextTurn()
    let (items, stacks) = (notebook.items, notebook.stacks)
    failing = []
    notebook.manager?.undo()
    await nextTurn()

    #expect(items == [2])
    #expect(stacks == "undo Erase")
    #expect(notebook.items == [2, 1])
    #expect(notebook.stacks == "redo Erase")
    notebook.manager?.redo()
    #expect(notebook.items == [])
    #expect(notebook.stacks == "undo Erase")
    failing = [1, 2]
    notebook.manager?.undo()
    await nextTurn()
    #expect(notebook.stacks == "undo Erase")
    failing = []
    notebook.manager?.undo()
    await nextTurn()
    #expect(notebook.items.sorted() == [1, 2])
    #expect(notebook.stacks == "redo Erase")
  }

  @Test func nestedEventsAreNotRegisteredIfRegistrationIsDisabled() {
    let notebook = Notebook(
      [],
      StrategyTable {
        On(.tapped) { notebook, _ in
          notebook.manager?.disableUndoRegistration()
          notebook.routerEvent(name: .scrolled)
          notebook.manager?.enableUndoRegistration()
        }
        .undoable("Tap") { _, _ in .named(.removed) }
        On(.scrolled) { _, _ in }.undoable("Scroll") { _, _ in .named(.refreshed) }
        On(.removed) { notebook, _ in notebook.log.append("untap") }
        On(.refreshed) { notebook, _ in notebook.log.append("unscroll") }
      }
    )

    notebook.routerEvent(name: .tapped)
    notebook.manager?.undo()

    #expect(notebook.log == ["untap"])
  }

  @Test func nestedEventsAreUndoneFirst() {
    let notebook = Notebook(
      [],
      StrategyTable {
        On(.tapped) { notebook, _ in
          notebook.log.append("tap")
          notebook.routerEvent(name: .scrolled)
        }
        .undoable("Tap") { _, _ in .named(.removed) }
        On(.scrolled) { notebook, _ in notebook.log.append("scroll") }
          .undoable("Scroll") { _, _ in .named(.refreshed) }
        On(.removed) { notebook, _ in notebook.log.append("untap") }
        On(.refreshed) { notebook, _ in notebook.log.append("unscroll") }
      }
    )

    notebook.routerEvent(name: .tapped)
    let done = notebook.stacks
    notebook.manager?.undo()

    #expect(done == "undo Tap")
    #expect(notebook.log == ["tap", "scroll", "unscroll", "untap"])
    #expect(notebook.stacks == "")
  }

  @Test func nestedEventsThatRestoreAFormerStateEndThere() {
    let notebook = Notebook([1], Self.restoring)

    notebook.routerEvent(name: .tapped)
    let done = notebook.items
    notebook.manager?.undo()
    let undone = notebook.items
    notebook.manager?.redo()

    #expect(done == [1, 10, 20, 11])
    #expect(undone == [1])
    #expect(notebook.items == done)
    notebook.manager?.undo()
    #expect(notebook.items == [1])
  }

  @Test func nestedEventStaysUndoableIfTheOuterStrategyFails() {
    let notebook = Notebook([1], Self.restoring)
    notebook.isFailing = true

    _ = Reports.collecting { notebook.routerEvent(name: .tapped) }
    let done = (notebook.stacks, notebook.items)
    notebook.manager?.undo()

    #expect(done == ("undo B", [1, 10, 20]))
    #expect(notebook.items == [1, 10])
  }

  /// Each inverse restores the items.
  private static let restoring = StrategyTable<Notebook> {
    On(.tapped) { notebook, _ in
      notebook.items.append(10)
      notebook.routerEvent(name: .scrolled)
      if notebook.isFailing { throw Refusal() }
      notebook.items.append(11)
    }
    .undoable("A") { notebook, _ in notebook.restoration }
    On(.scrolled) { notebook, _ in notebook.items.append(20) }
      .undoable("B") { notebook, _ in notebook.restoration }
    On(message: Restored.self) { notebook, message, _ in notebook.items = message.items }
      .undoable("C") { notebook, _ in notebook.restoration }
  }

  // MARK: Random sessions

  /// Each session undoes and redoes what it does, and ends where it began.
  @Test func sessionsEndWhereTheyBegan() async throws {
    let errors = EventRouter.onError { _ in }
    defer { errors.cancel() }
    for random in RandomCase.all(100, "UNDO_CASES") {
      var generator = random.generator
      let notebook = Notebook(Array(0..<Int.random(in: 0...4, using: &generator)))
      notebook.gate.open()
      notebook.manager?.groupsByEvent = Bool.random(using: &generator)
      var session = Session(notebook)
      for _ in 0..<Int.random(in: 1...24, using: &generator) {
        try await session.step(&generator)
        #expect(session.isAsExpected, "\(random)")
      }
      while notebook.manager?.canUndo == true { try await session.move(-1, fails: false) }
      #expect(notebook.items == session.states.first, "\(random)")
      while notebook.manager?.canRedo == true { try await session.move(1, fails: false) }
      #expect(notebook.items == session.states.last, "\(random)")
    }
  }
}

/// What a session did, as the lists before and after each group.
@MainActor
private struct Session {
  let notebook: Notebook
  private(set) var states: [[Int]]
  /// Whether each change is asynchronous.
  private var kinds: [Bool] = []
  private var current = 0
  private var ends = 0

  init(_ notebook: Notebook) {
    (self.notebook, states) = (notebook, [notebook.items])
  }

  var isAsExpected: Bool {
    notebook.items == states[current] && notebook.manager?.canUndo == (current > 0)
      && notebook.manager?.canRedo == (current < states.count - 1)
  }

  mutating func step(_ generator: inout SeededGenerator) async throws {
    let fails = Int.random(in: 0..<4, using: &generator) == 0
    switch Int.random(in: 0..<4, using: &generator) {
    case 0 where current > 0: try await move(-1, fails: fails)
    case 1 where current < states.count - 1: try await move(1, fails: fails)
    default: try await change(fails: fails, &generator)
    }
  }

  private mutating func change(fails: Bool, _ generator: inout SeededGenerator) async throws {
    let isLater = Bool.random(using: &generator)
    let isGroup = !isLater && notebook.manager?.groupsByEvent == true
    notebook.isFailing = fails
    for _ in 0..<(isGroup ? Int.random(in: 1...3, using: &generator) : 1) {
      if !notebook.items.isEmpty, Bool.random(using: &generator) {
        notebook.erase(Int.random(in: notebook.items.indices, using: &generator), later: isLater)
      } else {
        let place = Int.random(in: 0...notebook.items.count, using: &generator)
        notebook.add(Int.random(in: 0..<100, using: &generator), place, later: isLater)
      }
    }
    try await settle(isLater)
    guard !fails else { return }
    states.replaceSubrange((current + 1)..., with: [notebook.items])
    kinds.replaceSubrange(current..., with: [isLater])
    current += 1
  }

  /// Undoes or redoes one group.
  mutating func move(_ step: Int, fails: Bool) async throws {
    let isLater = kinds[step < 0 ? current - 1 : current]
    // A synchronous group that fails in part is in a test of its own.
    notebook.isFailing = fails && (isLater || notebook.manager?.groupsByEvent == false)
    if step < 0 { notebook.manager?.undo() } else { notebook.manager?.redo() }
    let isMoved = !notebook.isFailing
    try await settle(isLater)
    if isMoved { current += step }
  }

  private mutating func settle(_ isLater: Bool) async throws {
    if isLater {
      ends += 1
      try await notebook.ended.reach(ends)
    }
    await nextTurn()
    notebook.isFailing = false
  }
}

extension Notebook {
  /// What can be undone and redone, by name.
  fileprivate var stacks: String {
    let undo = manager?.canUndo == true ? ["undo \(manager?.undoActionName ?? "")"] : []
    let redo = manager?.canRedo == true ? ["redo \(manager?.redoActionName ?? "")"] : []
    return (undo + redo).joined(separator: ", ")
  }
}

/// An owner with the undo manager of its screen.
private final class Member: UIResponder, StrategyHandler {
  let strategies: StrategyTable<Member>
  private let manager: UndoManager

  override var undoManager: UndoManager? { manager }

  init(_ manager: UndoManager, _ table: StrategyTable<Member>) {
    (self.manager, strategies) = (manager, table)
  }
}

/// Puts former items back.
private struct Restored: EventMessage {
  static let name: EventName = "notebook.restored"
  var items: [Int]
}

extension Notebook {
  fileprivate var restoration: PreparedEvent { .message { [items] in Restored(items: items) } }
}

/// Code of the app that registers operations itself.
@MainActor
private final class Other {
  private(set) var value = 0

  func change(_ manager: UndoManager?, by number: Int = 1) {
    value += number
    manager?.registerUndo(withTarget: self) { [weak manager] in $0.change(manager, by: -number) }
  }
}
