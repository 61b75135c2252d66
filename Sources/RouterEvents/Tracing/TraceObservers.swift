/// The observers of dispatches, grouped by whether their traces show values.
@MainActor
final class TraceObservers {
  typealias Audience = ObserverList<ObservedDispatch>.Audience

  private let valueObservers = ObserverList<ObservedDispatch>()
  private let typeObservers = ObserverList<ObservedDispatch>()

  /// The routes that traces share.
  let routes = TracedRoutes()

  /// Whether both lists are empty.
  var isEmpty: Bool { valueObservers.isEmpty && typeObservers.isEmpty }

  /// Returns whether there are observers of events with a name.
  ///
  /// - Precondition: ``isEmpty`` is false. It is not checked again, to save time.
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

  /// Returns the current observers of events with a name, in one group for each visibility.
  func audiences(for name: EventName) -> [(ValueVisibility, Audience)] {
    var audiences: [(ValueVisibility, Audience)] = []
    if let audience = typeObservers.audience(for: name) { audiences.append((.types, audience)) }
    if let audience = valueObservers.audience(for: name) { audiences.append((.shown, audience)) }
    return audiences
  }

  /// Notifies the observers of events with a name. The trace must contain no values.
  func notify(_ trace: EventTrace, of name: EventName) {
    for (values, audience) in audiences(for: name) {
      audience.notify(ObservedDispatch(trace, values, audience))
    }
  }
}

extension EventRouter {
  /// Calls `observer` after each dispatch, nested ones first.
  ///
  /// An observer cannot decorate, handle or stop the event. An event that it emits counts as nested in the observed
  /// event. Traces are made only while there are observers.
  ///
  /// - Parameters:
  ///   - values: How traces show values.
  ///   - observer: Called on the main actor.
  /// - Returns: A token. Releasing it removes the observer.
  public static func observe(
    values: ValueVisibility = .shownInDebugBuilds,
    _ observer: @escaping @MainActor (EventTrace) -> Void
  ) -> EventObservation {
    state.observers.add(values) { observer($0.trace) }
  }

  /// Calls `observer` after each dispatch, with its trace and how the event was first handled.
  ///
  /// If `condition` returns false, the event is not traced for this observer. The condition is called at each emission,
  /// by the task that emits, and must not emit.
  package static func observeDispatches(
    values: ValueVisibility = .shownInDebugBuilds,
    where condition: (@MainActor (EventName) -> Bool)? = nil,
    _ observer: @escaping @MainActor (ObservedDispatch) -> Void
  ) -> EventObservation {
    state.observers.add(values, where: condition, observer)
  }
}
