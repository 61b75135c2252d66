#if os(Linux) || os(macOS)
  import Foundation
  import PagedList
  import Requests
  import TestSupport
  import Testing

  #if canImport(FoundationNetworking)
    import FoundationNetworking
  #endif

  /// Scrolls repeatedly through a feed with random faults. In the end, the whole feed is shown.
  ///
  /// `HOSTILE_PAGES=1800` corresponds to an hour of scrolling at two seconds per page.
  @MainActor
  @Suite(.watchdog, .needsPython)
  struct HostileFeedTests {
    private struct Quake: Sendable {
      var id: Int
    }

    /// The faults. Every fourth page on average requests one.
    private static let faults = [
      "400", "401", "500", "503", "599", "drop", "cut", "short", "not-json", "wrong-shape", "endless",
      "repeat",
    ]

    private static let timeout = Duration.seconds(3_600)
    private let clock = TestClock()

    /// The next action of the user, the app or the network.
    private enum Action: CaseIterable {
      case next, refresh, repeated, cancelAtOnce, cancelWhenArrived, answerTooLate, pause, stall
    }

    /// The number of faults that the list detected.
    private struct FaultCounts {
      var failures = 0
      var repetitions = 0
    }

    private static let pages =
      ProcessInfo.processInfo.environment["HOSTILE_PAGES"].flatMap(Int.init) ?? 120

    @Test func showsTheWholeFeedDespiteFaults() async throws {
      try await FeedServer.run { @MainActor @Sendable feed in
        let server = Server(feed.address, session: .ephemeral, limit: 50_000)
        let url = feed.address.appendingPathComponent("feed")
        let loader = HTTPPageLoader(url, on: server, envelope: .dataList) {
          Quake(id: try $0["id"].read(.whole))
        }.timeout(Self.timeout, clock: clock).retry(0)
        let list = PagedList(loader, pageSize: 20, uniqueBy: \.id)
        let whole = await ids(of: list)
        var generator = RandomCase.first.generator
        var faults = FaultCounts()
        var passes = 0
        var asked = 0
        // Each fault once, then random ones.
        var due = Self.faults[...]

        while passes == 0 || asked < Self.pages {
          _ = await list.loadFirstPage().finished
          while list.items.isEmpty || list.hasMore {
            asked += 1
            let fault = due.popFirst()
            let isCalm = fault != nil || Int.random(in: 0..<16, using: &generator) > 0
            let action = isCalm ? nil : Action.allCases.randomElement(using: &generator)
            try await perform(action ?? .next, fault, list, feed, &generator, &faults)
            expectPages(list, of: whole)
            await Watchdog.shared.noteProgress()
          }
          #expect(list.items.map(\.id) == whole)
          passes += 1
        }

        #expect(whole.count == 1000)
        #expect(faults.failures >= Self.faults.count - 1)
        #expect(faults.repetitions >= 1)
        print(
          "\(asked) pages requested, \(passes) times the whole feed; \(faults.failures) pages failed,",
          "\(faults.repetitions) times a wrong page arrived"
        )
      }
    }

    /// The rows of the list without faults.
    private func ids(of list: PagedList<Quake>) async -> [Int] {
      _ = await list.loadFirstPage().finished
      while list.hasMore { _ = await list.loadNextPage().finished }
      return list.items.map(\.id)
    }

    private func perform(
      _ action: Action,
      _ fault: String?,
      _ list: PagedList<Quake>,
      _ feed: FeedServer,
      _ generator: inout SeededGenerator,
      _ faults: inout FaultCounts
    ) async throws {
      let isFaulty = Int.random(in: 0..<4, using: &generator) == 0
      let chance = isFaulty ? Self.faults.randomElement(using: &generator) : nil
      let parameters = (fault ?? chance).map { ["fault": $0] } ?? [:]
      switch action {
      case .next: list.loadNextPage(parameters: parameters)
      case .refresh: list.loadFirstPage(parameters: parameters)
      case .repeated: list.loadNextPage(parameters: ["fault": "repeat"])
      case .cancelAtOnce:
        list.loadNextPage()
        list.cancel()
      case .cancelWhenArrived:
        let before = try await feed.arrivals(0)
        list.loadNextPage(parameters: ["delay": "0.02"])
        try await feed.arrivals(before + 1)
        list.cancel()
      case .answerTooLate:
        let before = try await feed.arrivals(0)
        list.loadNextPage(parameters: ["fault": "reorder"])
        try await feed.arrivals(before + 1)
        list.cancel()
        list.loadNextPage()
      case .pause:
        list.pause()
        list.loadNextPage(parameters: parameters)
        list.resume()
      case .stall:
        let before = try await feed.arrivals(0)
        list.loadNextPage(parameters: ["fault": "stall"])
        try await feed.arrivals(before + 1)
        while list.status.ongoing != nil {
          clock.advance(by: Self.timeout)
          await Task.yield()
        }
      }
      await list.settled()
      if list.status.failure != nil { faults.failures += 1 }
      if list.duplicateCount > 0 { faults.repetitions += 1 }
      // Duplicate rows show that a wrong page arrived. Only a refresh restores the whole feed.
      while list.duplicateCount > 0 {
        _ = await list.loadFirstPage().finished
      }
      // The next action requests a failed or canceled next page, but it needs a first page.
      if list.items.isEmpty { list.loadFirstPage() }
      await list.settled()
    }

    /// Expects that the rows are those of whole pages from the first one on, each once.
    private func expectPages(_ list: PagedList<Quake>, of whole: [Int]) {
      let ids = list.items.map(\.id)[...]
      #expect(ids == whole.prefix(ids.count))
      #expect(ids.count == list.pageIndex.map { ($0 + 1) * 20 } ?? 0)
    }
  }
#endif
