extension EventResponder {
  /// Emits an event up the chain, starting at this responder.
  ///
  /// - Returns: The outcome, which you may ignore.
  @discardableResult
  public func routerEvent(name: EventName, userInfo: consuming UserInfo = UserInfo()) -> EventOutcome {
    EventRouter.emit(name, userInfo, from: self)
  }

  /// Emits a typed event up the chain, starting at this responder.
  ///
  /// - Returns: The outcome, which you may ignore.
  @discardableResult
  public func routerEvent<Message: EventMessage>(_ message: Message) -> EventOutcome {
    EventRouter.emit(message, from: self)
  }

  /// Sends a request up the chain, starting at this responder.
  ///
  /// - Returns: The first answer, or nil if there is none.
  public func ask<Request: EventRequest>(_ request: Request) -> Request.Response? {
    EventRouter.ask(request, from: self)
  }

  /// Attaches a handler to this object, without a subclass.
  ///
  /// The handler runs before the object's table and `handle`. The observation and the object do not retain each other.
  ///
  /// - Parameters:
  ///   - name: The name of the events to handle.
  ///   - disposition: The answer given for a handled event.
  ///   - handler: Called on the main actor.
  /// - Returns: A token. Releasing it removes the handler.
  public func onRouterEvent(
    _ name: EventName,
    then disposition: EventDisposition = .handled,
    _ handler: @escaping @MainActor (RouterEvent) -> Void
  ) -> EventObservation {
    EventRouter.state.attachedHandlers.attach(AttachedHandler(name, disposition, handler), to: self)
  }
}
