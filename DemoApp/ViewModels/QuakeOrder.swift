/// The order of the recent events.
enum QuakeOrder: Sendable {
  /// The order of the service.
  case feed
  /// Strongest first.
  case magnitude
  /// Deepest first.
  case depth
}
