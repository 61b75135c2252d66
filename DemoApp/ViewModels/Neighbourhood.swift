/// The part of the detail screen about the nearest earthquakes.
enum Neighbourhood: Equatable {
  /// They are loading. The text says so.
  case loading(String)

  /// They are loaded: a title, and a line for each.
  case known(title: String, lines: [String])

  /// Loading failed. The text says why.
  case failed(String)
}
