/// The trace of a dispatch as one group of observers sees it: those that observed when the dispatch began.
///
/// A trace has a dozen references, so it is written in one place and not copied for those who are shown it. Accesses are
/// not checked for overlaps at run time: nobody's code runs while it is changed, and nobody is shown it then.
@MainActor
package final class ObservedDispatch {
  @exclusivity(unchecked) package internal(set) var trace: EventTrace

  /// How the event was first handled; nil while it is not.
  @exclusivity(unchecked) package internal(set) var handling: EventHandling?

  let visibility: ValueVisibility
  let audience: TraceObservers.Audience

  init(_ trace: consuming EventTrace, _ visibility: ValueVisibility, _ audience: TraceObservers.Audience) {
    self.trace = trace
    self.visibility = visibility
    self.audience = audience
  }
}

/// Where an event was first handled, and what it carried then.
package struct EventHandling {
  /// The index of the responder.
  package let hop: Int
  package let userInfo: UserInfo
  let writers: [Writer]

  /// A responder that wrote a key, and whether there was no value before that.
  typealias Writer = (key: UserInfoKeys, hop: Int, isFirst: Bool)

  /// The index of the responder that brought along the value of a key, nil for the emitter. A decorator that overwrites a
  /// value does not bring it along.
  package func bringer(of key: UserInfoKeys) -> Int? {
    var bringer: Int?
    for writer in writers where writer.isFirst && writer.key.isSameKey(as: key) { bringer = writer.hop }
    return bringer
  }
}
