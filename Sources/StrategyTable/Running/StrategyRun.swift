internal import KitSupport
internal import RouterEvents

/// The state of one strategy for one owner.
@MainActor
final class StrategyRun {
  /// Weak, so that a replaced strategy can be deallocated.
  private(set) weak var strategy: Strategy?

  /// The name and source position of the strategy, for reports.
  let declaration: String

  /// Whether a strategy that runs only once has run, and has not forwarded the event.
  var isSpent = false

  /// A closure that runs the strategy's code and returns how the run ended, with the error that the code threw.
  typealias Job = @MainActor (WeakOwner<AnyObject>, RouterEvent) async -> (EventRun.End, (any Error)?)

  /// Whether askers wait for the runs.
  private let isAnswer: Bool

  private weak var owner: AnyObject?
  private let ownerType: AnyObject.Type
  /// The last throttle interval that began.
  private(set) var interval: Pace.Interval?
  private var held: CancellingTask?
  private var running: [(id: Int, event: RouterEvent, task: CancellingTask)] = []
  private var waiting: [(event: RouterEvent, traceID: EventTrace.ID?, job: Job)] = []
  private var nextJob = 0

  init(of strategy: Strategy, for owner: AnyObject) {
    self.strategy = strategy
    isAnswer = strategy.declaration.kind == .answer
    declaration = "'\(strategy.name)' at \(strategy.declaration.place)"
    self.owner = owner
    ownerType = type(of: owner)
  }

  deinit {
    // Code that ignores its cancellation must not keep an asker waiting.
    let events = running.map(\.event) + waiting.map(\.event)
    guard isAnswer, !events.isEmpty else { return }
    Task { @MainActor in for event in events { event.endWait() } }
  }

  /// Whether the throttle interval that began with the last run is still in progress.
  var isResting: Bool { interval?.isLasting() ?? false }

  /// Whether the object holds no state that a new one would not have.
  var isIdle: Bool { !isSpent && !isResting && !isRunning && held == nil && waiting.isEmpty }

  /// Notes that the strategy's code starts. A postponed event is older, and is discarded.
  func noteStart(_ declaration: StrategyDeclaration) {
    isSpent = declaration.isOnce
    interval = declaration.pace?.beginInterval()
    _ = exchange(&held, with: nil)
  }

  /// Starts a task that waits for the end of the interval and then calls `body` with the event, which replaces any
  /// event postponed earlier. While it waits, the task retains neither this object nor the owner.
  func hold(
    _ event: RouterEvent,
    until interval: Pace.Interval,
    _ body: @escaping @MainActor (AnyObject, StrategyRun, RouterEvent) -> Void
  ) {
    let delayed = CancellingTask(
      Task { [weak self, weak owner] in
        do { try await interval.waitForEnd() } catch { return }
        guard !Task.isCancelled, let self, let owner else { return }
        // Releasing the wrapper cancels this task, which the body must not notice.
        withExtendedLifetime(exchange(&held, with: nil)) { body(owner, self, event) }
      }
    )
    _ = exchange(&held, with: delayed)
  }

  var isRunning: Bool { !running.isEmpty }

  /// The requests that the current task answers, outermost first.
  @TaskLocal private static var answered: [EventTrace.ID] = []

  /// Returns a job that notes in its task which requests it answers. Nothing waits for the code of other events.
  func noting(_ event: RouterEvent, _ job: @escaping Job) -> Job {
    let answered = isAnswer ? Self.answered + [event.id] : []
    return { owner, event in await Self.$answered.withValue(answered) { await job(owner, event) } }
  }

  /// Returns whether the event is dropped: by `overlap`, or because it would wait for a run that waits for the event.
  func drops(_ event: RouterEvent, _ overlap: Overlap) -> Bool {
    guard overlap == .queue, running.contains(where: { Self.answered.contains($0.event.id) }) else {
      return overlap == .drop && isRunning
    }
    Reports.report(
      """
      The request '\(event.name)' came from code that answers '\(event.name)', and would have waited for the end of \
      that code. It was answered with nil. Ask elsewhere, or declare the strategy with whileRunning: .parallel.
      """,
      position: strategy?.declaration.position
    )
    return true
  }

  /// Starts a job for the event or queues the event, and returns whether the job started.
  func launch(
    _ event: RouterEvent,
    _ traceID: EventTrace.ID?,
    _ overlap: Overlap,
    _ job: @escaping Job
  ) -> Bool {
    switch overlap {
    case .queue where isRunning:
      waiting.append((event, traceID, job))
      return false
    case .restart:
      cancelRunning()
    case .drop, .queue, .parallel:
      break
    }
    start(event, traceID, job)
    return true
  }

  func cancel() {
    _ = exchange(&held, with: nil)
    for (event, _, _) in exchange(&waiting, with: []) { endWait(for: event) }
    cancelRunning()
  }

  private func cancelRunning() {
    for (_, event, _) in exchange(&running, with: []) { endWait(for: event) }
  }

  /// Ends the wait of the event's asker, unless the strategy only observes the request.
  func endWait(for event: RouterEvent) {
    if isAnswer { event.endWait() }
  }

  private func start(_ event: RouterEvent, _ traceID: EventTrace.ID?, _ job: @escaping Job) {
    let id = nextJob
    nextJob += 1
    let owner = WeakOwner<AnyObject>(owner)
    let started = traceID.map { StartedRun(event: $0, name: event.name, owner: ownerType) }
    let task = Task { [weak self, isAnswer] in
      let (end, error) = Task.isCancelled ? (.cancelled, nil) : await job(owner, event)
      started?.end(end, error)
      if isAnswer { event.endWait() }
      self?.finish(id)
    }
    running.append((id, event, CancellingTask(task)))
    if isAnswer { event.whenAbandoned { task.cancel() } }
  }

  private func finish(_ id: Int) {
    running.removeAll { $0.id == id }
    waiting.removeAll { isAnswer && $0.event.isAbandoned }
    guard !isRunning, !waiting.isEmpty else { return }
    let next = waiting.removeFirst()
    start(next.event, next.traceID, next.job)
  }
}

/// A wrapper of a task. Releasing the wrapper cancels the task.
final class CancellingTask: Sendable {
  private let task: Task<Void, Never>

  init(_ task: Task<Void, Never>) {
    self.task = task
  }

  deinit {
    task.cancel()
  }
}
