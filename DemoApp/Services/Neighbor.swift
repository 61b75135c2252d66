/// An earthquake that is near another earthquake of the same catalog, in space or in time.
struct Neighbor: Equatable, Sendable {
  /// The distance between two earthquakes, in space or in time.
  enum Distance: Equatable, Sendable {
    /// The distance along the surface of the earth.
    case kilometers(Int)
    /// The number of days from the other earthquake to the neighbor. It is negative if the neighbor came first.
    case days(Int)
  }

  var earthquake: Earthquake
  var distance: Distance
}
