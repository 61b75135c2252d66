import Foundation
import LiveServer
import NIOCore
import Testing

@Suite(.watchdog)
struct PageTests {
  private let session = SessionID()

  /// Opens an app, and returns its id and its input.
  private func app(_ server: TestServer, takesInput: Bool = true) async throws -> (String, AsyncStream<Data>)
  {
    let (stream, continuation) = AsyncStream.makeStream(of: Data.self)
    let hello = try AppLine(Data(Line.hello(takesInput: takesInput).utf8))
    try await server.hub.append([hello], to: session) { continuation.yield($0) }
    return (session.text, stream)
  }

  @Test
  func touchReachesTheApp() async throws {
    try await TestServer.run { server in
      let (id, input) = try await app(server)
      let page = try await TestPage(server)
      let line = #"{"kind":"touch","phase":"began","x":12.5,"y":34}"#

      try await page.send("{\"app\":\"\(id)\",\"line\":\(line)}")

      var iterator = input.makeAsyncIterator()
      let bytes = try #require(await iterator.next())
      #expect(String(decoding: bytes, as: UTF8.self) == line)
    }
  }

  @Test
  func touchOfAPageThatLeavesIsCancelled() async throws {
    try await TestServer.run { server in
      let (id, input) = try await app(server)
      let page = try await TestPage(server)
      func touch(_ phase: String, _ y: Int) -> String {
        "{\"kind\":\"touch\",\"phase\":\"\(phase)\",\"x\":1,\"y\":\(y)}"
      }

      for line in [touch("began", 2), touch("ended", 3), touch("began", 4), touch("moved", 5)] {
        try await page.send("{\"app\":\"\(id)\",\"line\":\(line)}")
      }
      var iterator = input.makeAsyncIterator()
      for _ in 0..<4 { _ = await iterator.next() }
      await page.close()

      let bytes = try #require(await iterator.next())
      #expect(String(decoding: bytes, as: UTF8.self) == touch("cancelled", 5))
    }
  }

  @Test
  func finishedTouchIsNotCancelled() async throws {
    try await TestServer.run { server in
      let (id, input) = try await app(server)
      let page = try await TestPage(server)
      for phase in ["began", "ended"] {
        try await page.send("{\"app\":\"\(id)\",\"line\":{\"kind\":\"touch\",\"phase\":\"\(phase)\"}}")
      }
      var iterator = input.makeAsyncIterator()
      for _ in 0..<2 { _ = await iterator.next() }
      await page.close()
      while await server.hub.pageCount > 0 { try await Task.sleep(for: .milliseconds(5)) }

      let next = try await TestPage(server)
      try await next.send("{\"app\":\"\(id)\",\"line\":{\"kind\":\"size\"}}")
      #expect(await iterator.next() == Data(#"{"kind":"size"}"#.utf8))
    }
  }

  @Test
  func inputReachesTheAppAsOneLineWithItsValues() async throws {
    try await TestServer.run { server in
      let (id, input) = try await app(server)
      let page = try await TestPage(server)
      let line = #"{"isDark":true,"kind":"key","text":"a\nb\u2028/\"é"}"#

      try await page.send("{\"app\":\"\(id)\",\n \"line\":\n\(line)}")

      var iterator = input.makeAsyncIterator()
      let bytes = try #require(await iterator.next())
      #expect(!bytes.contains(UInt8(ascii: "\n")))
      #expect(
        try JSONSerialization.jsonObject(with: bytes) as? NSDictionary
          == ["isDark": true, "kind": "key", "text": "a\nb\u{2028}/\"é"]
      )
      #expect(String(decoding: bytes, as: UTF8.self).contains("\"isDark\":true"))
    }
  }

  @Test(
    arguments: [
      "", "x", "[]", "{}", #"{"app":"1"}"#, #"{"app":"1","line":"x"}"#, #"{"app":"1","line":{}}"#,
      #"{"app":"1","line":{"kind":"touch"}}"#,
      #"{"app":"3F2504E0-4F89-11D3-9A0C-0305E82C3301","line":{"kind":"touch"}}"#,
    ]
  )
  func answersAnInvalidMessageWithAnError(message: String) async throws {
    try await TestServer.run { server in
      let (id, input) = try await app(server)
      let page = try await TestPage(server)

      try await page.send(message)
      try await page.read { $0.errors.count == 1 }

      #expect(await page.errors[0].hasPrefix("expected "))
      try await page.send("{\"app\":\"\(id)\",\"line\":{\"kind\":\"touch\"}}")
      var iterator = input.makeAsyncIterator()
      #expect(await iterator.next() != nil)
    }
  }

  @Test
  func rejectsInputForAnAppThatTakesNone() async throws {
    try await TestServer.run { server in
      let (id, _) = try await app(server, takesInput: false)
      let page = try await TestPage(server)

      try await page.send("{\"app\":\"\(id)\",\"line\":{\"kind\":\"touch\"}}")
      try await page.read { $0.errors == ["expected an app that takes input, found Shop"] }
    }
  }

  @Test
  func rejectsInputForAnAppThatPosts() async throws {
    try await TestServer.run { server in
      let session = UUID().uuidString
      _ = try await server.post([Line.hello(takesInput: true)], session: session)
      let page = try await TestPage(server)

      try await page.read(1, of: session)

      #expect(await page.apps[session]?.takesInput == false)
    }
  }

  @Test
  func joinsFramesAndAnswersPings() async throws {
    try await TestServer.run { server in
      let (id, input) = try await app(server)
      let page = try await TestPage(server)
      try await page.read(1, of: id)

      try await page.send("{\"app\":\"\(id)\",", isLast: false)
      try await page.send("hi", opcode: 9)
      try await page.send("\"line\":", opcode: 0, isLast: false)
      try await page.send("{\"kind\":\"a\"}}", opcode: 0)

      var iterator = input.makeAsyncIterator()
      #expect(await iterator.next() == Data(#"{"kind":"a"}"#.utf8))
      #expect(try await page.readFrame() == TestPage.Frame(opcode: 10, payload: Data("hi".utf8)))
    }
  }

  @Test
  func closesAPageThatViolatesTheProtocol() async throws {
    try await TestServer.run { server async throws in
      func code(_ break: (TestPage) async throws -> Void) async throws -> Int? {
        let page = try await TestPage(server)
        try await `break`(page)
        return await page.closeCode()
      }
      let long = String(repeating: "x", count: 65_537)

      #expect(try await code { try await $0.send(long) } == 1_009)
      #expect(
        try await code {
          try await $0.send(String(long.dropLast(9)), isLast: false)
          try await $0.send(String(long.prefix(9)), opcode: 0)
        } == 1_009
      )
      #expect(
        try await code {
          try await $0.send("x", isLast: false)
          for _ in 0..<1_000 { try await $0.send("x", opcode: 0, isLast: false) }
        } == 1_009
      )
      let endless = Data([0x81, 0xff, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 1, 2, 3, 4])
      #expect(try await code { try await $0.send(raw: endless) } == 1_009)
      #expect(
        try await code { try await $0.send(raw: Data([0x81, 0xff] + [UInt8](repeating: 0xff, count: 12))) }
          == 1_009
      )
      #expect(try await code { try await $0.send(raw: Data([0x81, 0x01, 0x78])) } == 1_002)
      #expect(try await code { try await $0.send("x", opcode: 2) } == 1_002)
      #expect(try await code { try await $0.send("x", opcode: 0) } == 1_002)
      #expect(try await code { try await $0.send("x", opcode: 9, isLast: false) } == 1_002)
      #expect(try await code { try await $0.send("", opcode: 8) } == 1_000)
      #expect(try await code { try await $0.send("x", opcode: 7) } == 1_002)
    }
  }

  @Test
  func removesAPageThatDisconnects() async throws {
    try await TestServer.run { server in
      for _ in 0..<20 {
        let page = try await TestPage(server)
        await page.close()
      }
      while await server.hub.pageCount > 0 { try await Task.sleep(for: .milliseconds(5)) }

      #expect(try await server.request("GET", "/").status == 200)
    }
  }

  /// Closing a connection during its read and write waits must not break later connections.
  @Test
  func survivesPagesThatDisconnectDuringAWrite() async throws {
    try await TestServer.run { server in
      let session = UUID().uuidString
      _ = try await server.post([Line.hello()], session: session)
      let text = String(repeating: "x", count: 100_000)
      for number in 1...60 {
        _ = try await server.post([Line.batch(text)], first: number, session: session)
      }

      for _ in 0..<40 {
        let page = try await TestPage(server)
        try await page.readMessage()
        await page.close()
      }
      while await server.hub.pageCount > 0 { try await Task.sleep(for: .milliseconds(5)) }

      var open: [RawConnection] = []
      for _ in 0..<60 {
        let connection = try await RawConnection(port: server.port)
        try await Task.sleep(for: .milliseconds(2))
        try await connection.write(TestServer.head("GET", "/x", [:], host: server.host, count: 0))
        #expect(try await connection.response().status == 404)
        open.append(connection)
      }
    }
  }

  @Test
  func refusesPagesAboveTheLimit() async throws {
    let settings = TestServer.settings {
      $0.limits.pages = 1
    }
    try await TestServer.run(with: settings) { server in
      let first = try await TestPage(server)
      let second = try await TestPage(server)

      #expect(await second.closeCode() == 1_013)
      await first.close()
    }
  }

  @Test
  func dropsASlowPageWithoutDelayingOthers() async throws {
    var time = Duration.milliseconds(200)
    // Until the limit is long enough for this machine to read as a fast page.
    while true {
      do {
        return try await dropASlowPage(writeTime: time)
      } catch is ChannelError {
        time *= 2
      }
    }
  }

  private func dropASlowPage(writeTime: Duration) async throws {
    let settings = TestServer.settings {
      $0.limits.waitingBytes = 1 << 20
      $0.limits.bytesPerApp = 4 << 20
      $0.limits.writeTime = writeTime
    }
    try await TestServer.run(with: settings) { server in
      let session = UUID().uuidString
      let slow = try await TestPage(server)
      let fast = try await TestPage(server)
      _ = try await server.post([Line.hello()], session: session)
      let text = String(repeating: "x", count: 100_000)

      for number in 1...400 {
        #expect(try await server.post([Line.batch(text)], first: number, session: session).status == 204)
        try await fast.read(number + 1, of: session)
      }
      while await server.hub.pageCount > 1 { try await Task.sleep(for: .milliseconds(5)) }

      #expect(await fast.lines[session]?.count == 401)
      #expect([nil, 1_008].contains(await slow.closeCode()))
    }
  }

  @Test
  func informsPagesThatAnAppHasEnded() async throws {
    try await TestServer.run { server in
      let (id, _) = try await app(server)
      let page = try await TestPage(server)
      try await page.read(1, of: id)

      await server.hub.disconnect(session)

      try await page.read { $0.apps[id]?.isConnected == false }
      try await page.send("{\"app\":\"\(id)\",\"line\":{\"kind\":\"touch\"}}")
      try await page.read { $0.errors.count == 1 }
    }
  }
}
