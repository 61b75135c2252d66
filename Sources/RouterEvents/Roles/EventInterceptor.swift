/// A responder that looks at events before everyone below it, from the top of the chain down.
@MainActor
public protocol EventInterceptor: EventResponder {
  /// Looks at `event` as its emitter sent it, before anyone decorates or handles it.
  ///
  /// `.handled` and `.blocked` end the dispatch here; the other two let it go on down.
  func intercept(_ event: RouterEvent) -> EventDisposition
}
