/// The order of the recent events.
enum QuakeOrder: Sendable {
  /// The order in which the service returns the events.
  case feed
  /// The strongest events first.
  case magnitude
  /// The deepest events first.
  case depth
}
