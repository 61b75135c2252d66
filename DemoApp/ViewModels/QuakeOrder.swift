/// In which order the recent events show.
enum QuakeOrder: Sendable {
  /// As the service has them.
  case feed
  /// The strongest first.
  case magnitude
  /// The deepest first.
  case depth
}
