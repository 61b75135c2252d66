internal import KitSupport

/// An event, as received by one responder on its route.
///
/// The name, the source and the typed event stay the same during the dispatch. Decorators can change the ``userInfo``
/// on the way up.
///
/// You can keep an event for later work. After the dispatch, it retains no responder: it has no source and no route.
@MainActor
public struct RouterEvent: CustomStringConvertible, CustomReflectable {
  /// The values that the emitter sent, with the changes that decorators made on the way up, among them the current
  /// responder. An interceptor receives the values without any changes.
  public internal(set) var userInfo: UserInfo

  /// The index of the current responder on the ``route``. The source has index 0.
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

  /// The responder that emitted the event, or nil after the dispatch.
  public var source: (any EventResponder)? { emission.hops.first?.responder }

  /// The typed event, or nil if the event was emitted by name or is a request.
  public var message: (any EventMessage)? { (content as? EmittedMessage)?.message }

  /// The responders on the event's route, source first.
  ///
  /// The route is read once, when the event is emitted. After the dispatch, the array is empty.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the route.
  public var route: [any EventResponder] { emission.hops.map(\.responder) }

  /// Returns the responder of a type that is nearest to the source and before the current one, or nil if there is none.
  ///
  /// - Complexity: O(*n*), where *n* is ``position``.
  public func nearest<Responder>(_ type: Responder.Type) -> Responder? {
    for hop in emission.hops.prefix(position) {
      if let found = hop.responder as? Responder { return found }
    }
    return nil
  }

  /// Answers the event if it is an unanswered request of the given type. Returns `.handled` if `body` returned an
  /// answer, otherwise `.forwarded`. Rethrows the errors of `body`.
  ///
  /// ```swift
  /// func handle(_ event: RouterEvent) -> EventDisposition {
  ///   event.answer(CurrentTheme.self) { _ in .dark }
  /// }
  /// ```
  public func answer<Request: EventRequest>(
    _ type: Request.Type,
    with body: (Request) throws -> Request.Response?
  ) rethrows -> EventDisposition {
    guard let inquiry = content as? EventInquiry<Request>, inquiry.awaitsAnswer,
      let response = try body(inquiry.request)
    else { return .forwarded }
    inquiry.response = response
    return .handled
  }

  /// The number of the emission.
  package var id: EventTrace.ID { emission.id }
  package var lookupKey: EventName.LookupKey { EventName.LookupKey(emission.name) }
  package var isRequest: Bool { content?.isRequest == true }

  package var summary: String {
    EventTrace.heading(name, contentText(), EventTrace.items(of: userInfo))
  }

  /// A one-line description of the event, for example `product.buyTapped [sku: A-1]`.
  ///
  /// Values are described as in traces, according to ``ValueVisibility/shownInDebugBuilds``. Off the main thread, where
  /// events cannot be read, the description is `RouterEvent`.
  nonisolated public var description: String {
    MainThread.isCurrent ? MainActor.assumeIsolated { summary } : "RouterEvent"
  }

  /// A mirror that contains only the description, so that `dump` prints no values that the description leaves out.
  nonisolated public var customMirror: Mirror {
    Mirror(self, children: ["event": description], displayStyle: .struct)
  }
}
