/// An earthquake near another one of its catalog.
struct Neighbour: Equatable, Sendable {
  /// The distance between the two.
  enum Distance: Equatable, Sendable {
    /// Along the surface of the earth.
    case kilometres(Int)
    /// Days from the other earthquake to this one, negative if this one came first.
    case days(Int)
  }

  var earthquake: Earthquake
  var distance: Distance
}
