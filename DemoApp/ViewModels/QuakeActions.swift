/// An object that performs the user's actions on an earthquake. Every screen with a list of earthquakes has one.
@MainActor
protocol QuakeActions: AnyObject {
  /// The answer to the request ``CurrentMagnitudeStyle``.
  var magnitudeStyle: MagnitudeStyle { get }

  /// Adds an earthquake to the favorites, or removes it if it is a favorite.
  func toggleFavorite(_ row: any EarthquakeRow)

  /// Hides an earthquake until the next reload.
  func hide(_ row: any EarthquakeRow)

  /// Shows a headline that contains the shared text.
  func noteShared(_ text: String)

  /// Returns the view model of an earthquake's detail screen.
  ///
  /// `section` is the id of the section of the opened row, and `position` is the row's position, starting at 1. Each of
  /// them is nil if it is unknown.
  func detail(of row: any EarthquakeRow, section: String?, position: Int?) -> DetailViewModel
}
