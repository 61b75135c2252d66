import Foundation
import PagedList
import Requests

/// A library that keeps favorites and fetched earthquakes in memory.
///
/// The greatest id that the user has seen in each scope can also be stored in a file.
final class CachingQuakeLibrary: QuakeLibrary {
  private let service: any QuakeService
  private let clock: any Clock<Duration>
  private var known: [QuakeID: Earthquake] = [:]
  private(set) var notable: Page<NotableQuake>?
  private(set) var eventCount: Int?
  private(set) var favorites: [QuakeID: Int] = [:]
  var hidden: Set<QuakeID> = []
  private let file: URL?
  private let write: @MainActor (Data, URL) throws -> Void
  private var seen: SeenIDs
  private var lastMark: Int
  private var tips = [
    "Tip: a star marks a favorite, and stays after a reload.",
    "Tip: the detail screen shows the section and the position of an earthquake.",
  ]

  /// Creates a library that fetches its earthquakes from a service.
  ///
  /// - Parameters:
  ///   - service: The service that fetches earthquakes.
  ///   - file: The file that stores the greatest id that the user has seen in each scope, or nil to keep the ids only
  ///     in memory. A file that cannot be read counts as empty.
  ///   - write: A closure that writes data to a file atomically.
  ///   - clock: The clock that measures the delay before a retry.
  init(
    _ service: any QuakeService,
    keepingSeenIn file: URL? = nil,
    writing write: @escaping @MainActor (Data, URL) throws -> Void = {
      try $0.write(to: $1, options: .atomic)
    },
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.service = service
    self.file = file
    self.write = write
    self.clock = clock
    seen = file.map(SeenIDs.init(contentsOf:)) ?? SeenIDs()
    lastMark = seen[.favorites] ?? 0
  }

  func page(_ request: PageRequest) async throws -> LoadedPage<Quake> {
    guard request.isFirst else { return try await service.page(request) }
    let notable = try await service.notable()
    let page = try await service.page(request)
    try Task.checkCancellation()
    (self.notable, eventCount, known) = (notable, page.total, [:])
    return page
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
        let neighbors = try await service.neighbors(of: earthquake, count: 3)
        return QuakeDetails(earthquake: earthquake, neighbors: neighbors)
      }
      .retry(2, delay: .seconds(1), clock: clock) { ($0 as? RequestError)?.isTransient == true }
  }

  func toggleFavorite(_ quake: QuakeID) -> Bool {
    guard favorites.removeValue(forKey: quake) == nil else { return false }
    lastMark += 1
    favorites[quake] = lastMark
    return true
  }

  func seenID(in scope: QuakeScope) -> Int? { seen[scope] }

  func noteSeen(_ id: Int, in scope: QuakeScope) throws {
    guard seen.note(id, in: scope), let file else { return }
    try write(seen.encoded(), file)
  }

  func nextTip() -> String {
    let tip = tips.removeFirst()
    tips.append(tip)
    return tip
  }
}
