#if os(Linux) || os(macOS)
  import PagedList
  import Requests
  import Testing

  @testable import DemoApp

  /// The chain that loads details: from memory, from the service, and with neighbors.
  @MainActor
  @Suite
  struct QuakeDetailsTests {
    private let quake = QuakeID(catalog: .feed, number: 1)
    private let stub = StubService(.success(.sample))
    private let service: FaultyQuakeService
    private let library: CachingQuakeLibrary

    init() {
      service = FaultyQuakeService(stub)
      library = CachingQuakeLibrary(service, clock: ImmediateClock())
    }

    @Test func requestsNothingBeforeTheChainStarts() async {
      _ = library.details(of: quake)

      #expect(await stub.asked.isEmpty)
    }

    @Test func fetchesAnEarthquakeOnce() async throws {
      let first = try await library.details(of: quake).run()
      let second = try await library.details(of: quake).run()

      #expect(first == second)
      #expect(first.earthquake == .event(.sample(1)))
      #expect(first.neighbors.map(\.earthquake.id.number) == [2, 3])
      #expect(await stub.asked == ["feed#1", "neighbors of feed#1", "neighbors of feed#1"])
    }

    @Test func fetchesAnEarthquakeAgainAfterAReload() async throws {
      _ = try await library.details(of: quake).run()
      _ = try await library.page(PageRequest(size: 20))
      _ = try await library.details(of: quake).run()

      #expect(await stub.asked.filter { $0 == "feed#1" }.count == 2)
    }

    @Test func retriesATransientErrorTwice() async throws {
      service.failuresAhead = 2
      let details = try await library.details(of: quake).run()
      service.failuresAhead = 3
      let error = await #expect(throws: RequestError.self) { try await library.details(of: quake).run() }

      #expect(details.neighbors.count == 2)
      #expect(error?.reason == .status(503, body: "requested by the script"))
      #expect(service.failuresAhead == 0)
    }

    @Test func doesNotRetryAPermanentError() async {
      let unknown = QuakeID(catalog: .feed, number: 99)

      let error = await #expect(throws: RequestError.self) { try await library.details(of: unknown).run() }

      #expect(error?.reason == .status(404, body: ""))
      #expect(await stub.asked == ["feed#99"])
    }

    @Test func showsTheRowImmediatelyAndTheDetailsLater() async throws {
      let row = QuakeRow(quake: .sample(1, magnitude: 9), isFavorite: true)
      let viewModel = DetailViewModel(row, section: "recent", position: 4, library)
      var shown: [Neighborhood] = []
      viewModel.onChange = { shown.append(viewModel.neighborhood) }
      defer { viewModel.onChange = {} }
      let first = viewModel.lines.first

      viewModel.load()
      _ = try await viewModel.loading?.value

      #expect(first == "Magnitude 9.0 near Fiji")
      #expect(viewModel.lines.first == "Magnitude 4.8 near Fiji")
      #expect(viewModel.lines.last == "Opened from recent, position 4")
      let lines = ["6.0", "4.8"].map { "0 km away: M \($0), 20.42° S 178.38° W, 562 km deep" }
      #expect(
        shown == [
          .loading("Looking for the nearest earthquakes …"), .known(title: "Nearest in place", lines: lines),
        ]
      )
    }

    @Test func newLoadCancelsTheRunningOne() async throws {
      let viewModel = DetailViewModel(QuakeRow.sample, section: nil, position: nil, library)
      viewModel.load()
      let first = viewModel.loading

      viewModel.load()
      _ = try await viewModel.loading?.value

      await #expect(throws: CancellationError.self) { try await first?.value }
    }
  }
#endif
