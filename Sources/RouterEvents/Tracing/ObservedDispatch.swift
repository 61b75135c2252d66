/// The trace of a dispatch for the observers that were registered when the dispatch began.
///
/// Copying a trace retains about a dozen references, so observers with the same visibility share one trace.
///
/// Exclusivity checking is off. This is safe, because no other code runs while the trace changes. Observers receive the
/// trace afterward.
@MainActor
package final class ObservedDispatch {
  @exclusivity(unchecked) package internal(set) var trace: EventTrace

  /// The first handler and the user info that it received, or nil if there is no handler.
  ///
  /// An interceptor that handles and forwards the event does not count. Neither does any responder that handles and
  /// forwards a request.
  @exclusivity(unchecked) package internal(set) var handling: EventHandling?

  let visibility: ValueVisibility
  let audience: TraceObservers.Audience

  init(_ trace: consuming EventTrace, _ visibility: ValueVisibility, _ audience: TraceObservers.Audience) {
    self.trace = trace
    self.visibility = visibility
    self.audience = audience
  }
}

/// The responder that first handled an event, and the user info that it received.
package struct EventHandling {
  /// The index of the responder on the route.
  package let hop: Int
  package let userInfo: UserInfo
  let writers: [Writer]

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
