/// What becomes of an earthquake when the user acts, whichever screen shows it.
@MainActor
protocol QuakeActions: AnyObject {
  /// How the screen writes magnitudes where it is asked.
  var magnitudeStyle: MagnitudeStyle { get }

  /// Marks an earthquake as favorite, or takes the mark away.
  func toggleFavorite(_ quake: QuakeID)

  /// Hides an earthquake until the list is loaded again.
  func hide(_ quake: QuakeID)

  /// Says what was shared.
  func noteShared(_ text: String)

  /// What the detail screen shows of an earthquake of the list; nil where there is none such.
  func detail(of quake: QuakeID, section: String?, position: Int?) -> DetailViewModel?
}
