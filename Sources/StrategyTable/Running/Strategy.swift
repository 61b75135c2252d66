internal import KitSupport
internal import RouterEvents

/// A strategy in a table. It handles the events with one name, or is the table's fallback.
@MainActor
final class Strategy {
  nonisolated let declaration: StrategyDeclaration

  /// Whether a dispatch only runs the strategy's code. An event reads this constant instead of a value per modifier.
  private let isDirect: Bool

  nonisolated init(_ declaration: StrategyDeclaration) {
    self.declaration = declaration
    isDirect = !declaration.needsState && declaration.isEnabled == nil && declaration.undo == nil
  }

  nonisolated var name: EventName { declaration.name }

  /// Runs the strategy for `owner`, or postpones, queues, drops or forwards the event.
  func dispatch(_ event: RouterEvent, to owner: some StrategyHandler) -> EventDisposition {
    if isDirect { return runNow(event, for: owner) }
    if declaration.isEnabled?(owner) == false {
      event.noteLack("disabled")
      return .forwarded
    }
    guard declaration.needsState || declaration.undo != nil else { return runNow(event, for: owner) }
    let separator = declaration.separator?.value(event)
    if declaration.separator != nil, separator == nil { return .forwarded }
    let run = owner.strategyState.run(of: self, separator, for: owner)
    guard !run.isSpent, declaration.canTake(owner, event) else { return .forwarded }
    let work = declaration.work?(event)
    if declaration.work != nil, work == nil { return .forwarded }
    // An undo manager takes inverses only while it undoes or redoes.
    let isInverse = declaration.undo != nil && UndoEntry.performed != nil
    switch declaration.pace?.kind {
    case .throttle(let runsLast) where run.isResting && !(runsLast && isInverse):
      if runsLast { postpone(event, work, to: run.interval, in: run) } else { UndoEntry.noteDrop(of: event) }
      return hold(event, .throttled)
    case .debounce where !isInverse:
      postpone(event, work, to: declaration.pace?.beginInterval(), in: run)
      return hold(event, .debounced)
    default:
      return start(event, work, event.traceID, for: owner, in: run)
    }
  }

  private func postpone(
    _ event: RouterEvent,
    _ work: Work?,
    to interval: Pace.Interval?,
    in run: StrategyRun
  ) {
    guard let interval else { return }
    // The last event of a throttle interval is not dropped. It waits for the run that is in progress.
    let isLast = declaration.pace?.kind == .throttle(runsLast: true)
    run.hold(event, until: interval) { [self, traceID = event.traceID] owner, run, event in
      var work = work
      if isLast, work?.overlap == .drop { work?.overlap = .queue }
      _ = start(event, work, traceID, for: owner, in: run)
    }
  }

  private func hold(_ event: RouterEvent, _ reason: EventTrace.HeldBack) -> EventDisposition {
    event.noteHeldBack(reason)
    return .handled
  }

  func prospect(for owner: some StrategyHandler) -> EventProspect {
    if declaration.isOnce, owner.strategyState.isSpent(self) { return .passes }
    if declaration.isEnabled?(owner) == false { return .disabled }
    if declaration.kind != .plain || declaration.needsState { return .mayHandle }
    return declaration.disposition == .handled ? .handles : .handlesAndForwards
  }

  private typealias Work = StrategyDeclaration.Work

  private func start(
    _ event: RouterEvent,
    _ work: Work?,
    _ traceID: EventTrace.ID?,
    for owner: AnyObject,
    in run: StrategyRun
  ) -> EventDisposition {
    // A dropped event does not start a throttle interval.
    if let work, run.drops(event, work.overlap) {
      run.endWait(for: event)
      UndoEntry.noteDrop(of: event)
      return hold(event, .dropped)
    }
    run.noteStart(declaration)
    guard let work else {
      let disposition = perform(event, for: owner, declaration.undo?(owner, event))
      if disposition == .forwarded { run.isSpent = false }
      return disposition
    }
    // The inverse of a queued event is determined when its turn comes, except during undo and redo.
    let isQueued = work.overlap == .queue && run.isRunning && UndoEntry.performed == nil
    let undo = isQueued ? nil : declaration.undo?(owner, event)
    undo?.begin()
    let ownerType: AnyObject.Type = type(of: owner)
    // The job retains the strategy, because the strategy's address identifies the run.
    let job = run.noting(event) { [self] owner, event in
      let undo = isQueued ? owner().flatMap { declaration.undo?($0, event) } : undo
      do {
        try await work.body(owner, event)
        if !Task.isCancelled { undo?.succeed(isLater: true) }
        return (Task.isCancelled ? .cancelled : .finished, nil)
      } catch {
        // A canceled run has not failed, whatever it throws. For example, a canceled request throws its own error.
        if Task.isCancelled { return (.cancelled, error) }
        EventRouter.report(error, for: event, owner: ownerType, position: declaration.position)
        return (.failed, error)
      }
    }
    let isStarted = run.launch(event, traceID, work.overlap, job)
    return isStarted ? declaration.disposition : hold(event, .queued)
  }

  private func runNow(_ event: RouterEvent, for owner: AnyObject) -> EventDisposition {
    perform(event, for: owner, nil)
  }

  @inline(__always)
  private func perform(_ event: RouterEvent, for owner: AnyObject, _ undo: UndoStep?) -> EventDisposition {
    undo?.enter()
    defer { undo?.leave() }
    do {
      let disposition = try declaration.body(owner, event) ?? declaration.disposition
      if disposition.isHandled { undo?.succeed(isLater: false) } else { undo?.discard() }
      return disposition
    } catch {
      undo?.begin()
      EventRouter.report(error, for: event, owner: type(of: owner), position: declaration.position)
      return declaration.disposition
    }
  }
}
