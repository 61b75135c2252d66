extension EventResponder {
  /// Emits an event up the responder chain, starting at this responder.
  ///
  /// - Returns: The event's outcome, including whether a responder handled the event.
  @discardableResult
  public func routerEvent(name: EventName, userInfo: consuming UserInfo = UserInfo()) -> EventOutcome {
    EventRouter.emit(name, userInfo, from: self)
  }

  /// Emits a typed event up the responder chain, starting at this responder.
  ///
  /// - Returns: The event's outcome, including whether a responder handled the event.
  @discardableResult
  public func routerEvent<Message: EventMessage>(_ message: Message) -> EventOutcome {
    EventRouter.emit(message, from: self)
  }

  /// Sends a request up the responder chain, starting at this responder.
  ///
  /// A cell that is being configured is not in its list yet, so its request is not answered. Debug builds report this.
  ///
  /// - Returns: The first answer, or nil if there is none.
  public func ask<Request: EventRequest>(_ request: Request) -> Request.Response? {
    EventRouter.ask(request, from: self)
  }

  /// Attaches a handler to this responder, without subclassing.
  ///
  /// The handler runs before the responder's strategy table and its `handle(_:)`. Handlers of the same event run in
  /// the order of attachment until one stops it. The token and the responder do not retain each other.
  ///
  /// - Parameters:
  ///   - name: The name of the events to handle.
  ///   - disposition: The responder's answer to the event after the handler runs.
  ///   - handler: A closure that handles an event. It is called on the main actor.
  /// - Returns: A token. Releasing it removes the handler.
  public func onRouterEvent(
    _ name: EventName,
    then disposition: EventDisposition = .handled,
    _ handler: @escaping @MainActor (RouterEvent) -> Void
  ) -> EventObservation {
    EventRouter.state.attachedHandlers.attach(AttachedHandler(name, disposition, handler), to: self)
  }
}
