/// What the detail screen says of the earthquakes nearest to its own.
enum Neighbourhood: Equatable {
  /// They are being loaded; says so.
  case loading(String)

  /// A title, and a line for each.
  case known(title: String, lines: [String])

  /// They could not be loaded; says why.
  case failed(String)
}
