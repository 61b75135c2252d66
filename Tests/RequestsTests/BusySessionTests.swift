#if os(Linux) || os(macOS)
  import Foundation
  import KitSupport
  import TestSupport
  import Testing

  @testable import Requests

  #if canImport(FoundationNetworking)
    import FoundationNetworking
  #endif

  /// Requests in a session that is busy: its queue is blocked until the test opens a gate.
  @Suite(.watchdog)
  struct BusySessionTests {
    /// More requests than there are threads for tasks.
    private static let count = 2 * ProcessInfo.processInfo.activeProcessorCount + 2

    private func withBusyServer(_ body: (Server, Gate) async throws -> Void) async throws {
      let gate = Gate()
      let host = "\(UUID())".lowercased()
      GatedProtocol.gates.withLock { $0[host] = gate }
      let session = URLSessionConfiguration.ephemeral
      session.protocolClasses = [GatedProtocol.self]
      let server = Server(try #require(URL(string: "http://\(host)/")), session: session)
      defer { gate.open() }
      let blocker = Get("blocker", on: server).then { _ in }.catchError { _ in }.start()
      try await gate.starts.reach(1)
      try await body(server, gate)
      blocker.cancel()
    }

    @Test func cancellationEndsRequestsAtOnce() async throws {
      try await withBusyServer { server, _ in
        let runs = (0..<Self.count).map { Get("\($0)", on: server).then { _ in }.start() }

        for run in runs { run.cancel() }

        for run in runs { await #expect(throws: CancellationError.self) { try await run.value } }
      }
    }

    @Test func timeoutEndsRequestsAtOnce() async throws {
      try await withBusyServer { server, _ in
        let clock = TestClock()
        let runs = (0..<Self.count).map { number in
          Get("\(number)", on: server).timeout(.seconds(3), clock: clock).then { _ in }.start()
        }
        try await clock.arrivals.reach(Self.count)

        clock.advance(by: .seconds(3))

        for run in runs {
          let error = await #expect(throws: RequestError.self) { try await run.value }
          #expect(error?.reason == .timedOut(after: .seconds(3)))
        }
      }
    }

    @Test func requestThatEndedBeforeItWasSentIsNotSent() async throws {
      try await withBusyServer { server, gate in
        let running = Request.post("early", on: server).then { _ in }.start()
        running.cancel()
        await #expect(throws: CancellationError.self) { try await running.value }

        gate.open()
        let late = await #expect(throws: RequestError.self) { try await Get("late", on: server).data() }

        #expect(late?.reason.kind == "connection")
        #expect(gate.paths == ["/blocker", "/late"])
      }
    }
  }

  /// A gate that blocks threads until it is opened.
  private final class Gate: Sendable {
    /// Counts the requests that the session has started.
    let starts = Signal()
    private let semaphore = DispatchSemaphore(value: 0)
    private let started = Lock<[String]>([])

    var paths: [String] { started.withLock { $0 } }

    func pass(_ path: String) {
      started.withLock { $0.append(path) }
      starts.send()
      semaphore.wait()
      semaphore.signal()
    }

    func open() {
      semaphore.signal()
    }
  }

  private final class GatedProtocol: URLProtocol {
    static let gates = Lock<[String: Gate]>([:])

    override class func canInit(with request: URLRequest) -> Bool { true }

    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() {
      let gate = Self.gates.withLock { $0[request.url?.host ?? ""] }
      gate?.pass(request.url?.path ?? "")
      client?.urlProtocol(self, didFailWithError: URLError(.cannotConnectToHost))
    }

    override func stopLoading() {}
  }
#endif
