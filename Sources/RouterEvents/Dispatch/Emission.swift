internal import KitSupport

/// One event on its way: its name, its route, and what became of it.
///
/// Events and outcomes read it. The router uses it again for a later event, unless somebody kept one of these.
///
/// Accesses are not checked for overlaps at run time (15 % of a dispatch, measured). None can overlap: everything runs on
/// the main actor, and each access reads or replaces a value without running anyone's code. Where what is replaced may
/// die of it, and its `deinit` may emit, it is moved out first.
@MainActor
final class Emission {
  @exclusivity(unchecked) var id: EventTrace.ID = 0
  @exclusivity(unchecked) var name: EventName

  /// The route, source first. Holding it keeps everyone on it alive, so it is emptied when the dispatch ends.
  @exclusivity(unchecked) var hops: ContiguousArray<Hop> = []

  /// Notes what the dispatch is observed to do; nil while nobody observes.
  @exclusivity(unchecked) var recorder: TraceRecorder?

  @exclusivity(unchecked) private(set) var isBlocked = false
  let isDropped: Bool
  @exclusivity(unchecked) private(set) var errors: [any Error] = []
  @exclusivity(unchecked) private var isOver: Bool

  /// Whether somebody handled the event.
  @exclusivity(unchecked) private(set) var isHandled = false

  /// Kept for the next event: it is often the same one, and costs two changes of a count else.
  @exclusivity(unchecked) private var firstHandler: EventOutcome.Hop?
  @exclusivity(unchecked) private var laterHandlers: [EventOutcome.Hop] = []

  /// The hops whose responders are among the handlers: the last one, and those noted on the way down.
  @exclusivity(unchecked) private var lastHandlerIndex = -1
  @exclusivity(unchecked) private var capturingHandlerIndices: Set<Int> = []

  /// Where the route's own chain ended, if another chain, a detour's, has the last hop.
  @exclusivity(unchecked) var endOfOwnChain: (any EventResponder)?

  /// A responder on the route, and what was looked up about its class.
  struct Hop {
    let responder: any EventResponder
    let classIndex: Int32
    let roles: EventRoles
  }

  /// Makes an emission. One that is dropped is over from the start.
  init(_ name: EventName, isDropped: Bool = false) {
    self.name = name
    self.isDropped = isDropped
    isOver = isDropped
  }

  /// Who handled the event, in order.
  var handlers: [EventOutcome.Hop] {
    guard isHandled, let firstHandler else { return [] }
    return [firstHandler] + laterHandlers
  }

  /// Notes what the responder at a hop answered. However often it handles the event, it is one handler.
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

  /// Makes an emission that nobody looks at any more ready for an event.
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

  /// Lets go of the route. What dies of it may emit, or look at an event of this very emission, so the route is
  /// moved away first. Its room is kept for the next one, unless it is exceptionally large.
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
