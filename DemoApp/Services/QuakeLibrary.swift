import PromiseChain

/// The app service: it has earthquakes fetched, and does the chores around them.
@MainActor
protocol QuakeLibrary: AnyObject {
  /// Has both catalogs fetched.
  func load() async throws(RequestError) -> Catalogs

  /// Describes how to get an earthquake's details: from what is known already, from the service, and with its
  /// neighbours. What may pass is tried again before the chain fails, with a `RequestError`.
  func details(of quake: QuakeID) -> Chain<QuakeDetails>

  /// Marks an earthquake as favorite, or takes the mark away.
  ///
  /// - Returns: whether it is a favorite now.
  func toggleFavorite(_ quake: QuakeID) -> Bool

  /// The earthquakes that are marked.
  var favorites: Set<QuakeID> { get }

  /// A tip that was not given for the longest time.
  func nextTip() -> String
}

/// Both catalogs, as they were fetched together.
struct Catalogs: Equatable, Sendable {
  var notable: Page<NotableQuake>
  var feed: Page<Quake>
}
