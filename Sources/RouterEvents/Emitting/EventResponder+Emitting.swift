extension EventResponder {
  /// Emits an event that climbs the chain from here.
  ///
  /// - Returns: what became of it; ignoring that is fine.
  @discardableResult
  public func routerEvent(name: EventName, userInfo: consuming UserInfo = UserInfo()) -> EventOutcome {
    EventRouter.emit(name, userInfo, from: self)
  }

  /// Emits a typed event that climbs the chain from here.
  ///
  /// - Returns: what became of it; ignoring that is fine.
  @discardableResult
  public func routerEvent<Message: EventMessage>(_ message: Message) -> EventOutcome {
    EventRouter.emit(message, from: self)
  }

  /// Asks up the chain.
  ///
  /// - Returns: what the first that could answer said; nil where nobody could.
  public func ask<Request: EventRequest>(_ request: Request) -> Request.Response? {
    EventRouter.ask(request, from: self)
  }

  /// Attaches a handler to this very object, without a subclass.
  ///
  /// It runs before the object's own table and `handle`, as long as the observation lives and the object does.
  /// The object does not keep the observation alive, nor the other way round.
  ///
  /// - Parameters:
  ///   - name: the events to handle.
  ///   - disposition: how an event goes on once it was handled.
  ///   - handler: called on the main actor.
  /// - Returns: what the handler lives as long as.
  public func onRouterEvent(
    _ name: EventName,
    then disposition: EventDisposition = .handled,
    _ handler: @escaping @MainActor (RouterEvent) -> Void
  ) -> EventObservation {
    EventRouter.state.attachedHandlers.attach(AttachedHandler(name, disposition, handler), to: self)
  }
}
