/// The identifier of an earthquake, which is unique across both catalogs.
struct QuakeID: Hashable, Sendable {
  var catalog: Catalog

  /// The number of the earthquake in its catalog.
  var number: Int
}

extension QuakeID: CustomStringConvertible {
  /// The catalog and the number, for example `feed#12`.
  var description: String { "\(catalog.rawValue)#\(number)" }
}
