internal import KitSupport

/// All that the router remembers between dispatches.
@MainActor
final class RouterState {
  let roleTable = RoleTable()
  let nesting = Nesting()
  let attachedHandlers = AttachedHandlers()
  let attachedDetours = AttachedDetours()
  let observers = ObserverList<EventTrace>()
  let beginningObservers = ObserverList<(EventTrace.ID, EventName)>()
  let unhandledObservers = ObserverList<(RouterEvent, UnhandledReason)>()
  let errorObservers = ObserverList<EventFailure>()
  let unhandledNotices = UnhandledNotices()

  /// Loops that were reported, by the classes where they close.
  private var loops: Set<TypePair> = []

  private var isTellingDropped = false

  /// Reports a chain that comes back to a responder, once for each pair of classes.
  func reportLoop(from below: any EventResponder, to above: any EventResponder, _ name: EventName) {
    guard loops.insert(TypePair(type(of: below), type(of: above), Reports.scope)).inserted else { return }
    Reports.report(
      """
      The responder chain has a loop: \(type(of: below)) leads back to \(type(of: above)), which the event \
      '\(name)' has visited. Everyone was visited once. Let the last link of a chain answer nil as its next.
      """
    )
  }

  /// Shows observers an event that was dropped, unless it is an observer of just that who emitted it.
  func tellDropped(_ name: EventName, from source: any EventResponder) {
    guard !isTellingDropped, !observers.isEmpty else { return }
    isTellingDropped = true
    observers.notify(
      EventTrace(dropped: name, id: nesting.nextID(), parent: nesting.place, from: source)
    )
    isTellingDropped = false
  }
}

/// Two classes, to say a thing once about them to whoever listens.
private struct TypePair: Hashable {
  private let first: ObjectIdentifier
  private let second: ObjectIdentifier
  private let scope: Reports.Scope?

  init(_ first: any EventResponder.Type, _ second: any EventResponder.Type, _ scope: Reports.Scope?) {
    self.first = ObjectIdentifier(first)
    self.second = ObjectIdentifier(second)
    self.scope = scope
  }
}
