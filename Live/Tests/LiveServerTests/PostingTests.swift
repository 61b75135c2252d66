import Foundation
import LiveServer
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite(.watchdog)
struct PostingTests {
  private let session = UUID().uuidString.lowercased()

  @Test
  func sendsPostedLinesToThePage() async throws {
    try await TestServer.run { server in
      let page = try await TestPage(server)

      let response = try await server.post([Line.hello(), Line.batch("one"), ""], session: session)
      #expect(response.status == 204)
      try await page.read(2, of: session)
      _ = try await server.post([Line.batch("two")], first: 2, session: session)
      try await page.read(3, of: session)

      #expect(await page.texts(of: session) == ["hello", "one", "two"])
      let expected = TestPage.App(name: "Shop", takesInput: false, isConnected: true)
      #expect(await page.apps[session] == expected)
    }
  }

  @Test
  func sendsStoredLinesToALaterPage() async throws {
    try await TestServer.run { server in
      _ = try await server.post([Line.hello(), Line.screen("a"), Line.screen("b")], session: session)

      let page = try await TestPage(server)
      try await page.read(2, of: session)

      #expect(await page.lines[session] == [0: "hello", 2: "b"])
    }
  }

  @Test
  func deliversLinesOfFourAppsOnceAndInOrderDespiteRetries() async throws {
    try await TestServer.run { server in
      let page = try await TestPage(server)
      let sessions = (0..<4).map { _ in UUID().uuidString }

      try await withThrowingTaskGroup(of: Void.self) { group in
        for session in sessions {
          group.addTask {
            _ = try await server.post([Line.hello()], session: session)
            for start in stride(from: 1, to: 2_501, by: 100) {
              let lines = (start..<(start + 100)).map { Line.batch($0) }
              for _ in 0..<2 { _ = try await server.post(lines, first: start, session: session) }
            }
          }
        }
        group.addTask {
          for session in sessions { try await page.read(2_501, of: session) }
        }
        try await group.waitForAll()
      }

      for session in sessions {
        #expect(await page.texts(of: session) == ["hello"] + (1...2_500).map(String.init))
      }
      #expect(await page.repeated.isEmpty)
      #expect(await !page.isOutOfOrder)
    }
  }

  @Test
  func answersAGapWithTheExpectedNumber() async throws {
    try await TestServer.run { server in
      _ = try await server.post([Line.hello()], session: session)

      let response = try await server.post([Line.batch(5)], first: 5, session: session)

      #expect(response.status == 409)
      #expect(response.json == ["expected": 1])
    }
  }

  @Test
  func survivesInvalidLines() async throws {
    try await TestServer.run { server in
      _ = try await server.post([Line.hello()], session: session)

      let response = try await server.post([Line.batch(1), "{]"], first: 1, session: session)
      #expect(response.status == 400)
      #expect(
        response.json == [
          "error": "line 2: expected a JSON object with a string \"kind\" on one line, found: {]",
          "line": 2,
        ]
      )
      #expect(try await server.post([Line.batch(1)], session: UUID().uuidString).status == 400)
      #expect(try await server.post(["", Line.batch(1)], first: 1, session: session).status == 400)

      #expect(try await server.post([Line.batch(1)], first: 1, session: session).status == 204)
      let page = try await TestPage(server)
      try await page.read(2, of: session)
      #expect(await page.texts(of: session) == ["hello", "1"])
    }
  }

  @Test
  func requiresASessionANumberAndAContentType() async throws {
    try await TestServer.run { server async throws in
      let target = "/apps/\(session)/lines?first=0"
      let type = ["Content-Type": "application/x-ndjson"]
      let body = Data(Line.hello().utf8)

      #expect(try await server.request("POST", target, body: body).status == 415)
      #expect(
        try await server.request("POST", target, ["Content-Type": "text/plain"], body: body).status == 415
      )
      #expect(try await server.request("POST", "/apps/\(session)/lines", type, body: body).status == 400)
      #expect(
        try await server.request("POST", "/apps/\(session)/lines?first=-1", type, body: body).status == 400
      )
      #expect(try await server.request("POST", "/apps/1/lines?first=0", type, body: body).status == 400)
      #expect(try await server.request("POST", "/apps/\(session)?first=0", type, body: body).status == 404)
      #expect(try await server.request("GET", target, type).status == 405)
      #expect(try await server.request("PUT", target, type, body: body).headers["allow"] == "POST")
      let parameters = ["Content-Type": "Application/X-NDJSON; charset=utf-8"]
      #expect(try await server.request("POST", target, parameters, body: body).status == 204)
    }
  }

  @Test
  func refusesBodiesAndLinesAboveTheLimits() async throws {
    try await TestServer.run { server in
      let line = Line.batch(String(repeating: "x", count: 2 << 20))
      let long = try await server.post([Line.hello(), line], session: session)
      #expect(long.status == 413)
      #expect(long.text.contains("line 1: expected at most 2097152 bytes in a line"))

      let many = try await server.post((0...10_000).map { _ in Line.hello() }, session: session)
      #expect(many.status == 413)
      #expect(many.text.contains("expected at most 10000 lines in a body, found 10001"))

      let body = (0..<9).map { _ in Line.batch(String(repeating: "x", count: 1 << 20)) }
      let longer = try await server.post([Line.hello()] + body, session: session)
      #expect(longer.status == 413)
      #expect(longer.text.contains("expected a body of at most 8388608 bytes"))

      let fitting = Array(body[..<7])
      #expect(try await server.post([Line.hello()] + fitting, session: session).status == 204)
    }
  }

  @Test
  func refusesAChunkedBody() async throws {
    try await TestServer.run { server async throws in
      let connection = try await RawConnection(port: server.port)
      let lines = [
        "Host: \(server.host)", "Content-Type: application/x-ndjson", "Transfer-Encoding: chunked",
      ]
      let head = ["POST /apps/\(session)/lines?first=0 HTTP/1.1"] + lines
      try await connection.write(head.joined(separator: "\r\n") + "\r\n\r\n1\r\nx\r\n0\r\n\r\n")

      #expect(try await connection.response().status == 411)
    }
  }

  @Test
  func timesOutOnAnIncompleteBody() async throws {
    let settings = TestServer.settings {
      $0.limits.bodyTime = .milliseconds(50)
    }
    try await TestServer.run(with: settings) { server in
      let connection = try await RawConnection(port: server.port)
      let type = ["Content-Type": "application/x-ndjson"]
      let target = "/apps/\(session)/lines?first=0"
      try await connection.write(TestServer.head("POST", target, type, host: server.host, count: 9_000))

      #expect(try await connection.response().status == 408)
      #expect(await connection.isClosed())
    }
  }

  @Test
  func worksWithURLSession() async throws {
    try await TestServer.run { server in
      let url = try #require(URL(string: "http://\(server.host)/apps/\(session)/lines?first=0"))
      var request = URLRequest(url: url)
      request.httpMethod = "POST"
      request.setValue("application/x-ndjson", forHTTPHeaderField: "Content-Type")
      let lines = [Line.hello()] + (1..<1_000).map { Line.batch($0) }
      request.httpBody = Data(lines.joined(separator: "\n").utf8)

      for _ in 0..<3 {
        let (_, response) = try await URLSession.shared.data(for: request)
        #expect((response as? HTTPURLResponse)?.statusCode == 204)
      }

      let page = try await TestPage(server)
      try await page.read(1_000, of: session)
      #expect(await page.repeated.isEmpty)
    }
  }
}
