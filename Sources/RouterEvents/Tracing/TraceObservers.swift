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

  func add(
    _ values: ValueVisibility,
    _ observer: @escaping @MainActor (ObservedDispatch) -> Void
  ) -> EventObservation {
    (values.showsValues ? valueObservers : typeObservers).add(observer)
  }

  /// Those who observe now, in one group for each visibility that somebody asks for.
  var audiences: [(ValueVisibility, Audience)] {
    var audiences: [(ValueVisibility, Audience)] = []
    if let audience = typeObservers.audience { audiences.append((.types, audience)) }
    if let audience = valueObservers.audience { audiences.append((.shown, audience)) }
    return audiences
  }

  /// Shows everyone a trace without values.
  func notify(_ trace: EventTrace) {
    for (values, audience) in audiences { audience.notify(ObservedDispatch(trace, values, audience)) }
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
  package static func observeDispatches(
    values: ValueVisibility = .shownInDebugBuilds,
    _ observer: @escaping @MainActor (ObservedDispatch) -> Void
  ) -> EventObservation {
    state.observers.add(values, observer)
  }
}
