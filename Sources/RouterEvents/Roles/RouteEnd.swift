/// A responder that can say why a route ended at it.
@MainActor
package protocol RouteEnd {
  /// The reason why the chain ends here too early, or nil if this is the regular end of a chain.
  var routeEndReason: UnhandledReason? { get }
}
