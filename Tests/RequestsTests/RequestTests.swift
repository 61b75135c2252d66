#if os(Linux) || os(macOS)
  import Foundation
  import KitSupport
  import Requests
  import TestSupport
  import Testing

  #if canImport(FoundationNetworking)
    import FoundationNetworking
  #endif

  @Suite(.watchdog, .needsPython, .feedServer)
  struct RequestTests {
    private let feed: FeedServer

    init() throws {
      feed = try #require(FeedServer.current)
    }

    @Test func getIsSentOnlyAtStart() async throws {
      let log = Log()
      let chain = Get("feed/7", on: feed.server)
        .then { json in try json["Data", "id"].read(.whole) }
        .tap { log.note("\($0)") }
        .failed { error in log.note("\(error)") }
      #expect(log.all.isEmpty)

      try await [chain.start(), chain.start()].asyncForEach { _ = try await $0.value }

      #expect(log.all == ["7", "7"])
    }

    @Test func sendsMethodAddressHeadersAndBody() async throws {
      let server = Server(
        feed.address,
        session: .ephemeral,
        headers: ["X-Kit": "server", "X-Other": "server"]
      )
      let fields = ["b": "2", "a": "1"]

      let get = try await Get("echo", fields, on: server).header("X-Kit", "request").json()
      let delete = try await Request.delete("echo", fields, on: server).json()
      let post = try await Request.post("echo", fields, on: server).json()
      let put = try await Request.put("echo", fields, on: server).json()

      #expect(try get["method"].read(.text) == "GET")
      #expect(try get["target"].read(.text) == "/echo?a=1&b=2")
      #expect(try get["headers", "X-Kit"].read(.text) == "request")
      #expect(try get["headers", "X-Other"].read(.text) == "server")
      #expect(try delete["method"].read(.text) == "DELETE")
      #expect(try delete["target"].read(.text) == "/echo?a=1&b=2")
      #expect(try post["method"].read(.text) == "POST")
      #expect(try post["target"].read(.text) == "/echo")
      #expect(try post["body"].read(.text) == "a=1&b=2")
      #expect(try post["headers", "Content-Type"].read(.text) == "application/x-www-form-urlencoded")
      #expect(try put["method"].read(.text) == "PUT")
      #expect(try put["body"].read(.text) == "a=1&b=2")
    }

    @Test func sendsAValueAsJSON() async throws {
      let json = try await Request.post("echo", ["dry": "yes"], on: feed.server).sending(["numbers": [1, 2]])
        .json()

      #expect(try json["target"].read(.text) == "/echo?dry=yes")
      #expect(try json["body"].read(.text) == #"{"numbers":[1,2]}"#)
      #expect(try json["headers", "Content-Type"].read(.text) == "application/json")
    }

    @Test func encodesParameters() async throws {
      let odd = "a+b c&d=e#f?g/h%20;ü€😀\"'\\\n~-._"
      let get = try await Get("echo", [odd: odd, "empty": ""], on: feed.server).json()
      let post = try await Request.post("echo", ["x": odd], on: feed.server).json()
      let sentBack = try await Get("\(feed.address)/echo?\(try post["body"].read(.text))").json()

      #expect(try get["query"].read(.object) == [odd: .text(odd), "empty": .text("")])
      #expect(try sentBack["query"].read(.object) == ["x": .text(odd)])
      #expect(
        try post["body"].read(.text)
          == "x=a%2Bb%20c%26d%3De%23f%3Fg%2Fh%2520%3B%C3%BC%E2%82%AC%F0%9F%98%80%22%27%5C%0A~-._"
      )
    }

    @Test func encodesPathsExceptSlashes() async throws {
      let request = Get("feed/a b?c#d%20ü", on: feed.server)

      let error = await #expect(throws: RequestError.self) { try await request.json() }

      let body = #"{"Error": "expected an id from 1 to 1000, found 'a%20b%3Fc%23d%2520%C3%BC'"}"#
      #expect(error?.reason == .status(404, body: body))
    }

    @Test(arguments: ["echo/../feed", "..", "./feed", "feed/."])
    func rejectsAPathThatLeadsElsewhere(path: String) async throws {
      let error = await #expect(throws: RequestError.self) { try await Get(path, on: feed.server).data() }

      #expect(error?.reason == .malformed("a path with '.' or '..', which would lead elsewhere"))
      #expect(error?.source == "GET \(path)")
    }

    @Test func keepsDotsWithinAName() async throws {
      #expect(await failure(of: Get("feed/..a", ["b": ".."], on: feed.server))?.kind == "status")
    }

    @Test(arguments: ["http://", "HTTP://"])
    func sendsACompleteAddressUnchanged(scheme: String) async throws {
      let address = "\(feed.address)".replacing("http://", with: scheme)
      let target = "/echo?x=%41&y=%C3%BC&z=a+b"

      let json = try await Get("\(address)\(target)", ["size": "1"]).json()

      #expect(try json["target"].read(.text) == "\(target)&size=1")
    }

    @Test(arguments: ["/echo?x=%41&y=ü", "/echo?x=a b", "/echo?x=%4", "/a|b"])
    func rejectsAnUnencodedCompleteAddress(rest: String) async throws {
      #expect(
        await failure(of: Get("\(feed.address)\(rest)"))
          == .malformed("an address that is not percent-encoded")
      )
    }

    @Test func rejectsAGetWithAValue() async throws {
      #expect(
        await failure(of: Get("echo", on: feed.server).sending([1]))
          == .malformed("a GET with a value to send")
      )
    }

    @Test func keepsAGivenContentType() async throws {
      let request = Request.post("echo", on: feed.server)

      let before = try await request.header("content-type", "application/x").sending([1]).json()
      let after = try await request.sending([1]).header("Content-Type", "application/x").json()

      #expect(try before["headers", "Content-Type"].read(.text) == "application/x")
      #expect(try after["headers", "Content-Type"].read(.text) == "application/x")
    }

    @Test func readsAnAnswerAsDataJSONAndDecodable() async throws {
      struct Answer: Decodable {
        struct Quake: Decodable { var id: Int }
        var Data: Quake
      }
      let request = Get("notable/3", on: feed.server)

      let data = try await request.data()
      let json = try await request.json()
      let decoded = try await request.decoded(as: Answer.self)

      #expect(String(decoding: data, as: UTF8.self).hasPrefix(#"{"Data": {"id": 3"#))
      #expect(try json["Data", "id"].read(.whole) == 3)
      #expect(decoded.Data.id == 3)
    }

    @Test func responseHasStatusAndHeaders() async throws {
      let response = try await Get("notable/3", ["retry-after": "5"], on: feed.server).response()

      #expect(response.status == 200)
      #expect(response.headers["RETRY-after"] == "5")
      #expect(response.headers["content-type"] == "application/json")
      #expect(response.headers["none"] == nil)
      #expect(response.headers["Content-Length"] == "\(response.body.count)")
      #expect(try response.json()["Data", "id"].read(.whole) == 3)
      #expect(response.source == "GET \(feed.address)/notable/3?retry-after=5")
    }

    @Test func currentServerIsTaskLocal() async throws {
      let running = Server.$current.withValue(feed.server) {
        Get("feed", ["size": "3"]).then { try $0["Data", "List"].elements().count }.start()
      }

      let count = try await running.value
      #expect(count == 3)
    }

    @Test func baseMayHaveAPathAndAQuery() async throws {
      for base in ["/notable?size=2", "/notable/?size=2"] {
        let server = Server(try #require(URL(string: "\(feed.address)\(base)")), session: .ephemeral)

        let one = try await Get("5", ["page": "2"], on: server).json()
        let other = try await Get("/6", on: server).json()

        #expect(try one["Data", "id"].read(.whole) == 5)
        #expect(try other["Data", "id"].read(.whole) == 6)
      }
    }

    @Test func manyRequestsShareAServer() async throws {
      let chains = (1...40).map { id in
        Get("feed/\(id)", on: feed.server).then { try $0["Data", "id"].read(.whole) }
      }

      let ids = try await Chain.all(chains, atOnce: 8).run()

      #expect(ids == Array(1...40))
    }

    @Test func releasesARequest() async throws {
      weak var weakServer: Server?
      let gone: Signal
      do {
        let token = Token()
        gone = token.gone
        let server = Server(feed.address, session: .ephemeral)
        weakServer = server
        _ = try await Get("feed/1", on: server).then { [token] json in (json, token) }.map { $0.1 === token }
          .run()
        _ = Get("feed/2", on: server).then { [token] _ in token }
      }

      // A session releases the answer on its own thread, shortly after delivering it.
      while weakServer != nil { try await Task.sleep(for: .milliseconds(1)) }
      try await gone.reach(1)
    }
  }

  extension Array {
    fileprivate func asyncForEach(_ body: (Element) async throws -> Void) async rethrows {
      for element in self { try await body(element) }
    }
  }
#endif
