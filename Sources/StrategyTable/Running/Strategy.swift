internal import RouterEvents

/// A strategy in a table. It handles the events with one name, or is the table's fallback.
@MainActor
final class Strategy {
  nonisolated let declaration: StrategyDeclaration
  private var needsState: Bool { declaration.needsState }

  nonisolated init(_ declaration: StrategyDeclaration) {
    self.declaration = declaration
  }

  nonisolated var name: EventName { declaration.name }

  /// Runs the strategy for `owner`, or postpones, queues, drops or forwards the event.
  func dispatch(_ event: RouterEvent, to owner: some StrategyHandler) -> EventDisposition {
    guard needsState else { return runNow(event, for: owner) }
    let separator = declaration.separator?.value(event)
    if declaration.separator != nil, separator == nil { return .forwarded }
    let run = owner.strategyState.run(of: self, separator, for: owner)
    guard !run.isSpent, declaration.canTake(owner, event) else { return .forwarded }
    let work = declaration.work?(event)
    if declaration.work != nil, work == nil { return .forwarded }
    switch declaration.pace?.kind {
    case .throttle(let runsLast) where run.isResting:
      if runsLast { postpone(event, work, to: run.interval, in: run) }
      return hold(event, .throttled)
    case .debounce:
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
    if declaration.kind != .plain || needsState { return .mayHandle }
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
      return hold(event, .dropped)
    }
    run.noteStart(declaration)
    guard let work else {
      let disposition = runNow(event, for: owner)
      if disposition == .forwarded { run.noteForwarded() }
      return disposition
    }
    let ownerType: AnyObject.Type = type(of: owner)
    // The job retains the strategy, because the strategy's address identifies the run.
    let job = run.noting(event) { [self] owner, event in
      do {
        try await work.body(owner, event)
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
    do {
      return try declaration.body(owner, event) ?? declaration.disposition
    } catch {
      EventRouter.report(error, for: event, owner: type(of: owner), position: declaration.position)
      return declaration.disposition
    }
  }
}
