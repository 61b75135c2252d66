internal import KitSupport
public import RouterEvents

extension On {
  /// Forwards events after handling them, like an override that handles an event and then calls `super`.
  ///
  /// If the strategy answers a request or decides by itself, the modifier is ignored, and debug builds report this.
  public func forwarding() -> On<Owner> {
    changed(.answer, .deciding, problem: "be forwarding: its result determines whether the event continues") {
      $0.disposition = .handledAndForwarded
    }
  }

  /// Handles only the first event for each owner. Later events are forwarded.
  ///
  /// An event that the strategy's own code emits cannot run the strategy again. An event that the strategy itself
  /// forwards, for example a request that it answers with nil, does not count as the first event.
  public func once() -> On<Owner> {
    changed { $0.isOnce = true }
  }

  /// Runs the strategy at most once per interval for each owner.
  ///
  /// The strategy runs for the first event. Until `interval` has passed, later events count as handled but do not run
  /// the strategy, and are not forwarded. If the strategy answers a request or decides by itself, the modifier is
  /// ignored, and debug builds report this.
  ///
  /// If `runsLast` is true, the strategy also runs for the last of the events that arrive during an interval, when the
  /// interval ends. That run begins a new interval. If an earlier run is then in progress, and `whileRunning` is
  /// ``Overlap/drop``, the run waits for its end.
  public func throttled<C: Clock>(
    for interval: C.Duration,
    runningLast runsLast: Bool = false,
    clock: C = ContinuousClock()
  ) -> On<Owner> {
    paced(Pace(kind: .throttle(runsLast: runsLast), interval: interval, clock: clock))
  }

  /// Runs the strategy with the last event, after an interval in which no other event arrives for the same owner.
  ///
  /// Each event counts as handled when it arrives, and is not forwarded. If the strategy answers a request or decides
  /// by itself, the modifier is ignored, and debug builds report this.
  public func debounced<C: Clock>(for interval: C.Duration, clock: C = ContinuousClock()) -> On<Owner> {
    paced(Pace(kind: .debounce, interval: interval, clock: clock))
  }

  /// Separates events by the value of a key. Events with different values do not wait for, replace or drop each other,
  /// by `whileRunning`, ``once()``, ``throttled(for:runningLast:clock:)`` or ``debounced(for:clock:)``.
  ///
  /// ```swift
  /// On(.songLiked, with: \.songID, whileRunning: .drop) { owner, id, event in … }.per(\.songID)
  /// ```
  ///
  /// The strategy forwards an event that lacks the value, and debug builds report this. With ``once()``, each value is
  /// remembered as long as the owner exists. A second modifier of this kind separates further.
  public func per<Value: Hashable>(_ key: KeyPath<UserInfoKeys.Type, UserInfoKey<Value>>) -> On<Owner> {
    let key = UserInfoKeys.self[keyPath: key]
    return separated(.values(key)) { $0.value(under: key) }
  }

  /// Separates events by a property of the row's model, for example `\Song.id`. For details, see the form with a key.
  public func perRow<Model, Value: Hashable>(_ property: sending KeyPath<Model, Value>) -> On<Owner> {
    separated(.row(Model.self)) { $0.rowModel(as: Model.self)?[keyPath: property] }
  }

  /// Separates events by the result of a closure. For details, see the form that takes a key.
  public func per<Value: Hashable>(_ value: @escaping @MainActor (RouterEvent) -> Value) -> On<Owner> {
    separated(.nothing, value)
  }

  /// Enables the strategy only while a property of the owner is true. For details, see the form with a closure.
  ///
  /// ```swift
  /// On(.saveTapped) { controller, event in controller.save() }.enabled(\.hasChanges)
  /// ```
  public func enabled(_ property: sending KeyPath<Owner, Bool>) -> On<Owner> {
    enabled { $0[keyPath: property] }
  }

  /// Enables the strategy only while a closure returns true for the owner.
  ///
  /// While the strategy is disabled, it forwards each event that arrives, and traces say `disabled`. Menus and key
  /// commands ask the closure, without an event. Of several modifiers of this kind, each must return true.
  public func enabled(_ isEnabled: @escaping @MainActor (Owner) -> Bool) -> On<Owner> {
    changed {
      let earlier = $0.isEnabled
      $0.isEnabled = { object in
        guard earlier?(object) != false else { return false }
        return (object as? Owner).map(isEnabled) ?? true
      }
    }
  }

  /// Determines the title and the mark of menu elements and key commands that emit the event.
  public func commandState(_ state: @escaping @MainActor (Owner) -> CommandState) -> On<Owner> {
    changed { $0.commandState = { object in (object as? Owner).map(state) } }
  }

  private func separated<Value: Hashable>(
    _ needs: EventNeeds,
    _ value: @escaping @MainActor (RouterEvent) -> Value?
  ) -> On<Owner> {
    let position = declaration.position ?? ""
    return changed {
      let earlier = $0.separator
      $0.separator = (
        (earlier?.needs ?? []) + needs.names,
        { event in
          guard needs.areMet(by: event, position), let own = value(event) else { return nil }
          guard let earlier else { return AnyHashable(own) }
          return earlier.value(event).map { AnyHashable([$0, AnyHashable(own)]) }
        }
      )
    }
  }

  private func paced(_ pace: Pace) -> On<Owner> {
    changed(.answer, .deciding, problem: "be \(pace.kind): its result is needed at once") { $0.pace = pace }
  }

  func changed(
    _ kinds: StrategyDeclaration.Kind...,
    problem: ReportText = "",
    _ change: (inout StrategyDeclaration) -> Void
  ) -> On<Owner> {
    guard !kinds.contains(declaration.kind) else {
      Reports.report(
        "The strategy for '\(declaration.name)' cannot \(problem). The modifier was ignored. Remove it.",
        position: declaration.position
      )
      return self
    }
    return modified(self) { change(&$0.declaration) }
  }
}

// Mistakes whose errors would otherwise not name them. No other error changes: see Tests/Clients/README.md.
extension On {
  /// Not available. A strategy for a name has no label: `On(.name)`.
  @available(
    *,
    unavailable,
    message: "Write On(.name) for the name of an event, and On(message: ShareTapped.self) for a typed event."
  )
  public init(message name: EventName, _ body: @escaping @MainActor (Owner, RouterEvent) throws -> Void) {
    self.init(name, body)
  }

  /// Not available. The modifier is called ``forwarding()``.
  @available(*, unavailable, renamed: "forwarding()")
  public func forwarded() -> On<Owner> { forwarding() }
}
