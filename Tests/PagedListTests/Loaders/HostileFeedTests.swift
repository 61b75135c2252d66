#if os(Linux) || os(macOS)
  import Foundation
  import PagedList
  import PromiseChain
  import Testing

  #if canImport(FoundationNetworking)
    import FoundationNetworking
  #endif

  /// Scrolls through a feed that misbehaves at random, again and again: what shows in the end is the whole feed.
  ///
  /// `HOSTILE_PAGES=1800` scrolls for an hour of someone who sees a new page every two seconds.
  @MainActor
  @Suite(.timeLimit(.minutes(5)), .needsPython)
  struct HostileFeedTests {
    private struct Quake: Sendable {
      var id: Int
    }

    /// What one page of four is asked with: that the server misbehaves, as often as it is asked for.
    private static let faults = [
      "400", "401", "500", "503", "599", "drop", "cut", "short", "not-json", "wrong-shape", "endless",
      "repeat",
    ]

    /// What the user, the app and the network do next.
    private enum Action: CaseIterable {
      case next, refresh, repeated, cancelAtOnce, cancelWhenArrived, answerTooLate, pause, stall
    }

    /// How often the server did misbehave, as far as the list noticed.
    private struct FaultCounts {
      var failures = 0
      var repetitions = 0
    }

    private static let pages =
      ProcessInfo.processInfo.environment["HOSTILE_PAGES"].flatMap(Int.init) ?? 120

    @Test func showsTheWholeFeedDespiteFaults() async throws {
      try await FeedServer.run { @MainActor @Sendable feed in
        // Short, because some faults are answers that do not come. A page that needs longer is a fault more.
        let server = Server(feed.address, session: .ephemeral, timeout: .milliseconds(500), limit: 50_000)
        let url = feed.address.appendingPathComponent("feed")
        let loader = HTTPPageLoader(url, on: server, envelope: .dataList) {
          Quake(id: try $0["id"].read(.whole))
        }.retry(0)
        let list = PagedList(loader, pageSize: 20, uniqueBy: \.id)
        let whole = await ids(of: list)
        var generator = SeededGenerator(seed: Seed.ofTheRun)
        var misfortunes = FaultCounts()
        var passes = 0
        var asked = 0
        // Each misbehaviour once, and then what chance brings.
        var due = Self.faults[...]

        while passes == 0 || asked < Self.pages {
          _ = await list.loadFirstPage().finished
          while list.items.isEmpty || list.hasMore {
            asked += 1
            let fault = due.popFirst()
            let isCalm = fault != nil || Int.random(in: 0..<16, using: &generator) > 0
            let turn = isCalm ? nil : Action.allCases.randomElement(using: &generator)
            try await take(turn ?? .next, fault, list, feed, &generator, &misfortunes)
            expectPages(list, of: whole)
          }
          #expect(list.items.map(\.id) == whole)
          passes += 1
        }

        #expect(whole.count == 1000)
        #expect(misfortunes.failures >= Self.faults.count - 1)
        #expect(misfortunes.repetitions >= 1)
        print(
          "\(asked) pages asked for, \(passes) times the whole feed; \(misfortunes.failures) pages failed,",
          "\(misfortunes.repetitions) times another page came in one's place"
        )
      }
    }

    /// What the list shows while nothing misbehaves.
    private func ids(of list: PagedList<Quake>) async -> [Int] {
      // A page that needs longer than the server's time limit is asked for again.
      repeat { _ = await list.loadFirstPage().finished } while list.items.isEmpty
      while list.hasMore { _ = await list.loadNextPage().finished }
      return list.items.map(\.id)
    }

    private func take(
      _ turn: Action,
      _ fault: String?,
      _ list: PagedList<Quake>,
      _ feed: FeedServer,
      _ generator: inout SeededGenerator,
      _ misfortunes: inout FaultCounts
    ) async throws {
      let isFaulty = Int.random(in: 0..<4, using: &generator) == 0
      let chance = isFaulty ? Self.faults.randomElement(using: &generator) : nil
      let parameters = (fault ?? chance).map { ["fault": $0] } ?? [:]
      switch turn {
      case .next: list.loadNextPage(parameters: parameters)
      case .refresh: list.loadFirstPage(parameters: parameters)
      case .repeated: list.loadNextPage(parameters: ["fault": "repeat"])
      case .cancelAtOnce:
        list.loadNextPage()
        list.cancel()
      case .cancelWhenArrived:
        let before = try await arrivals(0, at: feed)
        list.loadNextPage(parameters: ["delay": "0.02"])
        _ = try await arrivals(before + 1, at: feed)
        list.cancel()
      case .answerTooLate:
        let before = try await arrivals(0, at: feed)
        list.loadNextPage(parameters: ["fault": "reorder"])
        _ = try await arrivals(before + 1, at: feed)
        list.cancel()
        list.loadNextPage()
      case .pause:
        list.pause()
        list.loadNextPage(parameters: parameters)
        list.resume()
      case .stall: list.loadNextPage(parameters: ["fault": "stall"])
      }
      await list.settled()
      if list.status.failure != nil { misfortunes.failures += 1 }
      if list.duplicateCount > 0 { misfortunes.repetitions += 1 }
      // A page that came in another's place is seen by its rows; only from the top the feed can be had whole again.
      while list.duplicateCount > 0 {
        _ = await list.loadFirstPage().finished
      }
      // A next page that failed or was cancelled is asked for in the next turn; without a first page there is none.
      if list.items.isEmpty { list.loadFirstPage() }
      await list.settled()
    }

    /// That the rows are those of whole pages from the first one on, each once.
    private func expectPages(_ list: PagedList<Quake>, of whole: [Int]) {
      let ids = list.items.map(\.id)[...]
      #expect(ids == whole.prefix(ids.count))
      #expect(ids.count == list.pageIndex.map { ($0 + 1) * 20 } ?? 0)
    }

    /// Waits until so many requests have arrived at a server, and says how many have.
    private func arrivals(_ count: Int, at feed: FeedServer) async throws -> Int {
      try await Get("arrivals/\(count)", on: feed.server).json()["Arrivals"].read(.whole)
    }
  }
#endif
