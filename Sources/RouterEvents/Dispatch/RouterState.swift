internal import KitSupport

/// The state of the router that all dispatches share.
@MainActor
final class RouterState {
  let roleTable = RoleTable()
  let nesting = Nesting()
  let attachedHandlers = Attachments()
  let attachedDetours = Attachments()
  let observers = TraceObservers()
  let beginningObservers = ObserverList<(EventTrace.ID, EventName)>()
  let unhandledObservers = ObserverList<(RouterEvent, UnhandledReason)>()
  let errorObservers = ObserverList<EventFailure>()
  let runObservers = ObserverList<(EventRun, (any Error)?)>()

  /// An emission for the route of the next dry run, or nil while one takes place.
  var spareEmission: Emission?

  private let reports = Reports.Once<Problem>()

  private enum Problem: Hashable {
    case loop(from: ObjectIdentifier, to: ObjectIdentifier)
    case sourceless(EventName)
    case unanswered(EventName, source: ObjectIdentifier)
    case unhandled(EventName, source: ObjectIdentifier)
  }

  /// The source of the dropped event that is being passed to observers, or nil if there is none.
  private var droppedSource: (any EventResponder)?

  func reportLoop(from below: any EventResponder, to above: any EventResponder, _ name: EventName) {
    reports.report(
      .loop(from: ObjectIdentifier(type(of: below)), to: ObjectIdentifier(type(of: above))),
      """
      The responder chain has a loop: \(type(of: below)) leads back to \(type(of: above)), which the event \
      '\(name)' has already visited. Each responder was visited once. Return nil as the next responder at the end of \
      the chain.
      """
    )
  }

  func reportSourceless(_ name: EventName) {
    reports.report(
      .sourceless(name),
      """
      A SwiftUI view tried to emit '\(name)', but has no responder to emit from. The event was not emitted. \
      Call routerEvents(from:) on the view or on a view that contains it.
      """
    )
  }

  func notifyUnhandled(_ event: RouterEvent, _ reason: UnhandledReason) {
    guard unhandledObservers.isEmpty else { return unhandledObservers.notify((event, reason)) }
    guard let source = event.source else { return }
    reports.report(
      .unhandled(event.name, source: ObjectIdentifier(type(of: source))),
      "No responder handled '\(event.name)' from \(type(of: source)): \(reason, limit: 1_000)"
    )
  }

  /// Reports a request that no responder answered because a view sent it too early: before it was in its list or in a
  /// window. Any other unanswered request is not a mistake.
  func reportUnanswered(_ event: RouterEvent, _ reason: UnhandledReason?) {
    let remedy: ReportText
    switch reason {
    case .cellNotInList:
      remedy = """
        A list adds a cell after it is configured, and may remove it when it scrolls off screen. Put the value in the \
        cell's model, or call setNeedsLayout() and ask in layoutSubviews().
        """
    case .viewNotInWindow:
      remedy = "Ask after the view is in a window, for example in layoutSubviews()."
    case .noHandler, .controllerNotOnScreen, nil:
      return
    }
    guard let reason, let source = event.source else { return }
    reports.report(
      .unanswered(event.name, source: ObjectIdentifier(type(of: source))),
      "No responder answered '\(event.name)' from \(type(of: source)): \(reason.explanation, limit: 500). \(remedy)"
    )
  }

  /// Notifies observers of a dropped event, unless an observer emitted it while receiving another dropped event.
  func notifyDropped(_ name: EventName, from source: any EventResponder) {
    guard droppedSource == nil, !observers.isEmpty else { return }
    droppedSource = source
    observers.notify(
      EventTrace(dropped: name, id: nesting.nextID(), parent: nesting.place, from: source),
      of: name
    )
    droppedSource = nil
  }

  func isOnShownRoute(_ responder: any EventResponder) -> Bool {
    guard let droppedSource else { return nesting.route.contains { $0.responder === responder } }
    // The route of a dropped event was not read.
    let emission = Emission("")
    _ = emission.readRoute(from: droppedSource, roleTable, attachedDetours)
    return emission.hops.contains { $0.responder === responder }
  }
}

/// The stack of active dispatches, and the emissions kept for reuse.
///
/// ``enter(_:)`` reuses the previous emission at the same depth, unless an event or outcome still refers to it.
///
/// Exclusivity checking is off as in ``Emission``.
@MainActor
final class Nesting {
  /// The maximum number of active dispatches, including the outermost one.
  static let limit = 32

  private(set) var depth = 0

  /// The number of events dropped since the outermost active dispatch began.
  private var dropCount = 0
  @exclusivity(unchecked) private var emissions: ContiguousArray<Emission> = []
  private var lastID: EventTrace.ID = 0

  /// Whether an event may be dispatched now.
  ///
  /// After 32 drops, nested events are dropped until the outermost dispatch ends. Without this rule, a handler that
  /// emits two copies of the event it handles would cause 2³² dispatches.
  var hasRoom: Bool { depth < Self.limit && (dropCount < Self.limit || depth == 0) }

  /// Counts a dropped event, and returns whether it is the first since the outermost active dispatch began.
  func noteDrop() -> Bool {
    dropCount += 1
    return dropCount == 1
  }

  /// The ID of the innermost active dispatch and the index of the responder that it is asking.
  ///
  /// The value is nil outside a dispatch. The index is nil between two responders, or if the dispatch is not observed.
  var place: EventTrace.Parent? {
    guard depth > 0 else { return nil }
    return EventTrace.Parent(event: emissions[depth - 1].id, hop: emissions[depth - 1].recorder?.hop)
  }

  var route: ContiguousArray<Emission.Hop> { depth > 0 ? emissions[depth - 1].hops : [] }
  var names: [EventName] { emissions.prefix(depth).map(\.name) }

  func nextID() -> EventTrace.ID {
    lastID += 1
    return lastID
  }

  /// Begins a dispatch, and returns an emission that no event or outcome refers to. Balance it with ``leave()``.
  func enter(_ name: EventName) -> Emission {
    if depth == emissions.count {
      emissions.append(Emission(name))
    }
    while !isKnownUniquelyReferenced(&emissions[depth]) {
      _ = exchange(&emissions[depth], with: Emission(name))
    }
    let emission = emissions[depth]
    depth += 1
    emission.begin(nextID(), name)
    return emission
  }

  func leave() {
    depth -= 1
    if depth == 0 { dropCount = 0 }
  }
}
