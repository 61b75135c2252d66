/// A source of events for code that is not a responder: a SwiftUI view, or a widget of another toolkit.
///
/// ```swift
/// let events = EventEmitter(from: cell)
/// widget.onTap = { events(.playTapped, [.playlist: "Monday"]) }
/// ```
///
/// The emitter emits from a responder, which it does not retain. Each event takes the chain that the responder has at
/// that time. Once the responder is deallocated, nothing is emitted: each attempt is reported, and its outcome is
/// unhandled.
@MainActor
public struct EventEmitter {
  /// The responder to emit from, or nil if none was given or it is deallocated.
  ///
  /// Safe to read on any thread: reading a weak reference is atomic, and nothing sets it after the initializer.
  nonisolated(unsafe) private(set) weak var responder: (any EventResponder)?
  private let isSourceless: Bool

  /// Creates an emitter for a responder, which is not retained.
  public init(from responder: any EventResponder) {
    (self.responder, isSourceless) = (responder, false)
  }

  nonisolated private init() {
    isSourceless = true
  }

  /// The emitter of SwiftUI views without a responder.
  nonisolated static var sourceless: EventEmitter { EventEmitter() }

  /// Emits an event from the responder.
  ///
  /// - Returns: The outcome, which you may ignore.
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
  /// - Returns: The outcome, which you may ignore.
  @discardableResult
  public func callAsFunction<Message: EventMessage>(_ message: Message) -> EventOutcome {
    guard let responder = source(of: Message.name) else {
      return EventOutcome(emission: Emission(Message.name))
    }
    return EventRouter.emit(message, from: responder)
  }

  /// Sends a request up the responder's chain.
  ///
  /// - Returns: The first answer, or nil if there is none.
  public func ask<Request: EventRequest>(_ request: Request) -> Request.Response? {
    source(of: Request.name).flatMap { EventRouter.ask(request, from: $0) }
  }

  /// Returns the responder to emit from. If there is none, reports that and returns nil.
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
