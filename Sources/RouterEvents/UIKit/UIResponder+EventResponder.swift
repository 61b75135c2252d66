#if canImport(UIKit) && !os(watchOS)
  public import UIKit
#else
  public import PortableUIKit
#endif

// The emitting methods are repeated here as members of the class. A subclass that redeclares one, with or without
// `override`, does not compile. It could shadow a method of a protocol extension.
extension UIResponder: EventResponder {
  /// The next responder: `next`.
  public final var nextEventResponder: (any EventResponder)? { next }

  /// Emits an event up the responder chain, starting at this responder.
  ///
  /// ```swift
  /// routerEvent(name: .buyTapped, userInfo: [.sku: "A-1"])
  /// ```
  ///
  /// This method never throws. If no responder handles the event, observers added with ``EventRouter/onUnhandled(_:)``
  /// are called.
  ///
  /// Do not emit from `deinit`: the route retains its responders, and an object cannot be retained then.
  ///
  /// This method cannot be overridden. Where the classic pattern overrides it, conform to a protocol instead:
  /// ``EventHandler`` or `StrategyHandler` to handle, ``EventDecorator`` to add values. To stop an event, answer
  /// ``EventDisposition/blocked``.
  ///
  /// - Returns: The outcome, which you may ignore.
  @discardableResult
  public final func routerEvent(name: EventName, userInfo: consuming UserInfo = UserInfo()) -> EventOutcome {
    EventRouter.emit(name, userInfo, from: self)
  }

  /// Emits a typed event up the responder chain, starting at this responder.
  ///
  /// - Returns: The outcome, which you may ignore.
  @discardableResult
  public final func routerEvent<Message: EventMessage>(_ message: Message) -> EventOutcome {
    EventRouter.emit(message, from: self)
  }

  /// Sends a request up the responder chain, starting at this responder.
  ///
  /// - Returns: The first answer, or nil if there is none.
  public final func ask<Request: EventRequest>(_ request: Request) -> Request.Response? {
    EventRouter.ask(request, from: self)
  }
}
