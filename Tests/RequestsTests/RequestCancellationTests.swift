#if os(Linux) || os(macOS)
  import Foundation
  import Requests
  import TestSupport
  import Testing

  @Suite(.watchdog, .needsPython, .feedServer)
  struct RequestCancellationTests {
    private let feed: FeedServer

    init() throws {
      feed = try #require(FeedServer.current)
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
  }
#endif
