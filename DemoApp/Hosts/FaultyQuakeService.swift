#if os(Linux) || os(macOS)
  import PagedList
  import Requests

  /// A service that forwards requests to another service and simulates failures and empty pages on demand.
  @MainActor
  final class FaultyQuakeService: QuakeService {
    /// The number of upcoming requests that fail.
    var failuresAhead = 0

    /// The number of upcoming pages that are empty.
    var emptyPagesAhead = 0

    private let service: any QuakeService

    init(_ service: any QuakeService) {
      self.service = service
    }

    func page(_ request: PageRequest) async throws -> LoadedPage<Quake> {
      try failIfRequested("page \(request.index + 1)")
      guard emptyPagesAhead > 0 else { return try await service.page(request) }
      emptyPagesAhead -= 1
      return LoadedPage([])
    }

    func notable() async throws(RequestError) -> Page<NotableQuake> {
      try failIfRequested("notable")
      return try await service.notable()
    }

    func earthquake(_ id: QuakeID) async throws(RequestError) -> Earthquake {
      try failIfRequested("\(id)")
      return try await service.earthquake(id)
    }

    func neighbors(of earthquake: Earthquake, count: Int) async throws(RequestError) -> [Neighbor] {
      try failIfRequested("the neighbors of \(earthquake.id)")
      return try await service.neighbors(of: earthquake, count: count)
    }

    private func failIfRequested(_ source: String) throws(RequestError) {
      guard failuresAhead > 0 else { return }
      failuresAhead -= 1
      throw RequestError(.status(503, body: "requested by the script"), source: source)
    }
  }
#endif
