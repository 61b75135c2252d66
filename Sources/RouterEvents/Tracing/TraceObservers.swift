/// The observers of dispatches, in two groups: those whose traces show values, and those whose traces show types.
@MainActor
final class TraceObservers {
  typealias Audience = ObserverList<ObservedDispatch>.Audience

  private let valueObservers = ObserverList<ObservedDispatch>()
  private let typeObservers = ObserverList<ObservedDispatch>()

  let routes = TracedRoutes()

  var isEmpty: Bool { valueObservers.isEmpty && typeObservers.isEmpty }

  /// Returns whether any observer receives the traces of events with the given name, provided that there are observers.
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

  func audiences(for name: EventName) -> [(ValueVisibility, Audience)] {
    var audiences: [(ValueVisibility, Audience)] = []
    if let audience = typeObservers.audience(for: name) { audiences.append((.types, audience)) }
    if let audience = valueObservers.audience(for: name) { audiences.append((.shown, audience)) }
    return audiences
  }

  /// Passes a trace without values to the observers of events with the given name.
  func notify(_ trace: EventTrace, of name: EventName) {
    for (values, audience) in audiences(for: name) {
      audience.notify(ObservedDispatch(trace, values, audience))
    }
  }
}

extension EventRouter {
  /// Adds an observer that receives the trace of each dispatch when the dispatch ends.
  ///
  /// Observers are notified of a nested dispatch before the outer one. An observer cannot decorate, handle or stop the
  /// event. An event that an observer emits counts as nested in the observed event. Traces are created only while there
  /// are observers.
  ///
  /// - Parameters:
  ///   - values: The setting that determines how traces show values.
  ///   - observer: A closure that receives each trace. It is called on the main actor.
  /// - Returns: A token. Releasing it removes the observer.
  public static func observe(
    values: ValueVisibility = .shownInDebugBuilds,
    _ observer: @escaping @MainActor (EventTrace) -> Void
  ) -> EventObservation {
    state.observers.add(values) { observer($0.trace) }
  }

  /// Adds an observer that receives the trace and the first handler of each dispatch when the dispatch ends.
  ///
  /// If `condition` returns false, the event is not traced for this observer. `condition` is called in the emitting
  /// task for each emission, and must not emit events.
  package static func observeDispatches(
    values: ValueVisibility = .shownInDebugBuilds,
    where condition: (@MainActor (EventName) -> Bool)? = nil,
    _ observer: @escaping @MainActor (ObservedDispatch) -> Void
  ) -> EventObservation {
    state.observers.add(values, where: condition, observer)
  }
}

/// The trace of a dispatch for the observers that were registered when the dispatch began.
///
/// Copying a trace retains about a dozen references, so observers with the same visibility share one trace.
///
/// Exclusivity checking is off. This is safe, because no other code runs while the trace changes. Observers receive the
/// trace afterward.
@MainActor
package final class ObservedDispatch {
  @exclusivity(unchecked) package internal(set) var trace: EventTrace

  /// The first handler and the values that it received, or nil if there is no handler.
  ///
  /// An interceptor that handles and forwards the event does not count. Neither does any responder that handles and
  /// forwards a request.
  @exclusivity(unchecked) package internal(set) var handling: TracedHandling?

  let visibility: ValueVisibility
  let audience: TraceObservers.Audience

  init(_ trace: consuming EventTrace, _ visibility: ValueVisibility, _ audience: TraceObservers.Audience) {
    self.trace = trace
    self.visibility = visibility
    self.audience = audience
  }
}

/// The responder that first handled an event, and the values that it received.
package struct TracedHandling {
  package let hop: Int
  package let userInfo: UserInfo
  private let content: EventContent?
  private let writers: [Writer]

  @MainActor
  init(hop: Int, event: RouterEvent, writers: [Writer]) {
    (self.hop, userInfo, content, self.writers) = (hop, event.userInfo, event.content, writers)
  }

  /// Returns the event as the handler received it, without its route.
  @MainActor
  package func event(_ name: EventName) -> RouterEvent { RouterEvent(Emission(name), userInfo, content) }

  /// A key that a responder wrote, the index of the responder, and whether the key had no value before.
  typealias Writer = (key: UserInfoKeys, hop: Int, isFirst: Bool)

  /// Returns the index of the last decorator that added `key`, or nil if no decorator added it.
  ///
  /// A decorator that only overwrites an existing value does not count.
  package func contributor(of key: UserInfoKeys) -> Int? {
    var contributor: Int?
    for writer in writers where writer.isFirst && writer.key.isSameKey(as: key) { contributor = writer.hop }
    return contributor
  }
}
