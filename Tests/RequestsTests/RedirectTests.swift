#if os(Linux) || os(macOS)
  import Foundation
  import KitSupport
  import Requests
  import TestSupport
  import Testing

  #if canImport(FoundationNetworking)
    import FoundationNetworking
  #endif

  /// Redirects over HTTP between two ports, which are two origins.
  @Suite(.watchdog, .needsPython, .feedServer, .otherFeedServer)
  struct RedirectTests {
    private let feed: FeedServer
    private let other: FeedServer

    init() throws {
      feed = try #require(FeedServer.current)
      other = try #require(FeedServer.other)
    }

    private static let secrets = [
      "Authorization": "Bearer a", "Cookie": "b=c", "X-Key": "d", "Accept-Language": "fi",
    ]

    /// The parameters that request a redirect.
    private func redirect(_ status: Int, to address: String) -> [String: String] {
      ["fault": "redirect", "status": "\(status)", "to": address]
    }

    private func headers(in echo: JSON) throws -> [String: String] {
      var headers: [String: String] = [:]
      for (key, place) in try echo["headers"].members() { headers[key.lowercased()] = try place.read(.text) }
      return headers
    }

    @Test(arguments: [301, 302, 303, 307, 308])
    func appsHeadersAreNotSentToAnotherOrigin(status: Int) async throws {
      let session = URLSessionConfiguration.ephemeral
      #if canImport(FoundationNetworking)
        session.httpAdditionalHeaders = ["X-Session": "e"]
      #endif
      let server = Server(feed.address, session: session, headers: Self.secrets)
      let fields = redirect(status, to: "\(other.address)/echo?x=1")

      let echo = try await Get("echo", fields, on: server).header("Proxy-Authorization", "f").header(
        "X-Own",
        "g"
      )
      .json()

      let headers = try headers(in: echo)
      #expect(try echo["target"].read(.text) == "/echo?x=1")
      #expect(headers["host"] == "127.0.0.1:\(try #require(other.address.port))")
      // Sessions may add a language.
      let own = Self.secrets.merging(["Proxy-Authorization": "f", "X-Own": "g", "X-Session": "e"]) { $1 }
      for (name, value) in own {
        #expect(headers[name.lowercased()] != value)
      }
    }

    @Test func refusalByTheTargetOfARedirectRenewsNothing() async throws {
      let renewals = Signal()
      let server = Server(feed.address, session: .ephemeral) { _ in
        renewals.send()
        return [:]
      }
      let fields = redirect(307, to: "\(other.address)/echo?fault=401")

      let error = await #expect(throws: RequestError.self) {
        try await Get("echo", fields, on: server).data()
      }
      _ = await #expect(throws: RequestError.self) {
        try await Get("echo?fault=401", on: server).encoded().data()
      }

      #expect(error?.reason.kind == "status")
      #expect(renewals.value == 1)
    }

    @Test(arguments: [301, 302, 303, 307, 308])
    func appsHeadersAreSentWithinTheirOrigin(status: Int) async throws {
      let session = URLSessionConfiguration.ephemeral
      session.httpAdditionalHeaders = ["X-Session": "e", "x-key": "overridden"]
      let server = Server(feed.address, session: session, headers: Self.secrets)

      let echo = try await Get("echo", redirect(status, to: "/echo?x=1"), on: server).header("X-Own", "g")
        .json()

      let headers = try headers(in: echo)
      #expect(try echo["target"].read(.text) == "/echo?x=1")
      for (name, value) in Self.secrets.merging(["X-Own": "g", "X-Session": "e"], uniquingKeysWith: { $1 }) {
        #expect(headers[name.lowercased()] == value)
      }
    }

    @Test func droppedHeadersDoNotReturn() async throws {
      let server = Server(feed.address, session: .ephemeral, headers: Self.secrets)
      let back = "\(other.address)/echo?fault=redirect&to=\(feed.address)/echo"

      let echo = try await Get("echo", redirect(302, to: back), on: server).json()

      let headers = try headers(in: echo)
      #expect(headers["host"] == "127.0.0.1:\(try #require(feed.address.port))")
      #expect(headers["authorization"] == nil && headers["x-key"] == nil)
    }

    @Test(
      arguments: [
        ("POST", 301, "GET"), ("POST", 302, "GET"), ("POST", 303, "GET"), ("POST", 307, "POST"),
        ("POST", 308, "POST"),
        ("PUT", 301, "PUT"), ("PUT", 302, "PUT"), ("PUT", 303, "GET"), ("PUT", 307, "PUT"),
        ("PUT", 308, "PUT"),
        ("DELETE", 302, "DELETE"), ("DELETE", 303, "GET"), ("DELETE", 307, "DELETE"),
      ],
      [false, true]
    )
    func statusDeterminesMethodAndBody(_ row: (String, Int, String), isElsewhere: Bool) async throws {
      let (method, status, expected) = row
      let target = "\(isElsewhere ? other.address : feed.address)/echo"
      // In the address, because a form would be in the body.
      let path = "\(feed.address)/echo?fault=redirect&status=\(status)&to=\(target)"
      let request =
        switch method {
        case "POST": Request.post(path)
        case "PUT": Request.put(path)
        default: Request.delete(path)
        }

      let echo = try await request.sending(["a": 1]).header("X-Key", "d").json()

      let headers = try headers(in: echo)
      let isKept = expected == method
      #expect(try echo["method"].read(.text) == expected)
      #expect(try echo["body"].read(.text) == (isKept ? #"{"a":1}"# : ""))
      #expect(headers["content-type"] == (isKept ? "application/json" : nil))
      #expect(headers["x-key"] == (isElsewhere ? nil : "d"))
    }

    @Test(
      arguments: ["file:///etc/passwd", "ftp://127.0.0.1/x", "http:///x", ""].map { ["to": $0] } + [[:]]
    )
    func invalidOrEndlessRedirectIsABadStatus(target: [String: String]) async throws {
      #expect(
        await failure(of: Get("echo", target.merging(["fault": "redirect"]) { $1 }, on: feed.server))?.kind
          == "status"
      )
    }

    @Test func timeoutIncludesRedirects() async throws {
      let clock = TestClock()
      let fields = redirect(307, to: "/echo?delay=3600")
      let running = Get("echo", fields, on: feed.server).timeout(.seconds(3_600), clock: clock).then { _ in }
        .start()

      try await clock.arrivals.reach(1)
      clock.advance(by: .seconds(3_600))

      let error = await #expect(throws: RequestError.self) { try await running.value }
      #expect(error?.reason.kind == "timedOut")
    }
  }
#endif
