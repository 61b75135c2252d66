/// A responder that can explain why a route ends at it.
@MainActor
package protocol RouteEnd {
  /// The reason why the chain ends at this responder too early, or nil if this is its regular end.
  var routeEndReason: UnhandledReason? { get }
}
