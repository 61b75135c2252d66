internal import KitSupport
internal import RouterEvents

/// The state of one strategy for one owner.
@MainActor
final class StrategyRun {
  /// Weak, so that a replaced strategy can be deallocated.
  private(set) weak var strategy: Strategy?

  /// The name and source position of the strategy, for reports.
  let declaration: String

  /// Whether a strategy that runs only once has run.
  private(set) var isSpent = false

  /// A closure that runs the strategy's code and returns how the run ended, with the error that the code threw.
  typealias Job = @MainActor (WeakOwner<AnyObject>, RouterEvent) async -> (EventRun.End, (any Error)?)

  private weak var owner: AnyObject?
  private let ownerType: AnyObject.Type
  /// The last throttle interval that began.
  private(set) var interval: Pace.Interval?
  private var held: CancellingTask?
  private var running: [Int: (event: RouterEvent, task: CancellingTask)] = [:]
  private var waiting: [(event: RouterEvent, traceID: EventTrace.ID?)] = []
  private var nextJob = 0

  init(of strategy: Strategy, for owner: AnyObject) {
    self.strategy = strategy
    declaration = "'\(strategy.name)' at \(strategy.declaration.place)"
    self.owner = owner
    ownerType = type(of: owner)
  }

  deinit {
    // Code that ignores its cancellation must not keep an asker waiting.
    let events = running.values.map(\.event) + waiting.map(\.event)
    guard !events.isEmpty else { return }
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

  /// Notes that the strategy's code forwarded the event, which then does not spend the strategy.
  func noteForwarded() {
    isSpent = false
  }

  /// Starts a task that waits for the end of the interval and then calls `body` with the event.
  ///
  /// The event replaces any event postponed earlier. While it waits, the task retains neither this object nor the owner.
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

  private var isRunning: Bool { !running.isEmpty }

  func drops(_ overlap: Overlap) -> Bool { overlap == .drop && isRunning }

  /// Starts a job for the event or queues the event, and returns whether the job started.
  func launch(
    _ event: RouterEvent,
    _ traceID: EventTrace.ID?,
    _ overlap: Overlap,
    _ job: @escaping Job
  ) -> Bool {
    switch overlap {
    case .queue where isRunning:
      waiting.append((event, traceID))
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
    for (event, _) in exchange(&waiting, with: []) { event.endWait() }
    cancelRunning()
  }

  private func cancelRunning() {
    for (event, _) in exchange(&running, with: [:]).values { event.endWait() }
  }

  private func start(_ event: RouterEvent, _ traceID: EventTrace.ID?, _ job: @escaping Job) {
    let id = nextJob
    nextJob += 1
    let owner = WeakOwner<AnyObject>(owner)
    let started = traceID.map { StartedRun(event: $0, name: event.name, owner: ownerType) }
    let task = Task { [weak self] in
      let (end, error) = Task.isCancelled ? (.cancelled, nil) : await job(owner, event)
      started?.end(end, error)
      event.endWait()
      self?.finish(id, job)
    }
    running[id] = (event, CancellingTask(task))
    event.whenAbandoned { task.cancel() }
  }

  private func finish(_ id: Int, _ job: @escaping Job) {
    running[id] = nil
    waiting.removeAll { $0.event.isAbandoned }
    guard !isRunning, !waiting.isEmpty else { return }
    let next = waiting.removeFirst()
    start(next.event, next.traceID, job)
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
