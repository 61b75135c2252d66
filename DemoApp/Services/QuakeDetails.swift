/// What there is to know of an earthquake.
struct QuakeDetails: Equatable, Sendable {
  /// The earthquake, as the service has it.
  var earthquake: Earthquake

  /// Those nearest to it, the nearest first: in place where that is measured, else in time.
  var neighbours: [Neighbour]
}
