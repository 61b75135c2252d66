#if os(Linux) || os(macOS)
  import Foundation
  import KitSupport
  import PagedList
  import TestSupport
  import Testing

  @testable import Requests

  #if canImport(FoundationNetworking)
    import FoundationNetworking
  #endif

  /// A server whose token expires, and which renews it with `renewing:`.
  @Suite(.watchdog)
  struct RenewalTests {
    private let service = TokenService()
    private let renewals = Signal()

    private func server(renewing renew: @escaping Server.Renew) throws -> Server {
      Server(service.url, session: service.session, headers: ["authorization": "old", "X-Kit": "yes"]) {
        error in
        renewals.send()
        return try await renew(error)
      }
    }

    @Test func allWaitForOneRenewalAndAreSentAgainOnce() async throws {
      let server = try server { _ in
        // All have been refused before the renewal ends.
        try await service.answers.reach(5)
        service.accepts("new")
        return ["Authorization": "new"]
      }

      let runs = (0..<5).map { number in Get("\(number)", on: server).then { _ in true }.start() }
      for run in runs { #expect(try await run.value) }
      _ = try await Get("later", on: server).data()

      #expect(renewals.value == 1)
      #expect(service.log.all.filter { $0.hasSuffix("old 401") }.count == 5)
      #expect(service.log.all.filter { $0.hasSuffix("new 200") }.count == 6)
      #expect(service.log.all.count == 11)
    }

    @Test func hookReceivesTheErrorOfTheRefusedRequest() async throws {
      let refused = Lock<RequestError?>(nil)
      let server = try server { error in
        refused.withLock { $0 = error }
        service.accepts("new")
        return ["Authorization": "new"]
      }

      _ = try await Request.post("a", ["x": "1"], on: server).data()

      let error = try #require(refused.withLock { $0 })
      #expect(error.reason == .status(401, body: "{}"))
      #expect(error.source == "POST \(service.url)a")
      #expect(error.headers["WWW-Authenticate"] == "Bearer")
      #expect(service.log.all == ["POST /a old 401", "POST /a new 200"])
      #expect(service.bodies.all == ["x=1", "x=1"])
    }

    @Test func refusalOfOlderHeadersNeedsNoRenewal() async throws {
      let server = try server { _ in ["Authorization": "new"] }
      let old = server.headers.current
      try await server.headers.renew(after: old.version, refusedBy: RequestError(.offline, source: "x"))
      #expect(renewals.value == 1)

      try await server.headers.renew(after: old.version, refusedBy: RequestError(.offline, source: "x"))

      #expect(renewals.value == 1)
      #expect(server.headers.current.version == old.version + 1)
    }

    @Test func secondRefusalIsTheAnswer() async throws {
      let server = try server { _ in ["Authorization": "wrong"] }

      let error = await #expect(throws: RequestError.self) { try await Get("a", on: server).data() }

      #expect(error?.reason == .status(401, body: "{}"))
      #expect(renewals.value == 1)
      #expect(service.log.all == ["GET /a old 401", "GET /a wrong 401"])
    }

    @Test func cancellationOfAWaitingRequestLeavesTheRenewalRunning() async throws {
      let gate = TestGate()
      let server = try server { _ in
        try await gate.pass()
        service.accepts("new")
        return ["Authorization": "new"]
      }
      let first = Task { try await Get("first", on: server).data() }
      try await gate.reached()
      let second = Task { try await Get("second", on: server).data() }
      try await service.answers.reach(2)

      first.cancel()
      let error = await #expect(throws: RequestError.self) { try await first.value }
      gate.open()

      #expect(error?.reason == .cancelled)
      #expect(try await second.value == Data("{}".utf8))
      #expect(renewals.value == 1)
    }

    @Test func refusedRenewalEndsAllWithOneErrorAndLaterRequestsAskAgain() async throws {
      struct SignedOut: LocalizedError {
        var errorDescription: String? { "Signed out." }
      }
      let server = try server { _ in
        try await service.answers.reach(3)
        throw SignedOut()
      }
      let old = server.headers.current.version

      let runs = (0..<3).map { number in Get("\(number)", on: server).then { "\($0)" }.start() }
      var errors: Set<String> = []
      for run in runs {
        let error = await #expect(throws: RequestError.self) { try await run.value }
        #expect(error?.reason == .notRenewed("Signed out."))
        errors.insert("\(error as Any)")
      }
      // As if a request that was sent before the renewal were answered after it.
      let late = await #expect(throws: RequestError.self) {
        try await server.headers.renew(after: old, refusedBy: RequestError(.offline, source: "x"))
      }

      #expect(errors.count == 1)
      #expect(late?.reason == .notRenewed("Signed out."))
      #expect(renewals.value == 1)
      await #expect(throws: RequestError.self) { try await Get("later", on: server).data() }
      #expect(renewals.value == 2)
    }

    @Test(arguments: [RequestError.Reason.offline, .cancelled])
    func errorOfARequestOfTheHookIsTheErrorUnlessItWasCanceled(reason: RequestError.Reason) async throws {
      let server = try server { _ in throw RequestError(reason, source: "GET token") }

      let error = await #expect(throws: RequestError.self) { try await Get("a", on: server).data() }

      if reason == .cancelled {
        #expect(error?.reason.kind == "notRenewed")
        #expect(error?.source == "GET \(service.url)a")
      } else {
        #expect(error == RequestError(.offline, source: "GET token"))
      }
    }

    @Test func refusedRequestOfTheHookDoesNotWaitForItself() async throws {
      let own = Lock<Server?>(nil)
      let server = try server { _ in
        _ = try await Get("token", on: own.withLock { $0 }).data()
        return [:]
      }
      own.withLock { $0 = server }
      defer { own.withLock { $0 = nil } }

      let error = await #expect(throws: RequestError.self) { try await Get("a", on: server).data() }

      #expect(error?.reason == .status(401, body: "{}"))
      #expect(error?.source == "GET \(service.url)token")
      #expect(renewals.value == 1)
    }

    @Test func anotherOriginNeitherRenewsNorReceivesTheToken() async throws {
      let other = TokenService()
      let server = try server { _ in ["Authorization": "new"] }

      let error = await #expect(throws: RequestError.self) {
        try await Get("\(other.url)a", on: server).data()
      }

      #expect(error?.reason == .status(401, body: "{}"))
      #expect(renewals.value == 0)
      #expect(other.log.all == ["GET /a none 401"])
    }

    @Test func invalidHeaderOfTheHookIsMalformedWithoutItsValue() async throws {
      let server = try server { _ in ["Authorization": "secret\r\nX: 1"] }

      let error = await #expect(throws: RequestError.self) { try await Get("a", on: server).data() }

      #expect(error?.reason.kind == "malformed")
      #expect("\(error as Any)".contains("secret") == false)
    }

    @Test func newHeadersReplaceThoseOfTheirNamesAndAreNotDumped() async throws {
      let server = try server { _ in
        service.accepts("new")
        return ["Authorization": "new", "X-New": "1"]
      }

      _ = try await Get("a", on: server).data()

      #expect(server.headers.current.fields.map(\.name).sorted() == ["Authorization", "X-Kit", "X-New"])
      #expect(
        String(reflecting: Mirror(reflecting: server).descendant("headers") as Any).contains("new") == false
      )
    }

    @Test @MainActor func pagedListGoesOnAfterARenewal() async throws {
      let server = try server { _ in
        service.accepts("new")
        return ["Authorization": "new"]
      }
      let loader = HTTPPageLoader(service.url, on: server, items: ["rows"]) { row in try row.read(.whole) }
      service.answers("{\"rows\": [1, 2]}")
      let list = PagedList(loader, pageSize: 2, uniqueBy: \.self)

      _ = await list.loadFirstPage().finished

      #expect(list.items == [1, 2])
      #expect(renewals.value == 1)
    }
  }

  /// A service at a host of its own, which accepts one token and answers all other requests with the status 401.
  private final class TokenService: Sendable {
    let url: URL
    let log = Log()
    let bodies = Log()
    /// Counts the answers.
    let answers = Signal()
    private let state = Lock(State())

    private struct State {
      var token = "none accepted"
      var answer = "{}"
    }

    static let all = Lock<[String: TokenService]>([:])

    init() {
      let host = "\(UUID())".lowercased()
      url = URL(string: "http://\(host)/").unsafelyUnwrapped
      Self.all.withLock { $0[host] = self }
    }

    var session: URLSessionConfiguration {
      let session = URLSessionConfiguration.ephemeral
      session.protocolClasses = [TokenProtocol.self]
      return session
    }

    func accepts(_ token: String) { state.withLock { $0.token = token } }

    func answers(_ text: String) { state.withLock { $0.answer = text } }

    fileprivate func answer(to request: URLRequest, _ url: URL) -> (HTTPURLResponse?, Data) {
      let state = state.withLock { $0 }
      let token = request.value(forHTTPHeaderField: "Authorization") ?? "none"
      let status = token == state.token ? 200 : 401
      log.note("\(request.httpMethod ?? "") \(url.path) \(token) \(status)")
      if let body = request.httpBody { bodies.note(String(decoding: body, as: UTF8.self)) }
      answers.send()
      let response = HTTPURLResponse(
        url: url,
        statusCode: status,
        httpVersion: "HTTP/1.1",
        headerFields: ["WWW-Authenticate": "Bearer"]
      )
      return (response, Data((status == 200 ? state.answer : "{}").utf8))
    }
  }

  private final class TokenProtocol: URLProtocol {
    override class func canInit(with request: URLRequest) -> Bool { true }

    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() {
      guard let url = request.url,
        let service = TokenService.all.withLock({ $0[url.host ?? ""] }),
        case (let response?, let body) = service.answer(to: request, url)
      else { return }
      client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
      client?.urlProtocol(self, didLoad: body)
      client?.urlProtocolDidFinishLoading(self)
    }

    override func stopLoading() {}
  }
#endif
