import PromiseChain

/// The app service that keeps favorites, and earthquakes it was asked for, in memory.
final class CachingQuakeLibrary: QuakeLibrary {
  private let service: any QuakeService
  private let clock: any Clock<Duration>
  private var known: [QuakeID: Earthquake] = [:]
  private(set) var favorites: Set<QuakeID> = []
  private var tips = [
    "Tip: a star marks what you like; it stays when the list is loaded again.",
    "Tip: the details of an earthquake say where in the list you found it.",
  ]

  /// Makes a library.
  ///
  /// - Parameters:
  ///   - service: fetches earthquakes.
  ///   - clock: what to wait by before something is tried again.
  init(_ service: any QuakeService, clock: any Clock<Duration> = ContinuousClock()) {
    self.service = service
    self.clock = clock
  }

  func load() async throws(RequestError) -> Catalogs {
    let catalogs = Catalogs(notable: try await service.notable(), feed: try await service.feed())
    known = [:]
    return catalogs
  }

  func details(of quake: QuakeID) -> Chain<QuakeDetails> {
    let service = service
    return Chain.first { self.known[quake] }
      .then { known in
        if let known { return known }
        return try await service.earthquake(quake)
      }
      .tap { self.known[quake] = $0 }
      .then { earthquake in
        let neighbours = try await service.neighbours(of: earthquake, count: 3)
        return QuakeDetails(earthquake: earthquake, neighbours: neighbours)
      }
      .retry(2, delay: .seconds(1), clock: clock) { ($0 as? RequestError)?.isTransient == true }
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
