import Requests

/// A notable earthquake of the twentieth century.
struct NotableQuake: Equatable, Sendable {
  var id: QuakeID
  var year: Int

  /// The month, from 1 to 12.
  var month: Int
  var day: Int

  /// The Richter magnitude.
  var magnitude: Double

  /// The town or province, or nil if it is unknown.
  var area: String?

  /// The country, or nil if it is unknown.
  var region: String?

  /// The number of deaths, or nil if it is unknown.
  var deaths: Int?

  /// The first year of the decade, for example 1960.
  var decade: Int { year / 10 * 10 }
}

extension NotableQuake {
  /// Creates an earthquake from its JSON object in a response of the service.
  ///
  /// - Throws: An error for the first value that is required but missing, has the wrong type, or is out of range.
  init(_ place: JSON) throws(RequestError) {
    id = QuakeID(catalog: .notable, number: try place["id"].read(.whole))
    year = try place["year"].read(.whole)
    month = try place["month"].read(.whole(in: 1...12))
    day = try place["day"].read(.whole(in: 1...31))
    magnitude = try place["magnitude"].read(.number)
    area = try place["area"].readIfPresent(.text)
    region = try place["region"].readIfPresent(.text)
    deaths = try place["deaths"].readIfPresent(.whole)
  }
}
