internal import KitSupport

/// A request that travels up the responder chain until a responder answers it with a value.
///
/// ```swift
/// struct CurrentTheme: EventRequest {
///   typealias Response = Theme
///   static let name: EventName = "theme.current"
/// }
/// let theme = cell.ask(CurrentTheme())      // Theme?
/// ```
///
/// If the answer takes time, for example because the user has to confirm something, await it:
///
/// ```swift
/// let isSure = await cell.ask(ConfirmDelete())      // Bool?
/// ```
///
/// A responder, for example an ``EventHandler``, answers a request with ``RouterEvent/answer(_:with:)``.
public protocol EventRequest {
  /// The type of the answer.
  associatedtype Response

  /// The name under which the request is sent.
  static var name: EventName { get }
}

extension EventResponder {
  /// Sends a request up the responder chain, starting at this responder, and returns the first answer, or nil if there is
  /// none.
  ///
  /// A cell that is being configured is not in its list yet, so its request is not answered. Debug builds report this.
  public func ask<Request: EventRequest>(_ request: Request) -> Request.Response? {
    EventRouter.ask(request, from: self)
  }

  /// Sends a request up the responder chain, starting at this responder, and waits for the answer.
  ///
  /// The first responder that answers or takes the request ends it. If an asynchronous strategy takes the request, the
  /// asker receives what the strategy returns. That is nil if the strategy fails, drops the request or is canceled. If
  /// the asker's task is canceled, the asker receives nil at once, and the strategy's run is canceled.
  ///
  /// While the asker waits, its task retains this responder, as with each asynchronous method. If the responder may go
  /// away before the answer, ask with an ``EventEmitter``, which does not retain it.
  ///
  /// - Returns: The first answer, or nil if there is none.
  public func ask<Request: EventRequest>(_ request: Request) async -> Request.Response? {
    await EventRouter.ask(request, from: self).value
  }
}

extension EventEmitter {
  /// Sends a request up the chain of the emitter's responder, and returns the first answer, or nil if there is none.
  public func ask<Request: EventRequest>(_ request: Request) -> Request.Response? {
    source(of: Request.name).flatMap { EventRouter.ask(request, from: $0) }
  }

  /// Sends a request up the chain of the emitter's responder, and waits for the answer, as ``EventResponder`` does.
  public func ask<Request: EventRequest>(_ request: Request) async -> Request.Response? {
    await source(of: Request.name).map { EventRouter.ask(request, from: $0) }?.value
  }
}

extension EventRouter {
  static func ask<Request: EventRequest>(
    _ request: Request,
    from source: any EventResponder
  ) -> Request.Response? {
    let inquiry = EventInquiry(request)
    _ = emit(Request.name, [:], inquiry, from: source)
    return inquiry.response
  }

  /// Returns the answer to await. It retains nothing of the dispatch.
  fileprivate static func ask<Request: EventRequest>(
    _ request: Request,
    from source: any EventResponder
  ) -> LaterAnswer<Request.Response> {
    let answer = LaterAnswer<Request.Response>()
    let inquiry = EventInquiry(request, awaiting: answer)
    _ = emit(Request.name, [:], inquiry, from: source)
    if !inquiry.isTaken { answer.finish(inquiry.response) }
    return answer
  }
}

/// A request on its way.
@MainActor
final class EventInquiry<Request: EventRequest>: EventContent {
  let request: Request
  var response: Request.Response?

  /// Whether an asynchronous strategy has taken the request. It then answers ``later``.
  var isTaken = false

  /// The answer for an asker that can wait, otherwise nil.
  let later: LaterAnswer<Request.Response>?

  init(_ request: Request, awaiting later: LaterAnswer<Request.Response>? = nil) {
    (self.request, self.later) = (request, later)
  }

  override var subject: Any { request }
  override var isRequest: Bool { true }
  override var awaitsAnswer: Bool { response == nil && !isTaken }
  override var wait: AnswerWait? { later }
}

/// The wait of an asker for an answer that comes after the dispatch.
@MainActor
class AnswerWait {
  /// Whether the asker no longer waits.
  fileprivate(set) var isAbandoned = false

  fileprivate var cancelRun: () -> Void = {}

  fileprivate func end() {}
}

@MainActor
final class LaterAnswer<Response>: AnswerWait {
  private var response: Response?
  private let ended = OneTimeResult<Void>()

  override fileprivate func end() { finish(nil) }

  /// Ends the wait with an answer. Later calls are ignored.
  func finish(_ response: Response?) {
    if ended.isFinished { return }
    self.response = response
    ended.finish(())
  }

  var value: Response? {
    get async {
      // The run of an asker that is already canceled does not start.
      if Task.isCancelled { abandon() }
      await withTaskCancellationHandler {
        await ended.value
      } onCancel: {
        Task { @MainActor in abandon() }
      }
      return response
    }
  }

  private func abandon() {
    isAbandoned = true
    finish(nil)
    cancelRun()
  }
}

extension RouterEvent {
  /// Returns the request of the given type, or nil if the event is not such a request.
  ///
  /// ```swift
  /// Answer(ConfirmDelete.self, whileRunning: .drop) { owner, request, event in … }
  ///   .per { event in event.request(ConfirmDelete.self)?.id }
  /// ```
  public func request<Request: EventRequest>(_ type: Request.Type) -> Request? {
    (content as? EventInquiry<Request>)?.request
  }

  /// Takes a request for a later answer. The request then ends, and counts as answered. An asker that cannot wait is
  /// reported, and the result is nil.
  package func take<Request: EventRequest>(_ type: Request.Type, _ position: String) -> Request? {
    guard let inquiry = content as? EventInquiry<Request>, inquiry.awaitsAnswer else { return nil }
    inquiry.isTaken = inquiry.later != nil
    if inquiry.isTaken { return inquiry.request }
    Reports.report(
      """
      The request '\(name)' was sent without await, but its strategy is asynchronous. It was forwarded. \
      Ask with await.
      """,
      position: position
    )
    return nil
  }

  /// Answers a request that was taken.
  package func answer<Request: EventRequest>(_ type: Request.Type, later response: Request.Response?) {
    (content as? EventInquiry<Request>)?.later?.finish(response)
  }

  /// Whether the event is a request whose asker no longer waits.
  package var isAbandoned: Bool { content?.wait?.isAbandoned ?? false }

  /// Ends the wait of the event's asker, if the event is a request. Without an earlier answer, the asker receives nil.
  package func endWait() {
    content?.wait?.end()
  }

  /// Sets the closure to call if the event is a request and its asker stops waiting.
  package func whenAbandoned(_ cancel: @escaping @MainActor () -> Void) {
    content?.wait?.cancelRun = cancel
  }
}
