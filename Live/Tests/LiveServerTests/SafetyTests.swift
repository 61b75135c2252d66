import Foundation
import LiveServer
import Testing

@Suite(.watchdog)
struct SafetyTests {
  private let session = UUID().uuidString

  @Test
  func servesThePageWithItsOwnPolicy() async throws {
    let settings = TestServer.settings {
      $0.title = "Quakes"
    }
    try await TestServer.run(with: settings) { server in
      let response = try await server.request("GET", "/")

      #expect(response.status == 200)
      #expect(response.text.contains("<title>Quakes</title>"))
      let policy = try #require(response.headers["content-security-policy"])
      #expect(policy.hasPrefix("default-src 'none'") && policy.hasSuffix("; frame-ancestors 'none'"))
      #expect(response.text.contains(policy.replacingOccurrences(of: "; frame-ancestors 'none'", with: "\"")))
      #expect(response.headers["x-content-type-options"] == "nosniff")
      #expect(response.headers["referrer-policy"] == "no-referrer")
      #expect(response.headers["cache-control"] == "no-store")
      #expect(response.headers["access-control-allow-origin"] == nil)
      let again = try await server.request("GET", "/")
      #expect(again.headers["content-security-policy"] != policy)
    }
  }

  @Test
  func rejectsOtherPathsAndMethods() async throws {
    try await TestServer.run { server async throws in
      #expect(try await server.request("GET", "/nothing").status == 404)
      #expect(try await server.request("GET", "/../etc/passwd").status == 404)
      #expect(try await server.request("POST", "/").status == 405)
      #expect(try await server.request("DELETE", "/live").headers["allow"] == "GET")
      #expect(try await server.request("GET", "/live").status == 426)
      #expect(try await server.request("OPTIONS", "/").status == 405)
      #expect(try await server.request("GET", "/", body: Data("x".utf8)).status == 400)
    }
  }

  @Test(arguments: ["evil.example:PORT", "evil.example", "127.0.0.1", "localhost:1"])
  func refusesAForeignHost(host: String) async throws {
    try await TestServer.run { server async throws in
      let headers = ["Host": host.replacingOccurrences(of: "PORT", with: String(server.port))]

      #expect(try await server.request("GET", "/", headers).status == 403)
      #expect(try await server.post([Line.hello()], session: session, headers).status == 403)
      await #expect(throws: TestPage.Refused.self) { try await TestPage(server, headers) }
    }
  }

  @Test(arguments: ["http://evil.example", "null", "https://HOST", "http://localhost:1"])
  func refusesAForeignOrigin(origin: String) async throws {
    try await TestServer.run { server async throws in
      let headers = ["Origin": origin.replacingOccurrences(of: "HOST", with: server.host)]

      #expect(try await server.post([Line.hello()], session: session, headers).status == 403)
      await #expect(throws: TestPage.Refused.self) { try await TestPage(server, headers) }
    }
  }

  @Test
  func acceptsItsOwnPage() async throws {
    try await TestServer.run { server in
      let headers = ["Origin": "http://\(server.host)"]

      _ = try await TestPage(server, headers)
      #expect(try await server.post([Line.hello()], session: session, headers).status == 204)
    }
  }

  @Test
  func formOfAnotherSiteCannotSmuggleARequest() async throws {
    try await TestServer.run { server in
      let body = Line.hello()
      let inner = """
        POST /apps/\(session)/lines?first=0 HTTP/1.1\r
        Host: \(server.host)\r
        Content-Type: application/x-ndjson\r
        Content-Length: \(body.utf8.count)\r
        \r
        \(body)
        """
      for count in [100, 5_000, 200_000] {
        let connection = try await RawConnection(port: server.port)
        let headers = ["Origin": "http://evil.example", "Content-Type": "text/plain"]
        // The second request is at the beginning of the first one's body, or inside it.
        let form = Data((inner + String(repeating: " ", count: count)).utf8)
        try await connection.write(
          TestServer.head("POST", "/", headers, host: server.host, count: form.count) + form
        )

        #expect(try await connection.response().status == 403)
        #expect(await connection.isClosed())
      }
      let late = try await server.post([Line.batch(1)], first: 1, session: session)
      #expect(late.json == ["expected": 0])
    }
  }

  @Test
  func requiresTheTokenFromPagesAndApps() async throws {
    let settings = TestServer.settings {
      $0.token = AccessToken("abc")
    }
    try await TestServer.run(with: settings) { server in
      #expect(try await server.request("GET", "/").status == 401)
      #expect(try await server.request("GET", "/?token=abd").status == 401)
      #expect(try await server.request("GET", "/nothing").status == 401)
      #expect(try await server.request("GET", "/?token=abc").status == 200)
      #expect(try await server.post([Line.hello()], session: session).status == 401)
      for wrong in ["Bearer abd", "Bearer ", "abc", "Basic abc"] {
        let headers = ["Authorization": wrong]
        #expect(try await server.post([Line.hello()], session: session, headers).status == 401)
      }
      let target = "/apps/\(session)/lines?first=0&token=abc"
      let type = ["Content-Type": "application/x-ndjson"]
      #expect(try await server.request("POST", target, type).headers["www-authenticate"] == "Bearer")
      await #expect(throws: TestPage.Refused.self) { try await TestPage(server) }

      let headers = ["Authorization": "Bearer abc"]
      #expect(try await server.post([Line.hello()], session: session, headers).status == 204)
      let page = try await TestPage(server, target: "/live?token=abc")
      try await page.read(1, of: session)
    }
  }

  @Test
  func answersALargeBodyOfARefusedRequest() async throws {
    let settings = TestServer.settings {
      $0.token = AccessToken("abc")
    }
    try await TestServer.run(with: settings) { server async throws in
      let lines = [Line.hello(), Line.batch(String(repeating: "x", count: 3 << 20))]

      #expect(try await server.post(lines, session: session).status == 401)
    }
  }

  @Test
  func closesAConnectionWithoutAWholeHead() async throws {
    let settings = TestServer.settings {
      $0.limits.headTime = .milliseconds(200)
    }
    try await TestServer.run(with: settings) { server in
      // On a busy machine, a whole head may be late, too.
      let page = await untilSent { try await TestPage(server) }
      let silent = try await RawConnection(port: server.port)
      let slow = try await RawConnection(port: server.port)
      try await slow.write("GET / HTTP/1.1\r\nHost:")

      #expect(await silent.isClosed())
      #expect(await slow.isClosed())
      let answer = await untilSent { try await server.post([Line.hello()], session: session) }
      #expect(answer.status == 204)
      try await page.read(1, of: session)
    }
  }

  @Test(arguments: [
    "GET /\(String(repeating: "a", count: 20_000))",
    "GET / HTTP/1.1\r\nX: \(String(repeating: "a", count: 100_000))\r\n\r\n",
    "GET / HTTP/1.1\r\n\(String(repeating: "A: \(String(repeating: "b", count: 4_000))\r\n", count: 20))\r\n",
    "GET / HTTP/1.1\r\n\(String(repeating: "A: b\r\n", count: 200))\r\n",
  ])
  func refusesALongHead(head: String) async throws {
    try await TestServer.run { server in
      let connection = try await RawConnection(port: server.port)
      try await connection.write(head)

      #expect(try await connection.response().status == 431)
      #expect(await connection.isClosed())
    }
  }

  @Test
  func acceptsAHeadWithinTheLimits() async throws {
    try await TestServer.run { server async throws in
      let lines = (0..<3).map { ("X-\($0)", String(repeating: "a", count: 8_000)) }

      #expect(try await server.request("GET", "/", Dictionary(uniqueKeysWithValues: lines)).status == 200)
      #expect(
        try await server.request("GET", "/?a=\(String(repeating: "a", count: 8_000))").status == 200
      )
    }
  }

  @Test(arguments: [
    "GET /", "GET / HTTP/2", "GET / HTTP/1.1\r\nHost : HOST",
    "GET / HTTP/1.1\r\nHost: HOST\r\n folded", "GET / HTTP/1.1\r\nnothing", "GET / HTTP/1.1\r\nA: \u{1}",
    "GET / HTTP/1.1\r\nContent-Length: +1", "GET / HTTP/1.1\r\nContent-Length: -1",
    String(repeating: "a", count: 100_000), "GET / HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 1",
    "GET / HTTP/1.1\r\nContent-Length: 1e3",
  ])
  func refusesAMalformedHead(head: String) async throws {
    try await TestServer.run { server in
      let connection = try await RawConnection(port: server.port)
      try await connection.write(head.replacingOccurrences(of: "HOST", with: server.host) + "\r\n\r\n")

      #expect(try await connection.response().status == 400)
      #expect(await connection.isClosed())
    }
  }

  @Test
  func refusesARepeatedHost() async throws {
    try await TestServer.run { server in
      let connection = try await RawConnection(port: server.port)
      let host = "Host: \(server.host)\r\n"
      try await connection.write("GET / HTTP/1.1\r\n\(host)\(host)\r\n")

      #expect(try await connection.response().status == 403)
    }
  }

  @Test
  func answersOneRequestOfAConnection() async throws {
    try await TestServer.run { server in
      let connection = try await RawConnection(port: server.port)
      let head = TestServer.head("GET", "/x", [:], host: server.host, count: 0)
      try await connection.write(head + head + head)

      #expect(try await connection.response().headers["connection"] == "close")
      #expect(await connection.isClosed())
    }
  }

  @Test
  func oldestUnfinishedRequestMakesRoomForTheNext() async throws {
    let settings = TestServer.settings {
      $0.limits.connections = 4
    }
    try await TestServer.run(with: settings) { server in
      let page = try await TestPage(server)
      var unfinished: [RawConnection] = []
      for _ in 0..<20 {
        let connection = try await RawConnection(port: server.port)
        let type = ["Content-Type": "application/x-ndjson"]
        let target = "/apps/\(session)/lines?first=0"
        try await connection.write(TestServer.head("POST", target, type, host: server.host, count: 9_000))
        unfinished.append(connection)
      }

      #expect(try await server.post([Line.hello()], session: session).status == 204)
      try await page.read(1, of: session)
      #expect(await unfinished[0].isClosed())
    }
  }

  private func untilSent<Value>(_ send: () async throws -> Value) async -> Value {
    while true {
      if let value = try? await send() { return value }
    }
  }

  @Test
  func idleConnectionMakesRoomForTheNext() async throws {
    let settings = TestServer.settings {
      $0.limits.connections = 4
    }
    try await TestServer.run(with: settings) { server in
      let page = try await TestPage(server)
      var idle: [RawConnection] = []
      for _ in 0..<20 { idle.append(try await RawConnection(port: server.port)) }

      #expect(try await server.post([Line.hello()], session: session).status == 204)
      try await page.read(1, of: session)
      #expect(await idle[0].isClosed())
    }
  }

  @Test
  func reportsAPortInUse() async throws {
    try await TestServer.run { server in
      var settings = LiveServer.Settings()
      settings.port = server.port

      let error = await #expect(throws: LiveServerError.self) { try await LiveServer(settings) }

      #expect(error == .portTaken(server.port))
    }
  }

  @Test(arguments: ["localhost", "mac.local", "1.2.3", ""])
  func requiresAnIPAddressToListenOn(host: String) async throws {
    var settings = LiveServer.Settings()
    settings.host = host

    await #expect(throws: LiveServerError.invalidAddress(host)) { try await LiveServer(settings) }
  }

  @Test
  func reusesThePortOfAStoppedServer() async throws {
    var port: UInt16 = 0
    try await TestServer.run { server in
      port = server.port
      let page = try await TestPage(server)
      _ = try await server.post([Line.hello()], session: session)
      try await page.read(1, of: session)
    }

    let settings = TestServer.settings { [port] in
      $0.port = port
    }
    try await TestServer.run(with: settings) { server async throws in
      #expect(try await server.request("GET", "/").status == 200)
    }
  }
}
