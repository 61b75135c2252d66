internal import KitSupport

/// The state of one emission: its name, its route and its result.
///
/// Events and outcomes read it. The router reuses it for a later event unless one of these still exists.
///
/// Exclusivity is unchecked here, which saves 15 % of a dispatch, and cannot be violated: everything runs on the main
/// actor, and an access runs no other code. A value whose `deinit` may emit is moved out before it is replaced.
@MainActor
final class Emission {
  @exclusivity(unchecked) var id: EventTrace.ID = 0
  @exclusivity(unchecked) var name: EventName

  /// The route, source first. It retains its responders, so it is emptied when the dispatch ends.
  @exclusivity(unchecked) var hops: ContiguousArray<Hop> = []

  /// The recorder of the dispatch's trace, or nil without observers.
  @exclusivity(unchecked) var recorder: TraceRecorder?

  @exclusivity(unchecked) private(set) var isBlocked = false
  let isDropped: Bool
  @exclusivity(unchecked) private(set) var errors: [any Error] = []
  @exclusivity(unchecked) private var isOver: Bool

  /// Whether a responder handled the event.
  @exclusivity(unchecked) private(set) var isHandled = false

  /// The first handler. It is kept for the next event, which often has the same one: that saves a retain and a release.
  @exclusivity(unchecked) private var firstHandler: EventOutcome.Hop?
  @exclusivity(unchecked) private var laterHandlers: [EventOutcome.Hop] = []

  /// The indices of hops that already count as handlers: the last one, and those of the capture pass.
  @exclusivity(unchecked) private var lastHandlerIndex = -1
  @exclusivity(unchecked) private var capturingHandlerIndices: Set<Int> = []

  /// The last responder of the source's own chain, set if the route has detours.
  @exclusivity(unchecked) var endOfOwnChain: (any EventResponder)?

  /// A responder on the route, with the index and roles of its class.
  struct Hop {
    let responder: any EventResponder
    let classIndex: Int32
    let roles: EventRoles
  }

  /// Creates an emission. A dropped emission is over from the start.
  init(_ name: EventName, isDropped: Bool = false) {
    self.name = name
    self.isDropped = isDropped
    isOver = isDropped
  }

  /// The responders that handled the event, in order.
  var handlers: [EventOutcome.Hop] {
    guard isHandled, let firstHandler else { return [] }
    return [firstHandler] + laterHandlers
  }

  /// Records the answer of a hop. A hop that handles the event several times is one handler.
  func note(
    _ disposition: EventDisposition,
    of responder: any EventResponder,
    at index: Int,
    isCapturing: Bool
  ) {
    if disposition == .blocked { isBlocked = true }
    guard disposition.isHandled, index != lastHandlerIndex, !capturingHandlerIndices.contains(index) else {
      return
    }
    lastHandlerIndex = index
    if isCapturing { capturingHandlerIndices.insert(index) }
    if isHandled {
      laterHandlers.append(EventOutcome.Hop(responder))
    } else {
      isHandled = true
      if firstHandler?.isResponder(responder) != true { firstHandler = EventOutcome.Hop(responder) }
    }
  }

  /// Adds an error to the outcome, unless the dispatch is over.
  func addError(_ error: any Error) {
    if !isOver { errors.append(error) }
  }

  /// Resets an emission that has no other references, for a new event.
  func begin(_ id: EventTrace.ID, _ name: EventName) {
    self.id = id
    if self.name.text !== name.text { self.name = name }
    isBlocked = false
    isOver = false
    isHandled = false
    lastHandlerIndex = -1
    if !laterHandlers.isEmpty { laterHandlers = [] }
    if !capturingHandlerIndices.isEmpty { capturingHandlerIndices = [] }
    if !errors.isEmpty { _ = exchange(&errors, with: []) }
  }

  /// Ends the emission and releases the route.
  ///
  /// The `deinit` of a responder may emit or read an event of this emission, so the route is moved out first. Its
  /// capacity is kept for the next route, unless the route had more than 256 hops.
  func end() {
    isOver = true
    if recorder != nil { _ = exchange(&recorder, with: nil) }
    var route: ContiguousArray<Hop> = []
    swap(&route, &hops)
    if endOfOwnChain != nil { _ = exchange(&endOfOwnChain, with: nil) }
    if route.count > 256 {
      route = []
    } else {
      while !route.isEmpty { route.removeLast() }
    }
    swap(&route, &hops)
  }
}
