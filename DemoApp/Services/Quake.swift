/// A seismic event near Fiji, as it was measured.
struct Quake: Equatable, Sendable {
  var id: QuakeID

  /// Degrees, south below zero.
  var latitude: Double

  /// Degrees east of Greenwich, which run past 180.
  var longitude: Double

  /// Kilometres below the ground.
  var depth: Int

  /// Richter magnitude.
  var magnitude: Double

  /// How many stations reported the event.
  var stations: Int
}

extension Quake {
  /// Reads an element of the service's list.
  ///
  /// - Throws: an error that names the first value that is missing or of another type.
  init(_ place: JSONPlace) throws(QuakeServiceError) {
    id = QuakeID(catalog: .feed, number: try place.read("id", as: .whole))
    latitude = try place.read("latitude", as: .number)
    longitude = try place.read("longitude", as: .number)
    depth = try place.read("depth", as: .whole)
    magnitude = try place.read("magnitude", as: .number)
    stations = try place.read("stations", as: .whole)
  }
}
