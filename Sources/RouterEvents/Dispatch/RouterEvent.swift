/// An event on its way, as one responder of its route sees it.
///
/// Name, source and message are fixed; ``userInfo`` is what arrived at this responder. An event may be kept, for
/// work that goes on later: it then no longer knows its source or its route, and keeps neither alive.
@MainActor
public struct RouterEvent {
  /// What the emitter sent and the responders below, this one included once it handles, have added.
  public internal(set) var userInfo: UserInfo

  /// The index on ``route`` of the responder that is looking at the event; 0 is the source.
  public internal(set) var position: Int

  let emission: Emission
  let content: EventContent?

  init(_ emission: consuming Emission, _ userInfo: consuming UserInfo, _ content: consuming EventContent?) {
    self.emission = emission
    self.userInfo = userInfo
    self.content = content
    position = 0
  }

  /// The event's name.
  public var name: EventName { emission.name }

  /// The responder that emitted the event. Never nil during the dispatch, nil after it.
  public var source: (any EventResponder)? { emission.hops.first?.responder }

  /// The typed event, where one was emitted.
  public var message: (any EventMessage)? { (content as? EmittedMessage)?.message }

  /// The responders that the event visits, source first, as they were when it was emitted. Empty after the
  /// dispatch.
  ///
  /// - Complexity: linear in the length of the route.
  public var route: [any EventResponder] { emission.hops.map(\.responder) }

  /// The first responder of that type on the route below this one, looked for from the source up; nil where there
  /// is none.
  ///
  /// - Complexity: linear in ``position``.
  public func nearest<Responder>(_ type: Responder.Type) -> Responder? {
    for hop in emission.hops.prefix(position) {
      if let found = hop.responder as? Responder { return found }
    }
    return nil
  }

  /// Answers the event if it is that request.
  ///
  /// ```swift
  /// func handle(_ event: RouterEvent) -> EventDisposition {
  ///   event.answer(CurrentTheme.self) { _ in .dark }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - type: the request that can be answered.
  ///   - body: makes the answer, or nil to leave it to somebody above. Called only if the event asks just that.
  /// - Returns: `.handled` where an answer was given, else `.forwarded`.
  /// - Throws: what `body` throws.
  public func answer<Request: EventRequest>(
    _ type: Request.Type,
    with body: (Request) throws -> Request.Response?
  ) rethrows -> EventDisposition {
    guard let inquiry = content as? EventInquiry<Request>, inquiry.response == nil,
      let response = try body(inquiry.request)
    else { return .forwarded }
    inquiry.response = response
    return .handled
  }

  /// What a table finds the event's name by.
  package var lookupKey: EventName.LookupKey { EventName.LookupKey(emission.name) }

  /// Whether the event asks for an answer.
  package var isRequest: Bool { content?.isRequest == true }

  /// The request, where it is of that type.
  package func request<Request: EventRequest>(_ type: Request.Type) -> Request? {
    (content as? EventInquiry<Request>)?.request
  }

  /// The event in a line, with what traces show of values: `product.buyTapped [sku: A-1]`.
  package var summary: String {
    EventTrace.heading(name, message(), EventTrace.items(of: userInfo))
  }
}
