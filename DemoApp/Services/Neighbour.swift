/// An earthquake near another one of its catalog.
struct Neighbour: Equatable, Sendable {
  /// How near it is.
  enum Distance: Equatable, Sendable {
    /// Along the surface of the earth.
    case kilometres(Int)
    /// From the other one's day to this one's; below zero where this one was first.
    case days(Int)
  }

  var earthquake: Earthquake
  var distance: Distance
}
