#if os(Linux) || os(macOS)
  import Foundation
  import KitSupport
  import PagedList
  import TestSupport
  import Testing

  /// Tests every fault of the feed server. After each the list is intact and continues.
  ///
  /// The timeouts are an hour of a manual clock, because URLSession's own timeout, a minute later, is in real time.
  @MainActor
  @Suite(.watchdog, .needsPython, .feedServer)
  struct HTTPPageFaultTests {
    private let clock = TestClock()

    private struct Quake: Sendable, Equatable {
      var id: Int
    }

    private func loader(_ server: Server? = nil) throws -> HTTPPageLoader<Quake> {
      let feed = try #require(FeedServer.current)
      let url = feed.address.appendingPathComponent("feed")
      return HTTPPageLoader(url, on: server ?? feed.server, envelope: .dataList) {
        Quake(id: try $0["id"].read(.whole))
      }.retry(0)
    }

    private func loadedList(_ loader: HTTPPageLoader<Quake>) async -> PagedList<Quake> {
      let list = PagedList(loader, pageSize: 20, uniqueBy: \.id)
      _ = await list.loadFirstPage().finished
      return list
    }

    /// Expects that the first page is still there and that the next one loads.
    private func expectIntact(_ list: PagedList<Quake>, sourceLocation: SourceLocation = #_sourceLocation)
      async
    {
      #expect(list.items.map(\.id) == Array(1...20), sourceLocation: sourceLocation)
      #expect(list.pageIndex == 0 && list.hasMore, sourceLocation: sourceLocation)
      _ = await list.loadNextPage().finished
      #expect(list.items.map(\.id) == Array(1...40), sourceLocation: sourceLocation)
      #expect(list.pageIndex == 1 && list.hasMore, sourceLocation: sourceLocation)
    }

    private func reason(_ status: PageStatus) -> RequestError.Reason? {
      (status.failure?.error as? RequestError)?.reason
    }

    @Test(
      arguments: [
        ("400", "status"), ("401", "status"), ("500", "status"), ("599", "status"), ("drop", "connection"),
        ("cut", "connection"), ("short", "notJSON"), ("not-json", "notJSON"), ("wrong-shape", "wrongShape"),
      ]
    )
    func faultFailsOnlyTheLoad(fault: String, kind: String) async throws {
      let list = await loadedList(try loader())

      list.loadNextPage(parameters: ["fault": fault])
      let next = await list.settled()
      list.loadFirstPage(parameters: ["fault": fault])
      let refresh = await list.settled()

      #expect(reason(next)?.kind == Substring(kind))
      #expect(reason(refresh)?.kind == Substring(kind))
      #expect(next.failure?.load == PageLoad(.next, index: 1))
      #expect(refresh.failure?.load == PageLoad(.refresh))
      await expectIntact(list)
    }

    @Test func endlessBodyIsTooLarge() async throws {
      let feed = try #require(FeedServer.current)
      let list = await loadedList(try loader(Server(feed.address, limit: 50_000)))

      list.loadNextPage(parameters: ["fault": "endless"])

      #expect(reason(await list.settled()) == .tooLarge(limit: 50_000))
      await expectIntact(list)
    }

    @Test(arguments: [["delay": "3600"], ["fault": "stall"]])
    func lateOrStalledAnswerTimesOut(fault: [String: String]) async throws {
      let list = await loadedList(try loader().timeout(.seconds(3_600), clock: clock))

      list.loadNextPage(parameters: fault)
      try await clock.arrivals.reach(2)
      clock.advance(by: .seconds(3_600))

      #expect(reason(await list.settled()) == .timedOut(after: .seconds(3_600)))
      await expectIntact(list)
    }

    @Test func retriesATransientFaultWithBackOff() async throws {
      let list = await loadedList(try loader().retry(2, delay: .seconds(1), backoff: 3, clock: clock))

      list.loadNextPage(parameters: ["fault": "503", "times": "2"])
      try await clock.arrivals.reach(1)
      clock.advance(by: .seconds(1))
      try await clock.arrivals.reach(2)
      clock.advance(by: .seconds(3))
      await list.settled()

      #expect(clock.pauses == [.seconds(1), .seconds(3)])

      #expect(list.items.map(\.id) == Array(1...40))
    }

    @Test(
      arguments: ["408", "425", "429", "500", "502", "503", "504", "drop"].map { ($0, true) }
        + ["400", "404", "501", "not-json", "wrong-shape"].map { ($0, false) }
    )
    func retriesOnlyTransientFaults(fault: String, isTransient: Bool) async throws {
      let list = await loadedList(try loader().retry(1, delay: .milliseconds(1)))

      _ = await list.loadNextPage(parameters: ["fault": fault, "times": "1"]).finished

      #expect(list.items.map(\.id) == Array(1...(isTransient ? 40 : 20)))
    }

    @Test(arguments: [("delay", "3600", 1), ("fault", "503", 2)])
    func pageOfACancelledTaskThrowsACancellationError(key: String, value: String, sleeps: Int) async throws {
      let loader = try loader().timeout(.seconds(3_600), clock: clock).retry(2, clock: clock)
      let task = Task { try await loader.page(PageRequest(size: 20, parameters: [key: value])) }

      try await clock.arrivals.reach(sleeps)
      task.cancel()

      await #expect(throws: CancellationError.self) { try await task.value }
    }

    @Test func doesNotRetryAPost() async throws {
      let list = await loadedList(try loader().posting().retry(2, clock: clock))
      #expect(list.items.map(\.id) == Array(1...20))

      _ = await list.loadNextPage(parameters: ["fault": "503"]).finished

      #expect(clock.arrivals.value == 0)
    }
  }
#endif
