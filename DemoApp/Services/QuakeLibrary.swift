import PagedList
import PromiseChain

/// The app service: it has earthquakes fetched, and does the chores around them. Its pages are the service's, and with
/// the first one come the notable earthquakes.
@MainActor
protocol QuakeLibrary: AnyObject, PageLoading where Item == Quake {
  /// The notable earthquakes, as they came with the last first page; nil before one came.
  var notable: Page<NotableQuake>? { get }

  /// How many events there are on all pages; nil where the service has not said so.
  var eventCount: Int? { get }

  /// Describes how to get an earthquake's details: from what is known already, from the service, and with its
  /// neighbours. After a `RequestError` that `isTransient` it is tried again; then the chain fails with the error.
  func details(of quake: QuakeID) -> Chain<QuakeDetails>

  /// Marks an earthquake as favorite, or takes the mark away.
  ///
  /// - Returns: whether it is a favorite now.
  func toggleFavorite(_ quake: QuakeID) -> Bool

  /// The earthquakes that are marked, each with the number of its mark. A later mark has a greater number, also than
  /// any that was seen in an earlier run.
  var favorites: [QuakeID: Int] { get }

  /// The earthquakes that the user has hidden, on every screen. A reload of the list shows them again.
  var hidden: Set<QuakeID> { get set }

  /// The greatest id of a scope that was seen; nil where none was.
  func seenID(in scope: QuakeScope) -> Int?

  /// Keeps that an id was seen, and so all that are smaller.
  ///
  /// - Throws: what kept it from being written, whereupon it counts until the app ends.
  func noteSeen(_ id: Int, in scope: QuakeScope) throws

  /// A tip that was not given for the longest time.
  func nextTip() -> String
}
