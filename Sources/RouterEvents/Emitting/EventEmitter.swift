/// Emits events from a responder that it holds weakly, for code that is no responder itself: a SwiftUI view, or a widget
/// of another toolkit.
///
/// ```swift
/// let events = EventEmitter(from: cell)
/// widget.onTap = { events(.playTapped, [.playlist: "Monday"]) }
/// ```
///
/// An event climbs the chain that the responder has when it is emitted. Once the responder is deallocated nothing is
/// emitted: that is reported, and the outcome is unhandled.
@MainActor
public struct EventEmitter {
  /// The responder to emit from; nil if there never was one, or it is deallocated.
  ///
  /// Safe to read anywhere: a weak reference is read at once, and nothing sets it after the initializer.
  nonisolated(unsafe) private(set) weak var responder: (any EventResponder)?
  private let isSourceless: Bool

  /// Makes an emitter that emits from a responder, held weakly.
  public init(from responder: any EventResponder) {
    (self.responder, isSourceless) = (responder, false)
  }

  nonisolated private init() {
    isSourceless = true
  }

  /// The emitter of SwiftUI views that were given no responder.
  nonisolated static var sourceless: EventEmitter { EventEmitter() }

  /// Emits an event from the responder.
  ///
  /// - Returns: what became of it; ignoring that is fine.
  @discardableResult
  public func callAsFunction(
    _ name: EventName,
    _ userInfo: consuming UserInfo = UserInfo()
  ) -> EventOutcome {
    guard let responder = source(of: name) else { return EventOutcome(emission: Emission(name)) }
    return EventRouter.emit(name, userInfo, from: responder)
  }

  /// Emits a typed event from the responder.
  ///
  /// - Returns: what became of it; ignoring that is fine.
  @discardableResult
  public func callAsFunction<Message: EventMessage>(_ message: Message) -> EventOutcome {
    guard let responder = source(of: Message.name) else {
      return EventOutcome(emission: Emission(Message.name))
    }
    return EventRouter.emit(message, from: responder)
  }

  /// Asks up the chain of the responder.
  ///
  /// - Returns: the first answer, or nil.
  public func ask<Request: EventRequest>(_ request: Request) -> Request.Response? {
    source(of: Request.name).flatMap { EventRouter.ask(request, from: $0) }
  }

  /// The responder of an event. If there is none, that is reported.
  private func source(of name: EventName) -> (any EventResponder)? {
    if let responder { return responder }
    if isSourceless {
      EventRouter.state.reportSourceless(name)
    } else {
      EventRouter.reportDeallocatedSource("An EventEmitter", of: name)
    }
    return nil
  }
}

extension EventEmitter: Equatable {
  /// Whether two emitters emit from the same responder, or from none. SwiftUI compares emitters to see which views read
  /// another one than before.
  public nonisolated static func == (first: EventEmitter, second: EventEmitter) -> Bool {
    first.responder === second.responder && first.isSourceless == second.isSourceless
  }
}
