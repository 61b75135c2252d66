public import RouterEvents

/// Declares a strategy that answers a request with the result of a closure, or forwards it if the result is nil.
///
/// ```swift
/// Answer(CurrentTheme.self) { controller, request, event in controller.theme }
/// ```
public func Answer<Owner: AnyObject, Request: EventRequest>(
  _ type: Request.Type,
  _ body: @escaping @MainActor (Owner, Request, RouterEvent) throws -> Request.Response?,
  fileID: String = #fileID,
  line: Int = #line
) -> On<Owner> {
  var on = On<Owner>(Request.name, .nothing, "\(fileID):\(line)") { owner, event in
    try event.answer(Request.self) { try body(owner, $0, event) }
  }
  on.declaration.kind = .answer
  let canTake = on.declaration.canTake
  on.declaration.canTake = { canTake($0, $1) && $1.request(Request.self) != nil }
  return on
}

/// Declares a strategy that answers a request with the result of an asynchronous closure.
///
/// ```swift
/// Answer(ConfirmDelete.self, whileRunning: .drop) { owner, request, event in
///   guard let alerts = owner()?.alerts else { return nil }
///   return await alerts.confirm(request.title)
/// }
///
/// let isSure = await cell.ask(ConfirmDelete(title: "Song"))
/// ```
///
/// As in the example, take from the owner what answers before you wait. `await owner()?.confirm(…)` would retain the
/// owner until the answer.
///
/// The strategy takes the request, so the request is not forwarded. If the closure returns nil or throws, or if
/// `overlap` drops the request, the asker receives nil. It also receives nil, at once, if the run is canceled or the
/// owner is deallocated, even if the closure ignores that. If the asker's task is canceled, the asker receives nil at
/// once, and the run is canceled.
///
/// If `overlap` is ``Overlap/queue``, the closure must not send the same request and wait for it, also not by way of
/// other requests: that request would wait for its own asker. It is answered with nil, and debug builds report this.
/// This also applies to tasks that the closure starts, unless they are detached. Two answers that run already and then
/// ask for each other wait until one of them is canceled, without a report.
///
/// A request that is sent without `await` cannot wait for the answer. It is forwarded, and debug builds report this.
public func Answer<Owner: AnyObject, Request: EventRequest>(
  _ type: Request.Type,
  whileRunning overlap: Overlap,
  _ body: @escaping @MainActor (WeakOwner<Owner>, Request, RouterEvent) async throws -> Request.Response?,
  fileID: String = #fileID,
  line: Int = #line
) -> On<Owner> {
  let position = "\(fileID):\(line)"
  let part = EventPart(Request.name) { $0.take(Request.self, position) }
  var on = On<Owner>(part, overlap, position) { owner, request, event in
    let response = try await body(owner, request, event)
    // A body may ignore its cancellation.
    if !Task.isCancelled { event.answer(Request.self, later: response) }
  }
  on.declaration.kind = .answer
  return on
}
