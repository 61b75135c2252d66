internal import KitSupport

/// The name, the route and the result of an emitted event.
///
/// ``RouterEvent`` and ``EventOutcome`` read their values from this object. The router reuses the object for a later
/// event unless an event or outcome still refers to it.
///
/// Exclusivity checking is off for the properties that release builds would check, which saves a tenth of the dispatch
/// time. Accesses cannot overlap, because each one is on the main actor and calls no other code. A value whose release
/// may run other code, for example emit an event, is moved out before it is replaced.
@MainActor
final class Emission {
  var id: EventTrace.ID = 0
  var name: EventName

  /// The route, source first. The array retains the responders, so ``end()`` empties it.
  var hops: ContiguousArray<Hop> = []

  var recorder: TraceRecorder?

  private(set) var isBlocked = false
  let isDropped: Bool
  @exclusivity(unchecked) var errors: [any Error] = []
  var isOver: Bool

  private(set) var isHandled = false

  /// The first handler if ``isHandled`` is true, otherwise the first handler of an earlier event.
  ///
  /// The next event often has the same first handler. Reusing the value saves a retain and a release.
  private var firstHandler: EventOutcome.Hop?
  @exclusivity(unchecked) private var laterHandlers: [EventOutcome.Hop] = []

  /// The index in ``hops`` of the last responder that counted as a handler, or -1 if there is none.
  private var lastHandlerIndex = -1
  @exclusivity(unchecked) private var capturingHandlerIndices: [Int] = []

  /// The last responder of the source's own chain, which excludes detours.
  ///
  /// The value is nil if no responder on the route can have a detour. That chain then ends at the last hop.
  var endOfOwnChain: (any EventResponder)?

  struct Hop {
    let responder: any EventResponder
    let classIndex: Int32
    let roles: EventRoles
  }

  init(_ name: EventName, isDropped: Bool = false) {
    self.name = name
    self.isDropped = isDropped
    isOver = isDropped
  }

  var handlers: [EventOutcome.Hop] {
    guard isHandled, let firstHandler else { return [] }
    return [firstHandler] + laterHandlers
  }

  /// Records a responder's answer. A responder that handles the event more than once counts as one handler.
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
    if isCapturing { capturingHandlerIndices.append(index) }
    if isHandled {
      laterHandlers.append(EventOutcome.Hop(responder))
    } else {
      isHandled = true
      if firstHandler?.isResponder(responder) != true { firstHandler = EventOutcome.Hop(responder) }
    }
  }

  /// Resets the emission for a new event. Call this method only if no event or outcome refers to the emission.
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

  /// Ends the emission and releases the responders on the route.
  ///
  /// The method first moves the route out of ``hops``, because a responder's `deinit` may emit an event or read this
  /// emission. The array keeps its capacity for the next route, unless this route had more than 256 responders.
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
