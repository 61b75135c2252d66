/// The catalogs of earthquakes in the app.
enum Catalog: String, Sendable {
  /// Notable earthquakes of the twentieth century.
  case notable
  /// Events near Fiji.
  case feed
}
