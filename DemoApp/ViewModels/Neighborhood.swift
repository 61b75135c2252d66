/// The part of the detail screen about the nearest earthquakes.
enum Neighborhood: Equatable {
  /// The earthquakes are loading. The value is a message about the progress.
  case loading(String)

  /// The earthquakes are loaded. The values are a title and a line for each earthquake.
  case known(title: String, lines: [String])

  /// The load failed. The value is a message with the reason.
  case failed(String)
}
