import PagedList

/// A view model that provides the state of the first screen and performs the user's actions.
@MainActor
protocol ListViewModel: QuakeActions {
  /// The events of the feed, loaded page by page.
  var feed: PagedList<Quake> { get }

  /// The sections, from top to bottom. The array is empty until a first page is loaded.
  var sections: [QuakeSection] { get }

  /// The text at the top of the screen.
  var headline: String { get }

  /// The entries of the menu. The chosen one has a check mark.
  var menu: [MenuEntry] { get }

  /// Whether a first page is loading. The value is false while a later page loads.
  var isLoading: Bool { get }

  /// Whether the list shows events of the feed. If false, the list needs no further pages.
  var showsFeed: Bool { get }

  /// The text to show in an empty list, or nil if the footer of the feed provides such a text.
  var emptyText: String? { get }

  /// A closure that is called after each `PagedListEvent` of the feed, for example when a load begins or ends.
  var onUpdate: () -> Void { get set }

  /// Shows the scope of a menu entry and marks the scope's earthquakes as seen.
  ///
  /// - Parameters:
  ///   - scope: The scope of the entry.
  ///   - newest: The greatest id in the scope when the entry was shown. Greater ids stay unread.
  func choose(_ scope: QuakeScope, seeing newest: Int)

  /// Sorts the recent events. If the events already have this order, restores the order of the service.
  func sort(by order: QuakeOrder)

  /// Moves a favorite to another position.
  ///
  /// - Parameters:
  ///   - position: The index of the favorite in the section of favorites, starting at 0.
  ///   - target: The index of the favorite after the move.
  func moveFavorite(from position: Int, to target: Int)

  /// Inserts new events above the loaded events.
  ///
  /// - Parameter quakes: The new events, newest first.
  func announce(_ quakes: [Quake])

  /// Shows the number of notable earthquakes in a decade as the headline.
  func showDecade(_ decade: DecadesRow.Decade)

  /// Shows the next tip as the headline.
  func showTip()

  /// Returns the view model of the Browse screen, or nil if there is no such screen.
  func browse() -> BrowseViewModel?
}
