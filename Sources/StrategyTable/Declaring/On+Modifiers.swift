internal import KitSupport
internal import RouterEvents

extension On {
  /// The strategy, with its events going on up once they were handled: the classic "and then super".
  ///
  /// A request ends with its answer: its strategy stays as it is, and that is reported.
  public func forwarding() -> On<Owner> {
    guard !declaration.isAnswer else {
      Reports.report(
        "An answer to '\(declaration.name)' cannot be forwarding: the first that answers stops the request. It stops it.",
        position: declaration.position
      )
      return self
    }
    var copy = self
    copy.declaration.disposition = .handledAndForwarded
    return copy
  }

  /// The strategy for the first event of an owner only. Later ones find no strategy here any more.
  ///
  /// It is spent before its code runs, so an event that the code emits cannot run it again.
  public func once() -> On<Owner> {
    var copy = self
    copy.declaration.isOnce = true
    return copy
  }

  /// The strategy, run at most once in each interval for an owner: at the first event, then not until `interval` has
  /// passed. What it holds back is handled by it, does not climb and is never run.
  ///
  /// A request cannot be held back: its strategy stays as it is, and that is reported.
  ///
  /// - Parameters:
  ///   - interval: how long to hold back after a run.
  ///   - clock: what measures the interval.
  /// - Returns: the strategy that holds back.
  public func throttled<C: Clock>(for interval: C.Duration, clock: C) -> On<Owner> {
    paced(Pace(kind: .throttle, interval: interval, clock: clock))
  }

  /// The strategy, throttled on the continuous clock.
  public func throttled(for interval: Duration) -> On<Owner> {
    throttled(for: interval, clock: ContinuousClock())
  }

  /// The strategy, run once no event has arrived for an interval, with the last of them. Every event is held back:
  /// it is handled by the strategy and does not climb.
  ///
  /// A request cannot be held back: its strategy stays as it is, and that is reported.
  ///
  /// - Parameters:
  ///   - interval: how long it must be quiet.
  ///   - clock: what measures the interval.
  /// - Returns: the strategy that waits for quiet.
  public func debounced<C: Clock>(for interval: C.Duration, clock: C) -> On<Owner> {
    paced(Pace(kind: .debounce, interval: interval, clock: clock))
  }

  /// The strategy, debounced on the continuous clock.
  public func debounced(for interval: Duration) -> On<Owner> {
    debounced(for: interval, clock: ContinuousClock())
  }

  private func paced(_ pace: Pace) -> On<Owner> {
    guard !declaration.isAnswer else {
      Reports.report(
        "An answer to '\(declaration.name)' cannot be \(pace.kind): whoever asks waits for it. It is given at once.",
        position: declaration.position
      )
      return self
    }
    var copy = self
    copy.declaration.pace = pace
    return copy
  }
}
