enum Catalog: String, Sendable {
  /// The notable earthquakes of the twentieth century.
  case notable
  /// The events near Fiji.
  case feed
}
