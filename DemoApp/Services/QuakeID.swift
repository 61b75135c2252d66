/// The identity of an earthquake in both catalogs.
struct QuakeID: Hashable, Sendable {
  var catalog: Catalog

  /// The earthquake's number in the catalog.
  var number: Int
}

extension QuakeID: CustomStringConvertible {
  /// The catalog and the number, as in `feed#12`.
  var description: String { "\(catalog.rawValue)#\(number)" }
}
