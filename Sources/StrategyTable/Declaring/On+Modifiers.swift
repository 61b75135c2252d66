internal import KitSupport
internal import RouterEvents

extension On {
  /// Forwards events after handling them, like an override that handles an event and then calls `super`.
  ///
  /// If the strategy answers a request, the modifier is ignored, and debug builds report this. An answer always ends
  /// the request.
  public func forwarding() -> On<Owner> {
    guard !declaration.isAnswer else {
      Reports.report(
        "An answer to '\(declaration.name)' cannot be forwarded: it ends the request. The modifier was ignored.",
        position: declaration.position
      )
      return self
    }
    var copy = self
    copy.declaration.disposition = .handledAndForwarded
    return copy
  }

  /// Handles only the first event for each owner. Later events are forwarded.
  ///
  /// An event that the strategy's own code emits cannot run the strategy again. A request that the strategy answers
  /// with nil does not count as the first event.
  public func once() -> On<Owner> {
    var copy = self
    copy.declaration.isOnce = true
    return copy
  }

  /// Runs the strategy at most once per interval for each owner.
  ///
  /// The strategy runs for the first event. Until `interval` has passed, later events count as handled but do not run
  /// the strategy, and are not forwarded.
  ///
  /// If the strategy answers a request, the modifier is ignored, and debug builds report this.
  ///
  /// - Parameters:
  ///   - interval: The minimum time between the starts of two runs.
  ///   - clock: The clock that measures the interval.
  /// - Returns: The throttled strategy.
  public func throttled<C: Clock>(for interval: C.Duration, clock: C) -> On<Owner> {
    paced(Pace(kind: .throttle, interval: interval, clock: clock))
  }

  /// Runs the strategy at most once per interval for each owner.
  ///
  /// The continuous clock measures the interval. For details, see ``throttled(for:clock:)``.
  public func throttled(for interval: Duration) -> On<Owner> {
    throttled(for: interval, clock: ContinuousClock())
  }

  /// Runs the strategy with the last event, after an interval in which no other event arrives for the same owner.
  ///
  /// Each event counts as handled when it arrives, and is not forwarded.
  ///
  /// If the strategy answers a request, the modifier is ignored, and debug builds report this.
  ///
  /// - Parameters:
  ///   - interval: The time without events after which the strategy runs.
  ///   - clock: The clock that measures the interval.
  /// - Returns: The debounced strategy.
  public func debounced<C: Clock>(for interval: C.Duration, clock: C) -> On<Owner> {
    paced(Pace(kind: .debounce, interval: interval, clock: clock))
  }

  /// Runs the strategy with the last event, after an interval in which no other event arrives for the same owner.
  ///
  /// The continuous clock measures the interval. For details, see ``debounced(for:clock:)``.
  public func debounced(for interval: Duration) -> On<Owner> {
    debounced(for: interval, clock: ContinuousClock())
  }

  private func paced(_ pace: Pace) -> On<Owner> {
    guard !declaration.isAnswer else {
      Reports.report(
        "An answer to '\(declaration.name)' cannot be \(pace.kind): it is needed at once. The modifier was ignored.",
        position: declaration.position
      )
      return self
    }
    var copy = self
    copy.declaration.pace = pace
    return copy
  }
}
