#if os(Linux) || os(macOS)
  import Foundation
  import KitSupport
  import Requests
  import TestSupport
  import Testing

  #if canImport(FoundationNetworking)
    import FoundationNetworking
  #endif

  /// Tests every fault of the feed server.
  ///
  /// The timeouts are an hour of a manual clock, because URLSession's own timeout, a minute later, is in real time.
  @Suite(.watchdog, .needsPython, .feedServer)
  struct RequestFaultTests {
    private let clock = TestClock()

    private let feed: FeedServer

    init() throws {
      feed = try #require(FeedServer.current)
    }

    @Test(arguments: [400, 401, 404, 500, 503])
    func badStatusIncludesPartOfTheBody(status: Int) async throws {
      let request = Get("feed", ["fault": "\(status)"], on: feed.server)

      let error = await #expect(throws: RequestError.self) { try await request.data() }

      #expect(error?.reason == .status(status, body: #"{"Error": "as told"}"#))
      #expect(
        error?.description
          == """
          GET \(feed.address)/feed?fault=\(status): expected a status from 200 to 299, found \
          \(status): {"Error": "as told"}
          """
      )
    }

    @Test func statusWinsOverALateBody() async throws {
      let request = Get("feed", ["fault": "stall", "status": "503"], on: feed.server)
      var timeout = Duration.milliseconds(100)
      var found: RequestError.Reason?

      // Until the timeout is long enough for this machine to receive what the server sends.
      repeat {
        timeout *= 2
        found = await failure(of: request.timeout(timeout))
      } while found == .timedOut(after: timeout) || found == .status(503, body: "")

      #expect(found == .status(503, body: "{"))
    }

    @Test(arguments: [200, 500])
    func endlessBodyDoesNotBlockOtherRequests(status: Int) async throws {
      let fields = ["fault": "endless", "status": "\(status)"]

      let reason = await failure(of: Get("feed", fields, on: feed.server).limit(50_000))
      let other = try await Get("feed/1", on: feed.server).json()

      #expect(reason?.kind == (status == 200 ? "tooLarge" : "status"))
      #expect(try other["Data", "id"].read(.whole) == 1)
    }

    @Test(arguments: ["drop", "cut"])
    func interruptedAnswerIsAFailedConnection(fault: String) async throws {
      let reason = await failure(of: Get("feed", ["fault": fault], on: feed.server))

      #expect(reason?.kind == "connection")
    }

    @Test func closedPortIsAFailedConnection() async throws {
      let address = try await FeedServer.run { feed in feed.address }

      let reason = await failure(of: Get("\(address)/feed"))

      #expect(reason?.kind == "connection")
    }

    @Test func shortBodyIsInvalidJSONAtItsEnd() async throws {
      let request = Get("feed", ["fault": "short", "size": "1"], on: feed.server)
      let length = try await request.data().count

      let reason = await failure(of: request)

      #expect(reason == .notJSON(position: length, expected: "a comma or '}'", found: "the end"))
    }

    @Test func bodyIsTooLargeOneByteBeyondTheLimit() async throws {
      let request = Get("feed", on: feed.server)
      let size = try await request.data().count

      #expect(try await request.limit(size).data().count == size)
      #expect(await failure(of: request.limit(size - 1)) == .tooLarge(limit: size - 1))
      #expect(await failure(of: Get("feed", on: Server(feed.address, limit: 9))) == .tooLarge(limit: 9))
    }

    @Test(arguments: [["delay": "3600"], ["fault": "endless"]])
    func lateOrEndlessAnswerTimesOut(fields: [String: String]) async throws {
      let running = Get("feed", fields, on: feed.server)
        .limit(.max).timeout(.seconds(3_600), clock: clock).then { _ in }.start()

      try await clock.arrivals.reach(1)
      clock.advance(by: .seconds(3_600))

      let error = await #expect(throws: RequestError.self) { try await running.value }
      #expect(error?.reason == .timedOut(after: .seconds(3_600)))
    }

    @Test func cancelledRequestIsNotHandledAsAFailure() async throws {
      let log = Log()
      let running = Get("feed", ["delay": "3600"], on: feed.server).timeout(.seconds(3_600), clock: clock)
        .then { _ in log.note("then") }
        .failed { log.note("\($0)") }
        .finally { log.note("finally") }
        .start()

      try await clock.arrivals.reach(1)
      running.cancel()

      await #expect(throws: CancellationError.self) { try await running.value }
      #expect(log.all == ["finally"])
    }

    @Test func requestInACancelledTaskThrowsCancelled() async throws {
      let request = Get("feed", ["delay": "3600"], on: feed.server).timeout(.seconds(3_600), clock: clock)
      let task = Task { await failure(of: request) }

      try await clock.arrivals.reach(1)
      task.cancel()

      #expect(await task.value == .cancelled)
    }

    /// FoundationNetworking crashed if a cache answered a request during its cancellation.
    @Test func requestCanBeCancelledAtAnyMoment() async throws {
      let server = Server(feed.address)
      var cancelled = 0
      for moment in 0..<2000 {
        let running = Get("feed/7", on: server).then { _ in }.start()
        let canceller = Task.detached {
          for _ in 0..<(moment % 100) * 10 { await Task.yield() }
          running.cancel()
        }
        do {
          _ = try await running.value
        } catch is CancellationError {
          cancelled += 1
        }
        await canceller.value
      }
      #expect(cancelled > 0)
    }

    @Test func retryRespectsRetryAfter() async throws {
      let running = Get("feed/2", ["fault": "429", "times": "1", "retry-after": "7"], on: feed.server)
        .then { try $0["Data", "id"].read(.whole) }
        .retry(1, delay: .seconds(1), clock: clock)
        .start()

      try await clock.arrivals.reach(1)
      clock.advance(by: .seconds(7))

      #expect(try await running.value == 2)
      #expect(clock.pauses == [.seconds(7)])
    }

    @Test func badStatusHasItsHeaders() async throws {
      let request = Get("feed", ["fault": "503", "retry-after": "120"], on: feed.server)

      let error = await #expect(throws: RequestError.self) { try await request.data() }

      #expect(error?.headers["retry-AFTER"] == "120")
      #expect(error?.retryAfter == .seconds(120))
      #expect(error?.headers["Content-Type"] == "application/json")
    }

    @Test func answersOutOfOrderReachTheirRequests() async throws {
      try await FeedServer.run { feed in
        let first = Get("echo", ["asked": "first", "fault": "reorder"], on: feed.server).then { $0 }.start()
        try await feed.arrivals(1)

        let two = try await Get("echo", ["asked": "second"], on: feed.server).json()
        let one = try await first.value

        #expect(try one["query", "asked"].read(.text) == "first")
        #expect(try two["query", "asked"].read(.text) == "second")
        #expect(try one["answeredBefore"].read(.whole) == 1)
        #expect(try two["answeredBefore"].read(.whole) == 0)
      }
    }

    @Test(arguments: ["0", "-1", "x", String(repeating: "9", count: 5_000)])
    func serverRejectsAnInvalidSize(size: String) async throws {
      let error = await #expect(throws: RequestError.self) {
        try await Get("feed", ["size": size], on: feed.server).data()
      }

      guard case .status(400, let body) = error?.reason else {
        Issue.record("no status 400")
        return
      }
      #expect(body.contains("size: expected a whole number from 1"))
    }
  }
#endif
