import PagedList
import Requests

/// A type that provides earthquakes, and records which of them are favorites, hidden, or seen.
///
/// Its pages are the pages of a ``QuakeService``. Loading the first page also loads the notable earthquakes.
@MainActor
protocol QuakeLibrary: AnyObject, PageLoading where Item == Quake {
  /// The notable earthquakes, or nil until a first page is loaded.
  var notable: Page<NotableQuake>? { get }

  /// The number of events on all pages, or nil if the service has not reported it.
  var eventCount: Int? { get }

  /// Returns a chain that, once started, loads the details of an earthquake.
  ///
  /// The earthquake comes from memory or from the service, and its neighbors come from the service. After a transient
  /// `RequestError`, the chain retries before it fails.
  func details(of quake: QuakeID) -> Chain<QuakeDetails>

  /// Adds an earthquake to the favorites, or removes it if it is a favorite.
  ///
  /// - Returns: Whether the earthquake is a favorite now.
  func toggleFavorite(_ quake: QuakeID) -> Bool

  /// The ids of the favorites, each with a number.
  ///
  /// The number of a new favorite is greater than all earlier numbers, including those that were marked as seen in
  /// previous launches of the app.
  var favorites: [QuakeID: Int] { get }

  /// The ids of the earthquakes that every screen hides until the next reload.
  var hidden: Set<QuakeID> { get set }

  /// Returns the greatest id that the user has seen in a scope, or nil if there is none.
  ///
  /// In the scope ``QuakeScope/favorites``, the ids are the numbers in ``favorites``.
  func seenID(in scope: QuakeScope) -> Int?

  /// Marks an id and all smaller ids in a scope as seen.
  ///
  /// - Throws: An error if the id cannot be saved to a file. Unless a later call saves it, the id counts as seen only
  ///   until the app terminates.
  func noteSeen(_ id: Int, in scope: QuakeScope) throws

  /// Returns the next tip. After the last tip, the first one follows.
  func nextTip() -> String
}
