/// An earthquake and those nearest to it.
struct QuakeDetails: Equatable, Sendable {
  /// The earthquake, from the service.
  var earthquake: Earthquake

  /// The nearest earthquakes, nearest first: in place for events near Fiji, in time for notable earthquakes.
  var neighbours: [Neighbour]
}
