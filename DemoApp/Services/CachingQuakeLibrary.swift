import PromiseChain

/// The app service that keeps favorites in memory.
final class CachingQuakeLibrary: QuakeLibrary {
  private let service: any QuakeService
  private(set) var favorites: Set<QuakeID> = []
  private var tips = [
    "Tip: a star marks what you like; it stays when the list is loaded again.",
    "Tip: the details of an earthquake say where in the list you found it.",
  ]

  /// Makes a library that has earthquakes fetched by `service`.
  init(_ service: any QuakeService) {
    self.service = service
  }

  func load() async throws(RequestError) -> Catalogs {
    Catalogs(notable: try await service.notable(), feed: try await service.feed())
  }

  func toggleFavorite(_ quake: QuakeID) -> Bool {
    guard favorites.remove(quake) == nil else { return false }
    favorites.insert(quake)
    return true
  }

  func nextTip() -> String {
    let tip = tips.removeFirst()
    tips.append(tip)
    return tip
  }
}
