import PromiseChain

/// A seismic event near Fiji.
struct Quake: Equatable, Sendable {
  var id: QuakeID

  /// Degrees north. South is negative.
  var latitude: Double

  /// Degrees east of Greenwich, also above 180.
  var longitude: Double

  /// Kilometres below the surface.
  var depth: Int

  /// The Richter magnitude.
  var magnitude: Double

  /// The number of stations that reported the event.
  var stations: Int

  /// Whether the magnitude is 6 or more, which seismologists call strong.
  var isStrong: Bool { magnitude >= 6 }
}

extension Quake {
  /// Decodes an element of the service's list.
  ///
  /// - Throws: an error for the first value that is missing or has the wrong type.
  init(_ place: JSON) throws(RequestError) {
    id = QuakeID(catalog: .feed, number: try place["id"].read(.whole))
    latitude = try place["latitude"].read(.number)
    longitude = try place["longitude"].read(.number)
    depth = try place["depth"].read(.whole)
    magnitude = try place["magnitude"].read(.number)
    stations = try place["stations"].read(.whole)
  }
}
