#if os(Linux) || os(macOS)
  import Foundation
  import KitSupport
  import RouterEventsInspector
  import TestSupport
  import Testing

  @MainActor
  @Suite(.watchdog)
  struct HTTPTransportTests {
    private static let accepted = "HTTP/1.1 204 No Content\r\nConnection: close\r\n\r\n"

    private let batch = LiveBatch(
      session: UUID(),
      first: 7,
      lines: [Data(#"{"kind":"missed","count":1}"#.utf8), Data(#"{"kind":"missed","count":2}"#.utf8)]
    )

    /// Creates a transport that waits for a busy machine.
    private func transport(to address: URL, token: String? = nil) -> HTTPTransport {
      HTTPTransport(address, token: token, timeout: .seconds(3_600))
    }

    @Test func postsNumberedLinesOfASession() async throws {
      let server = try PostReceiver(Self.accepted)
      defer { server.stop() }

      let answer = try await transport(to: server.address, token: "secret").post(batch)

      let post = try #require(server.posts.first)
      #expect(answer == .accepted)
      #expect(post.head.hasPrefix("POST /apps/\(batch.session)/lines?first=7 HTTP/1.1\r\n"))
      #expect(post.head.contains("\r\nAuthorization: Bearer secret\r\n"))
      #expect(post.head.contains("\r\nContent-Type: application/x-ndjson\r\n"))
      #expect(post.body == "{\"kind\":\"missed\",\"count\":1}\n{\"kind\":\"missed\",\"count\":2}\n")
    }

    @Test(
      arguments: [
        ("HTTP/1.1 204 No Content\r\nConnection: close\r\n\r\n", .accepted),
        (
          "HTTP/1.1 200 OK\r\nContent-Length: 2\r\nConnection: close\r\n\r\nok",
          .refused(status: 200)
        ),
        (
          "HTTP/1.1 409 Conflict\r\nContent-Length: 14\r\nConnection: close\r\n\r\n{\"expected\":3}",
          .expected(3)
        ),
        ("HTTP/1.1 409 Conflict\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{}", .refused(status: 409)),
        (
          "HTTP/1.1 401 No\r\nWWW-Authenticate: Basic\r\nContent-Length: 0\r\nConnection: close\r\n\r\n",
          .refused(status: 401)
        ),
        ("HTTP/1.1 500 No\r\nContent-Length: 0\r\nConnection: close\r\n\r\n", .refused(status: 500)),
      ] as [(String, LiveAnswer)]
    )
    func readsTheAnswer(text: String, expected: LiveAnswer) async throws {
      let server = try PostReceiver(text)
      defer { server.stop() }

      #expect(try await transport(to: server.address).post(batch) == expected)
    }

    @Test func followsNoRedirect() async throws {
      let other = try PostReceiver(Self.accepted)
      defer { other.stop() }
      let server = try PostReceiver(
        "HTTP/1.1 307 There\r\nLocation: \(other.address)/\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
      )
      defer { server.stop() }

      #expect(try await transport(to: server.address, token: "secret").post(batch) == .refused(status: 307))
      #expect(other.posts.isEmpty)
    }

    @Test func throwsIfTheServerCannotBeReached() async throws {
      let server = try PostReceiver(Self.accepted)
      let address = server.address
      server.stop()

      await #expect(throws: (any Error).self) { try await transport(to: address).post(batch) }
    }

    @Test func cancelledPostEnds() async throws {
      // Accepts the connection but never answers.
      let server = try PostReceiver("")
      defer { server.stop() }
      let transport = transport(to: server.address)

      let post = Task { [batch] in try await transport.post(batch) }
      post.cancel()

      await #expect(throws: (any Error).self) { try await post.value }
    }

    @Test func postsMebibytes() async throws {
      let server = try PostReceiver(Self.accepted)
      defer { server.stop() }
      let long = LiveBatch(
        session: UUID(),
        first: 0,
        lines: [Data(repeating: UInt8(ascii: "x"), count: 3 << 20)]
      )

      let answer = try await transport(to: server.address).post(long)

      #expect(answer == .accepted)
      #expect(server.posts.first?.body.utf8.count == long.lines[0].count + 1)
      #expect(server.posts.first?.head.lowercased().contains("expect:") == false)
    }

    @Test func sendsALogWithTheTokenOfItsAddress() async throws {
      let server = try PostReceiver(Self.accepted)
      defer { server.stop() }
      let cell = Link(Window())
      let log = EventLog(through: cell) { $0 == "live.tapped" }
      let url = try #require(URL(string: "\(server.address)/?token=secret"))

      let live = log.send(to: url, as: "Shop")
      quietly { _ = cell.routerEvent(name: "live.tapped") }
      await live.finish()

      let lines = server.posts.flatMap { $0.body.split(separator: "\n") }
      #expect(lines.first == #"{"app":"Shop","kind":"hello","version":1}"#)
      #expect(lines.last?.contains(#""name":"live.tapped""#) == true)
      #expect(server.posts.allSatisfy { $0.head.contains("\r\nAuthorization: Bearer secret\r\n") })
      #expect(server.posts.first?.head.hasPrefix("POST /apps/") == true)
    }

    @Test func reportsARefusalWithoutTheToken() async throws {
      let server = try PostReceiver("HTTP/1.1 401 No\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")
      defer { server.stop() }
      let log = EventLog { $0 == "live.none" }
      let url = try #require(URL(string: "\(server.address)/?token=secret"))

      let (_, reports) = await Reports.collecting { await log.send(to: url, as: "Shop").finish() }

      let host = "127.0.0.1:\(server.address.port ?? 0)"
      #expect(
        reports.map(\.text) == [
          """
          The server at \(host) answered the events of 'Shop' with status 401 instead of 204. Send them to the \
          address that kit-live prints, with its token if there is one. Until then the kit retries.
          """
        ]
      )
    }
  }
#endif
