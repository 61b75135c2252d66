internal import KitSupport

/// All that the router remembers between dispatches.
@MainActor
final class RouterState {
  let roleTable = RoleTable()
  let nesting = Nesting()
  let attachedHandlers = Attachments<AttachedHandler>()
  let attachedDetours = Attachments<AttachedDetour>()
  let observers = TraceObservers()
  let beginningObservers = ObserverList<(EventTrace.ID, EventName)>()
  let unhandledObservers = ObserverList<(RouterEvent, UnhandledReason)>()
  let errorObservers = ObserverList<EventFailure>()
  let runObservers = ObserverList<EventRun>()

  /// Unhandled events that were reported, by name and class of the source.
  private var unhandled = Reports.Once<Unhandled>()

  /// Loops that were reported, by the classes where they close.
  private var loops = Reports.Once<[ObjectIdentifier]>()

  /// Names that were emitted without a responder to emit from.
  private var sourcelessNames = Reports.Once<EventName>()

  /// The source of the dropped event that observers are being shown.
  private var droppedSource: (any EventResponder)?

  /// Reports a chain that comes back to a responder, once for each pair of classes.
  func reportLoop(from below: any EventResponder, to above: any EventResponder, _ name: EventName) {
    let classes = [ObjectIdentifier(type(of: below)), ObjectIdentifier(type(of: above))]
    guard loops.isFirst(classes) else { return }
    Reports.report(
      """
      The responder chain has a loop: \(type(of: below)) leads back to \(type(of: above)), which the event \
      '\(name)' has visited. Everyone was visited once. Let the last link of a chain answer nil as its next.
      """
    )
  }

  /// Reports an event that a SwiftUI view without a responder emits, once for each name.
  func reportSourceless(_ name: EventName) {
    guard sourcelessNames.isFirst(name) else { return }
    Reports.report(
      """
      A SwiftUI view was to emit '\(name)', but was given no responder to emit from: nothing was emitted. \
      Give one by routerEvents(from:), to the view or to one around it.
      """
    )
  }

  /// Tells observers that nobody handled an event. Without any, that is a line in debug builds, once for each name and class
  /// of source.
  func tellUnhandled(_ event: RouterEvent, _ reason: UnhandledReason) {
    guard unhandledObservers.isEmpty else { return unhandledObservers.notify((event, reason)) }
    guard let source = event.source else { return }
    guard unhandled.isFirst(Unhandled(name: event.name, source: ObjectIdentifier(type(of: source)))) else {
      return
    }
    Reports.report("Nobody handled '\(event.name)' from \(type(of: source)): \(reason, limit: 1_000)")
  }

  /// Shows observers an event that was dropped, unless it is an observer of just that who emitted it.
  func tellDropped(_ name: EventName, from source: any EventResponder) {
    guard droppedSource == nil, !observers.isEmpty else { return }
    droppedSource = source
    observers.notify(
      EventTrace(dropped: name, id: nesting.nextID(), parent: nesting.place, from: source),
      of: name
    )
    droppedSource = nil
  }

  /// Whether the event that observers are being shown has a responder on its route. The route of a dropped event is read
  /// now, because it was not dispatched.
  func isOnShownRoute(_ responder: any EventResponder) -> Bool {
    guard let droppedSource else { return nesting.route.contains { $0.responder === responder } }
    let emission = Emission("")
    _ = emission.readRoute(from: droppedSource, roleTable, attachedDetours)
    return emission.hops.contains { $0.responder === responder }
  }
}

/// What nobody handled.
private struct Unhandled: Hashable {
  let name: EventName
  let source: ObjectIdentifier
}
