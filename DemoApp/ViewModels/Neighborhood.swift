/// The state of the nearest earthquakes that the detail screen shows.
enum Neighborhood: Equatable {
  /// The earthquakes are loading. The associated value is a progress message.
  case loading(String)

  /// The earthquakes are loaded. The associated values are a title and an array with one line for each earthquake.
  case known(title: String, lines: [String])

  /// The load failed. The associated value is a message with the reason.
  case failed(String)
}
