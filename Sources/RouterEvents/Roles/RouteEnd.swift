/// A responder that can explain why a route ends too early.
@MainActor
package protocol RouteEnd {
  /// The reason why a route ends too early at this responder, or nil if the route is complete.
  var routeEndReason: UnhandledReason? { get }
}
