/// The user's actions on an earthquake, the same on every screen that shows it.
@MainActor
protocol QuakeActions: AnyObject {
  /// The answer to ``CurrentMagnitudeStyle``.
  var magnitudeStyle: MagnitudeStyle { get }

  /// Makes an earthquake a favorite, or removes it from the favorites.
  func toggleFavorite(_ quake: QuakeID)

  /// Hides an earthquake until the next reload.
  func hide(_ quake: QuakeID)

  /// Shows the shared text as the headline.
  func noteShared(_ text: String)

  /// Returns the view model of an earthquake's detail screen, or nil if the list does not show the earthquake.
  func detail(of quake: QuakeID, section: String?, position: Int?) -> DetailViewModel?
}
