internal import RouterEvents

/// What a table does on events of one name, without the type of its owner.
@MainActor
final class Strategy {
  let name: EventName

  /// Where it is declared, as `Module/File.swift:12`; nil for one of a dictionary.
  let position: String?

  /// The plain closure, where it is one.
  let closure: (@MainActor (UserInfo) -> Void)?

  private let work: Work
  private let disposition: EventDisposition
  private let mayLeave: Bool

  /// Whether it answers a request.
  let isAnswer: Bool
  private let limits: Limits?

  enum Work: Sendable {
    /// Answers whether it took the event.
    case synchronous(@MainActor (AnyObject, RouterEvent) throws -> Bool)
    case asynchronous(Overlap, @MainActor (WeakOwner<AnyObject>, RouterEvent) async throws -> Void)
  }

  /// What needs a place in the owner. A strategy without limits needs none.
  private struct Limits: Sendable {
    let canTake: @MainActor (AnyObject, RouterEvent) -> Bool
    let isOnce: Bool
    let pace: Pace?
  }

  nonisolated init<Owner>(_ declaration: On<Owner>) {
    name = declaration.name
    position = declaration.position
    closure = nil
    work = declaration.work
    disposition = declaration.disposition
    isAnswer = declaration.isAnswer
    mayLeave = declaration.isAnswer || declaration.isTyped
    if case .synchronous = work, !declaration.isOnce, declaration.pace == nil {
      limits = nil
    } else {
      limits = Limits(canTake: declaration.canTake, isOnce: declaration.isOnce, pace: declaration.pace)
    }
  }

  nonisolated init(_ name: EventName, closure: @escaping @MainActor (UserInfo) -> Void) {
    self.name = name
    self.closure = closure
    position = nil
    work = .synchronous { _, event in
      closure(event.userInfo)
      return true
    }
    disposition = .handled
    isAnswer = false
    mayLeave = false
    limits = nil
  }

  /// Where it is declared, in words.
  nonisolated var place: String { position ?? "a dictionary" }

  /// Whether an event that it is given goes no further, but for a message that could not be built.
  nonisolated var surelyStops: Bool { disposition == .handled && !isAnswer && limits?.isOnce != true }

  /// Runs for `owner`, or holds the event back, or leaves it: `.forwarded`.
  func dispatch(_ event: RouterEvent, to owner: some StrategyHandler) -> EventDisposition {
    guard let limits else { return runNow(event, for: owner) }
    let run = owner.strategyState.run(of: self, for: owner)
    if run.isSpent { return .forwarded }
    if limits.pace?.kind == .throttle, run.isResting { return .handled }
    guard limits.canTake(owner, event) else { return .forwarded }
    guard let pace = limits.pace, pace.kind == .debounce else {
      return start(event, for: owner, in: run, limits)
    }
    run.hold(event, pace) { [self] owner, run, event in
      _ = start(event, for: owner, in: run, limits)
    }
    return .handled
  }

  /// What ``dispatch(_:to:)`` would do with the next event.
  func prospect(for owner: some StrategyHandler) -> EventProspect {
    if limits?.isOnce == true, owner.strategyState.isSpent(self) { return .passes }
    if mayLeave || limits != nil { return .mayHandle }
    return disposition == .handled ? .handles : .handlesAndForwards
  }

  private func start(
    _ event: RouterEvent,
    for owner: AnyObject,
    in run: StrategyRun,
    _ limits: Limits
  ) -> EventDisposition {
    // An event that is dropped is no start: the strategy rests after its runs only.
    if case .asynchronous(let overlap, _) = work, run.drops(overlap) { return .handled }
    run.isSpent = limits.isOnce
    run.noteStart(limits.pace)
    guard case .asynchronous(let overlap, let body) = work else {
      let disposition = runNow(event, for: owner)
      // An answer of nil was none: the strategy stays for whoever asks next.
      if disposition == .forwarded { run.isSpent = false }
      return disposition
    }
    let ownerType: AnyObject.Type = type(of: owner)
    // A job holds its strategy: what runs is found by the strategy's address, which must stay its own.
    let isStarted = run.launch(event, overlap) { [self] owner, event in
      do {
        try await body(owner, event)
      } catch {
        // To throw this is how a cancelled run ends, not a failure.
        if !(Task.isCancelled && error is CancellationError) {
          EventRouter.report(error, for: event, owner: ownerType, position: position)
        }
      }
    }
    return isStarted ? disposition : .handled
  }

  private func runNow(_ event: RouterEvent, for owner: AnyObject) -> EventDisposition {
    guard case .synchronous(let body) = work else { return .forwarded }
    do {
      return try body(owner, event) ? disposition : .forwarded
    } catch {
      EventRouter.report(error, for: event, owner: type(of: owner), position: position)
      return disposition
    }
  }
}
