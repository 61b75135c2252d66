/// The two lists of earthquakes that the app knows.
enum Catalog: String, Sendable {
  /// Notable earthquakes of the twentieth century.
  case notable
  /// Events near Fiji.
  case feed
}
