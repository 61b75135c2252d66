import PromiseChain

/// A notable earthquake of the twentieth century.
struct NotableQuake: Equatable, Sendable {
  var id: QuakeID
  var year: Int

  /// From 1 to 12.
  var month: Int
  var day: Int

  /// The Richter magnitude.
  var magnitude: Double

  /// The town or province, if known.
  var area: String?

  /// The country, if known.
  var region: String?

  /// The number of deaths, or nil if it is unknown.
  var deaths: Int?

  /// The first year of the decade.
  var decade: Int { year / 10 * 10 }
}

extension NotableQuake {
  /// Decodes an element of the service's list.
  ///
  /// - Throws: an error for the first value that is missing or has the wrong type.
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
