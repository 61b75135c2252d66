/// A value that emits events for code that is not a responder, such as a SwiftUI view or a widget of another toolkit.
///
/// ```swift
/// let events = EventEmitter(from: cell)
/// widget.onTap = { events(.playTapped, [.playlist: "Monday"]) }
/// ```
///
/// The emitter emits from a responder, which it does not retain. Each event travels up the chain that exists at the
/// time of the call. After the responder is deallocated, the emitter emits nothing. Each call then returns an unhandled
/// outcome, or nil for a request, and debug builds report the call.
@MainActor
public struct EventEmitter: Equatable {
  /// The responder to emit from, or nil if the emitter has none or the responder is deallocated. Any thread can read it
  /// safely, because reading a weak reference is atomic and only the initializer sets it.
  nonisolated(unsafe) private(set) weak var responder: (any EventResponder)?
  private let isSourceless: Bool

  /// Creates an emitter that emits from the given responder, without retaining it.
  public init(from responder: any EventResponder) {
    (self.responder, isSourceless) = (responder, false)
  }

  nonisolated private init() {
    isSourceless = true
  }

  /// An emitter without a responder. This is the default in the SwiftUI environment.
  nonisolated static var sourceless: EventEmitter { EventEmitter() }

  /// Emits an event from the responder, and returns its outcome.
  @discardableResult
  public func callAsFunction(
    _ name: EventName,
    _ userInfo: consuming UserInfo = UserInfo()
  ) -> EventOutcome {
    guard let responder = source(of: name) else { return EventOutcome(emission: Emission(name)) }
    return EventRouter.emit(name, userInfo, from: responder)
  }

  /// Emits a typed event from the responder, and returns its outcome.
  @discardableResult
  public func callAsFunction<Message: EventMessage>(_ message: Message) -> EventOutcome {
    guard let responder = source(of: Message.name) else {
      return EventOutcome(emission: Emission(Message.name))
    }
    return EventRouter.emit(message, from: responder)
  }

  func source(of name: EventName) -> (any EventResponder)? {
    if let responder { return responder }
    if isSourceless {
      EventRouter.state.reportSourceless(name)
    } else {
      EventRouter.reportDeallocatedSource("An EventEmitter", of: name)
    }
    return nil
  }

  /// Returns whether two emitters emit from the same responder, both have none, or both have a deallocated one.
  ///
  /// SwiftUI compares emitters to update only the views whose emitter changed.
  public nonisolated static func == (first: EventEmitter, second: EventEmitter) -> Bool {
    first.responder === second.responder && first.isSourceless == second.isSourceless
  }
}

/// A detour from one responder to the responder of an emitter, by the rules of `EventControllerView`. Releasing this
/// object removes the detour.
@MainActor
package final class EmitterDetour {
  package var events: EventEmitter

  private var observation: EventObservation?

  package init(above responder: any EventResponder, through events: EventEmitter) {
    self.events = events
    observation = EventRouter.detour(above: responder) { [weak self, weak responder] in
      if let own = (responder as? any EventDetour)?.eventDetour { return own }
      guard let responder, let named = self?.events.responder, !responder.leads(to: named) else { return nil }
      return named
    }
  }
}

extension EventResponder {
  fileprivate func leads(to other: any EventResponder) -> Bool {
    var visited: Set<ObjectIdentifier> = []
    var next = nextEventResponder
    while let current = next, visited.insert(ObjectIdentifier(current)).inserted {
      if current === other { return true }
      next = current.nextEventResponder
    }
    return false
  }
}
