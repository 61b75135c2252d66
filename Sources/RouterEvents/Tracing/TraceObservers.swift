/// Those who observe dispatches, by what they are shown of values.
@MainActor
final class TraceObservers {
  typealias Audience = ObserverList<ObservedDispatch>.Audience

  private let valueObservers = ObserverList<ObservedDispatch>()
  private let typeObservers = ObserverList<ObservedDispatch>()

  /// The routes that their traces share.
  let routes = TracedRoutes()

  /// Whether nobody observes.
  var isEmpty: Bool { valueObservers.isEmpty && typeObservers.isEmpty }

  /// Whether one of those who observe does so for events of that name.
  ///
  /// - Precondition: ``isEmpty`` is false. To look again whether observers have gone would cost as much as that.
  @inline(never)
  func hasAudience(for name: EventName) -> Bool {
    guard valueObservers.hasConditions || typeObservers.hasConditions else { return true }
    return valueObservers.hasAudience(for: name) || typeObservers.hasAudience(for: name)
  }

  func add(
    _ values: ValueVisibility,
    where condition: ObserverList<ObservedDispatch>.Condition? = nil,
    _ observer: @escaping @MainActor (ObservedDispatch) -> Void
  ) -> EventObservation {
    (values.showsValues ? valueObservers : typeObservers).add(where: condition, observer)
  }

  /// Those who observe events of that name now, in one group for each visibility that somebody asks for.
  func audiences(for name: EventName) -> [(ValueVisibility, Audience)] {
    var audiences: [(ValueVisibility, Audience)] = []
    if let audience = typeObservers.audience(for: name) { audiences.append((.types, audience)) }
    if let audience = valueObservers.audience(for: name) { audiences.append((.shown, audience)) }
    return audiences
  }

  /// Shows everyone who observes events of that name a trace without values.
  func notify(_ trace: EventTrace, of name: EventName) {
    for (values, audience) in audiences(for: name) {
      audience.notify(ObservedDispatch(trace, values, audience))
    }
  }
}

extension EventRouter {
  /// Shows `observer` every dispatch once it is finished, nested ones first.
  ///
  /// An observer cannot decorate, handle or stop. While nobody observes no trace is made. What it emits is dispatched
  /// as if emitted inside the event it looks at.
  ///
  /// - Parameters:
  ///   - values: what the traces show of values.
  ///   - observer: called on the main actor.
  /// - Returns: a token. Releasing it ends the observation.
  public static func observe(
    values: ValueVisibility = .shownInDebugBuilds,
    _ observer: @escaping @MainActor (EventTrace) -> Void
  ) -> EventObservation {
    state.observers.add(values) { observer($0.trace) }
  }

  /// Shows `observer` every finished dispatch, and how the event was first handled.
  ///
  /// Events that do not meet the condition are not traced for it. The condition is asked when an event is emitted, by the
  /// task that emits it, and must not emit.
  package static func observeDispatches(
    values: ValueVisibility = .shownInDebugBuilds,
    where condition: (@MainActor (EventName) -> Bool)? = nil,
    _ observer: @escaping @MainActor (ObservedDispatch) -> Void
  ) -> EventObservation {
    state.observers.add(values, where: condition, observer)
  }
}
