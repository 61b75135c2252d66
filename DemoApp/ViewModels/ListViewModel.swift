import PagedList

/// The state of the first screen and the user's actions on it, without any view.
@MainActor
protocol ListViewModel: QuakeActions {
  /// The events of the feed, loaded page by page.
  var feed: PagedList<Quake> { get }

  /// The sections from top to bottom. Empty until a first page is loaded.
  var sections: [QuakeSection] { get }

  /// The line at the top of the screen.
  var headline: String { get }

  /// The entries of the menu. The chosen one has a check mark.
  var menu: [MenuEntry] { get }

  /// Whether a first page is loading. It is false while a next page loads.
  var isLoading: Bool { get }

  /// Whether the list shows events of the feed. If not, it needs no next page.
  var showsFeed: Bool { get }

  /// The text of an empty list, or nil if the feed's footer has one.
  var emptyText: String? { get }

  /// Called when a load has begun, changed the list or ended.
  var onUpdate: () -> Void { get set }

  /// Shows the scope of a menu entry, and marks its earthquakes as seen.
  ///
  /// - Parameters:
  ///   - scope: the entry's scope.
  ///   - newest: the greatest id that its badge counted. Greater ids stay unread.
  func choose(_ scope: QuakeScope, seeing newest: Int)

  /// Sorts the recent events. If they are in this order already, the order of the service returns.
  func sort(by order: QuakeOrder)

  /// Moves a favorite.
  ///
  /// - Parameters:
  ///   - position: its index among the favorites shown.
  ///   - target: its index after the move.
  func moveFavorite(from position: Int, to target: Int)

  /// Inserts new events, newest first, above the loaded ones.
  func announce(_ quakes: [Quake])

  /// Shows the number of notable earthquakes in a decade as the headline.
  func showDecade(_ decade: DecadesRow.Decade)

  /// Shows the next tip as the headline.
  func showTip()

  /// Returns a view model for the screen by decades, or nil to show no such screen.
  func browse() -> BrowseViewModel?
}
