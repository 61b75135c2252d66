import PagedList

/// What the list's screen shows, and what it says when the user acts. It decides, and knows no view.
@MainActor
protocol ListViewModel: QuakeActions {
  /// The events of the feed, as far as they were loaded.
  var feed: PagedList<Quake> { get }

  /// The sections in the order in which they show; none until something was loaded.
  var sections: [QuakeSection] { get }

  /// The line at the top of the screen.
  var headline: String { get }

  /// The entries of the menu, with a mark at the one that was chosen.
  var menu: [MenuEntry] { get }

  /// Whether the whole list is being loaded, not just more of it.
  var isLoading: Bool { get }

  /// Whether the list shows events of the feed, so that its next page is of any use.
  var showsFeed: Bool { get }

  /// What to say in place of rows while there are none. Nil where the feed says that itself.
  var emptyText: String? { get }

  /// Called when there is something new to say, because of a load that nobody of the screen asked for just now.
  var onNews: () -> Void { get set }

  /// Shows what an entry of the menu stands for, which is seen with that.
  ///
  /// - Parameters:
  ///   - scope: the entry.
  ///   - newest: the greatest id that its badge told of: what came meanwhile is not seen.
  func choose(_ scope: QuakeScope, seeing newest: Int)

  /// Shows the recent events in an order, or as the service has them if they are in it already.
  func sort(by order: QuakeOrder)

  /// Puts a favorite in another place among those that show.
  ///
  /// - Parameters:
  ///   - position: where it was, from 0.
  ///   - target: where it is to be, counted without it.
  func moveFavorite(from position: Int, to target: Int)

  /// Takes events that have just happened, the newest first, before those that are loaded.
  func announce(_ quakes: [Quake])

  /// Says how many notable earthquakes a decade had.
  func showDecade(_ decade: DecadesRow.Decade)

  /// Shows a tip.
  func showTip()

  /// What the screen shows that has the same earthquakes by decade; nil where there is none.
  func browse() -> BrowseViewModel?
}
