import Requests

/// A seismic event near Fiji.
struct Quake: Equatable, Sendable {
  var id: QuakeID

  /// The latitude in degrees. Southern latitudes are negative.
  var latitude: Double

  /// The longitude in degrees east of Greenwich. It can be greater than 180.
  var longitude: Double

  /// The depth below the surface, in kilometers.
  var depth: Int

  /// The Richter magnitude.
  var magnitude: Double

  /// The number of stations that reported the event.
  var stations: Int

  /// Whether the event counts as strong in this app: the magnitude is 6 or more.
  var isStrong: Bool { magnitude >= 6 }
}

extension Quake {
  /// Creates an event from its JSON object in a response of the service.
  ///
  /// - Throws: An error for the first value that is missing or has the wrong type.
  init(_ place: JSON) throws(RequestError) {
    id = QuakeID(catalog: .feed, number: try place["id"].read(.whole))
    latitude = try place["latitude"].read(.number)
    longitude = try place["longitude"].read(.number)
    depth = try place["depth"].read(.whole)
    magnitude = try place["magnitude"].read(.number)
    stations = try place["stations"].read(.whole)
  }
}
