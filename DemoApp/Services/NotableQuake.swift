/// A notable earthquake of the twentieth century.
struct NotableQuake: Equatable, Sendable {
  var id: QuakeID
  var year: Int

  /// From 1 to 12.
  var month: Int
  var day: Int

  /// Richter magnitude.
  var magnitude: Double

  /// The town or province, where it is told.
  var area: String?

  /// The country, where it is told.
  var region: String?

  /// How many people died; nil where that is unknown.
  var deaths: Int?
}

extension NotableQuake {
  /// Reads an element of the service's list.
  ///
  /// - Throws: an error that names the first value that is missing or of another type.
  init(_ place: JSONPlace) throws(QuakeServiceError) {
    id = QuakeID(catalog: .notable, number: try place.read("id", as: .whole))
    year = try place.read("year", as: .whole)
    month = try place.read("month", as: .whole(in: 1...12))
    day = try place.read("day", as: .whole(in: 1...31))
    magnitude = try place.read("magnitude", as: .number)
    area = try place.readIfPresent("area", as: .text)
    region = try place.readIfPresent("region", as: .text)
    deaths = try place.readIfPresent("deaths", as: .whole)
  }
}
