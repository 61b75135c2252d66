import RouterEvents

extension RowEvents {
  /// The user selected an earthquake in a list.
  static let quakeSelected = RowEvent<any EarthquakeRow>("quake.selected")

  /// The user tapped a favorite button or chose the favorite action from a row's swipe actions or menu.
  static let favoriteTapped = RowEvent<any EarthquakeRow>("quake.favoriteTapped")

  /// The user tapped a details button or chose Details from a row's menu.
  static let detailsTapped = RowEvent<any EarthquakeRow>("quake.detailsTapped")

  /// The user chose the hide action from a row's swipe actions or menu.
  static let hideTapped = RowEvent<any EarthquakeRow>("quake.hideTapped")

  /// The user selected a decade in the first screen's row of decades.
  static let decadeSelected = RowEvent<DecadesRow.Decade>("decades.selected")

  /// The user selected a decade on the Browse screen.
  static let decadeChosen = RowEvent<DecadeTile>("browse.decadeChosen")
}
