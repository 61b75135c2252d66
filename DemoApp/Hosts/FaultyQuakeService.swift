#if os(Linux) || os(macOS)
  import PagedList
  import PromiseChain

  /// A service that fails, or has nothing, as often as it is told to, and otherwise answers what another one answers.
  @MainActor
  final class FaultyQuakeService: QuakeService {
    /// How many of the next requests fail.
    var failuresAhead = 0

    /// How many of the next pages come without rows.
    var emptyPagesAhead = 0

    private let service: any QuakeService

    /// Makes a service that never fails by itself.
    init(_ service: any QuakeService) {
      self.service = service
    }

    func page(_ request: PageRequest) async throws -> LoadedPage<Quake> {
      try failIfTold("page \(request.index + 1)")
      guard emptyPagesAhead > 0 else { return try await service.page(request) }
      emptyPagesAhead -= 1
      return LoadedPage([])
    }

    func notable() async throws(RequestError) -> Page<NotableQuake> {
      try failIfTold("notable")
      return try await service.notable()
    }

    func earthquake(_ id: QuakeID) async throws(RequestError) -> Earthquake {
      try failIfTold("\(id)")
      return try await service.earthquake(id)
    }

    func neighbours(of earthquake: Earthquake, count: Int) async throws(RequestError) -> [Neighbour] {
      try failIfTold("the neighbours of \(earthquake.id)")
      return try await service.neighbours(of: earthquake, count: count)
    }

    private func failIfTold(_ source: String) throws(RequestError) {
      guard failuresAhead > 0 else { return }
      failuresAhead -= 1
      throw RequestError(.status(503, body: "as told"), source: source)
    }
  }
#endif
