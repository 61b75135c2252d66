/// A responder that leads events through others before they go on along its own `next`.
///
/// ```swift
/// final class ListController: UIViewController, EventDetour {
///   var eventDetour: (any EventResponder)? { coordinator }
/// }
/// ```
///
/// The detour's own chain comes right after this responder; where it ends, the route goes on at this responder's
/// next. Who is on the route already is not visited again. A detour that wants to cut the chain answers
/// ``EventDisposition/blocked``.
@MainActor
public protocol EventDetour: EventResponder {
  /// Where events go before they go on along the chain; nil for no detour.
  var eventDetour: (any EventResponder)? { get }
}
