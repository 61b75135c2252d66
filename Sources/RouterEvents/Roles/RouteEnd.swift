/// A responder that knows why a route may end with it.
@MainActor
package protocol RouteEnd {
  /// Why a route ends here; nil where this is a proper end.
  var reasonOfRouteEnd: UnhandledReason? { get }
}
