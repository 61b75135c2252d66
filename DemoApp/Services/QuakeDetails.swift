/// An earthquake and the earthquakes nearest to it.
struct QuakeDetails: Equatable, Sendable {
  var earthquake: Earthquake

  /// The nearest earthquakes, nearest first.
  ///
  /// Distances are measured in space for events near Fiji, and in time for notable earthquakes.
  var neighbors: [Neighbor]
}
