import PagedList
import PromiseChain

/// The app service: earthquakes from the domain service, favorites, hidden earthquakes, and ids the user has seen.
///
/// Its pages are those of the domain service. Loading the first one also loads the notable earthquakes.
@MainActor
protocol QuakeLibrary: AnyObject, PageLoading where Item == Quake {
  /// The notable earthquakes loaded with the last first page, or nil before that.
  var notable: Page<NotableQuake>? { get }

  /// The number of events on all pages, or nil if the service has not reported it.
  var eventCount: Int? { get }

  /// Describes how to load the details of an earthquake. Nothing runs until the chain is started.
  ///
  /// The earthquake comes from memory or from the service, and its neighbours from the service. After a `RequestError`
  /// that `isTransient` the chain retries before it fails.
  func details(of quake: QuakeID) -> Chain<QuakeDetails>

  /// Makes an earthquake a favorite, or removes it from the favorites.
  ///
  /// - Returns: whether the earthquake is a favorite now.
  func toggleFavorite(_ quake: QuakeID) -> Bool

  /// The favorites, each with a number. Later favorites have greater numbers, also greater than those seen in earlier
  /// runs.
  var favorites: [QuakeID: Int] { get }

  /// The earthquakes hidden on every screen until the next reload.
  var hidden: Set<QuakeID> { get set }

  /// Returns the greatest id the user has seen in a scope, or nil if there is none.
  func seenID(in scope: QuakeScope) -> Int?

  /// Stores that the user has seen an id and all smaller ones.
  ///
  /// - Throws: an error if the file cannot be written. The id is then remembered until the app ends.
  func noteSeen(_ id: Int, in scope: QuakeScope) throws

  /// Returns the next tip. The tips repeat in order.
  func nextTip() -> String
}
