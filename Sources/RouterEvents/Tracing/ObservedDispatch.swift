/// The trace of a dispatch for one group of observers: those registered when the dispatch began.
///
/// A trace has a dozen references, so it is written in place and not copied for each observer. Exclusivity is unchecked
/// here and cannot be violated: no other code runs while the trace changes, and observers receive it afterwards.
@MainActor
package final class ObservedDispatch {
  @exclusivity(unchecked) package internal(set) var trace: EventTrace

  /// How the event was first handled, or nil if it was not handled.
  @exclusivity(unchecked) package internal(set) var handling: EventHandling?

  let visibility: ValueVisibility
  let audience: TraceObservers.Audience

  init(_ trace: consuming EventTrace, _ visibility: ValueVisibility, _ audience: TraceObservers.Audience) {
    self.trace = trace
    self.visibility = visibility
    self.audience = audience
  }
}

/// The hop that handled an event first, and the user info at that hop.
package struct EventHandling {
  /// The index of the responder.
  package let hop: Int
  package let userInfo: UserInfo
  let writers: [Writer]

  /// A responder that wrote a key, and whether the key had no value before.
  typealias Writer = (key: UserInfoKeys, hop: Int, isFirst: Bool)

  /// Returns the index of the decorator that added a key, or nil if the emitter did.
  ///
  /// A decorator that overwrites a value does not add its key.
  package func contributor(of key: UserInfoKeys) -> Int? {
    var contributor: Int?
    for writer in writers where writer.isFirst && writer.key.isSameKey(as: key) { contributor = writer.hop }
    return contributor
  }
}
