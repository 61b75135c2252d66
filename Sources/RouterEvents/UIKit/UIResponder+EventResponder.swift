#if canImport(UIKit) && !os(watchOS)
  public import UIKit
#else
  public import PortableUIKit
#endif

// The emitting methods are declared here once more, for the class itself: a subclass that redeclares one, with or
// without `override`, is stopped by the compiler, where a protocol's extension would let it be shadowed.
extension UIResponder: EventResponder {
  /// The next responder: `next`.
  public final var nextEventResponder: (any EventResponder)? { next }

  /// Emits an event that climbs the responder chain from here.
  ///
  /// ```swift
  /// routerEvent(name: .buyTapped, userInfo: [.sku: "A-1"])
  /// ```
  ///
  /// It never throws, and needs nobody above to handle it: an event that nobody handled is told to
  /// ``EventRouter/onUnhandled(_:)``.
  ///
  /// Do not emit from `deinit`: the route keeps everyone on it alive, which a dying object cannot be.
  ///
  /// This method is not overridden. Where the classic pattern overrode it: to handle, be an ``EventHandler`` or a
  /// `StrategyHandler`; to add, an ``EventDecorator``; to stop, answer ``EventDisposition/blocked``.
  ///
  /// - Returns: what became of it; ignoring that is fine.
  @discardableResult
  public final func routerEvent(name: EventName, userInfo: consuming UserInfo = UserInfo()) -> EventOutcome {
    EventRouter.emit(name, userInfo, from: self)
  }

  /// Emits a typed event that climbs the responder chain from here.
  ///
  /// - Returns: what became of it; ignoring that is fine.
  @discardableResult
  public final func routerEvent<Message: EventMessage>(_ message: Message) -> EventOutcome {
    EventRouter.emit(message, from: self)
  }

  /// Asks up the responder chain.
  ///
  /// - Returns: what the first that could answer said; nil where nobody could.
  public final func ask<Request: EventRequest>(_ request: Request) -> Request.Response? {
    EventRouter.ask(request, from: self)
  }
}
