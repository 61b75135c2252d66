/// What is known of one run, and whether its failure has to be reported: once it is certain that nobody will hear of
/// it in another way.
struct RunState<Failure: Sendable>: Sendable {
  private enum Phase {
    case waiting(Steps)
    case running
    case finished
  }

  private var phase: Phase
  private var isAwaited = false
  private var isAbandoned = false
  private var unheard: Failure?

  init(_ steps: Steps) {
    phase = .waiting(steps)
  }

  var isFinished: Bool {
    if case .finished = phase { true } else { false }
  }

  /// The run begins. From here on it alone has its steps.
  mutating func begin() -> Course? {
    guard case .waiting(let steps) = phase else { return nil }
    phase = .running
    return Course(steps)
  }

  /// Somebody hears of the end, whenever it comes.
  ///
  /// - Returns: whether it may be the run itself: it has begun and is not over.
  mutating func awaited() -> Bool {
    isAwaited = true
    unheard = nil
    if case .running = phase { return true }
    return false
  }

  /// The run is over, with a failure that nobody caught, or without.
  ///
  /// - Returns: the failure to report now.
  mutating func finish(_ failure: Failure?) -> Failure? {
    phase = .finished
    if !isAwaited { unheard = failure }
    return isAbandoned ? unheard : nil
  }

  /// Nobody can await the run any more.
  ///
  /// - Returns: the failure to report now.
  mutating func abandon() -> Failure? {
    isAbandoned = true
    return unheard
  }
}
