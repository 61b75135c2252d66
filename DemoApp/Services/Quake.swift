import PromiseChain

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

  /// Whether seismologists call it strong.
  var isStrong: Bool { magnitude >= 6 }
}

extension Quake {
  /// Reads an element of the service's list.
  ///
  /// - Throws: an error that names the first value that is missing or of another type.
  init(_ place: JSON) throws(RequestError) {
    id = QuakeID(catalog: .feed, number: try place["id"].read(.whole))
    latitude = try place["latitude"].read(.number)
    longitude = try place["longitude"].read(.number)
    depth = try place["depth"].read(.whole)
    magnitude = try place["magnitude"].read(.number)
    stations = try place["stations"].read(.whole)
  }
}
