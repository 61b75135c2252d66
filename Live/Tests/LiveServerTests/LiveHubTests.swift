import Foundation
import LiveServer
import Testing

@Suite(.watchdog)
struct LiveHubTests {
  private let session = SessionID()

  private func lines(_ texts: [String]) throws -> [AppLine] {
    try texts.map { try AppLine(Data($0.utf8)) }
  }

  private func batches(_ numbers: Range<Int>) throws -> [AppLine] {
    try lines(numbers.map { Line.batch($0) })
  }

  /// Reads a number of messages for a page, and returns the text of each line by its number.
  private func read(_ hub: LiveHub, _ page: UUID, messages: Int) async throws -> [Int: String] {
    var texts: [Int: String] = [:]
    for _ in 0..<messages {
      guard case .message(let data) = await hub.next(for: page) else { break }
      let object = try #require(try JSONSerialization.jsonObject(with: data) as? NSDictionary)
      let first = try #require(object["first"] as? Int)
      let lines = try #require(object["lines"] as? [NSDictionary])
      for (index, line) in lines.enumerated() {
        texts[first + index] = line["text"] as? String ?? line["svg"] as? String ?? line["kind"] as? String
      }
    }
    return texts
  }

  @Test
  func skipsLinesReceivedBefore() async throws {
    let hub = LiveHub()
    let page = try #require(await hub.openPage())
    let all = try lines([Line.hello()]) + batches(1..<6)

    try await hub.post(Array(all[..<4]), first: 0, session: session)
    try await hub.post(Array(all[..<4]), first: 0, session: session)
    try await hub.post(Array(all[2...]), first: 2, session: session)
    try await hub.post([], first: 6, session: session)

    let texts = try await read(hub, page, messages: 1)
    #expect(texts == [0: "hello", 1: "1", 2: "2", 3: "3", 4: "4", 5: "5"])
  }

  @Test
  func refusesLinesAfterAGap() async throws {
    let hub = LiveHub()
    try await hub.post(try lines([Line.hello(), Line.batch(1)]), first: 0, session: session)

    await #expect(throws: PostError.gap(expected: 2)) {
      try await hub.post(try batches(3..<4), first: 3, session: session)
    }
    await #expect(throws: PostError.gap(expected: 0)) {
      try await hub.post(try batches(3..<4), first: 1, session: SessionID())
    }
    await #expect(throws: PostError.gap(expected: 2)) {
      try await hub.post([], first: .max, session: session)
    }
  }

  @Test
  func requiresOneHelloAsTheFirstLine() async throws {
    let hub = LiveHub()

    await #expect(throws: PostError.line(number: 0, .noHello(kind: "batch"))) {
      try await hub.post(try batches(0..<2), first: 0, session: session)
    }
    try await hub.post(try lines([Line.hello()]), first: 0, session: session)
    await #expect(throws: PostError.line(number: 2, .secondHello)) {
      try await hub.post(
        try lines([Line.hello(), Line.batch(1), Line.hello()]),
        first: 0,
        session: session
      )
    }
    await #expect(throws: PostError.line(number: 2, .secondHello)) {
      try await hub.post(try lines([Line.batch(1), Line.hello()]), first: 1, session: session)
    }
  }

  @Test
  func keepsTheLastLinesOnly() async throws {
    var limits = Limits()
    limits.linesPerApp = 10
    let hub = LiveHub(limits: limits)
    try await hub.post(try lines([Line.hello()]), first: 0, session: session)
    for start in stride(from: 1, to: 5_000, by: 7) {
      try await hub.post(try batches(start..<(start + 7)), first: start, session: session)
    }

    let page = try #require(await hub.openPage())
    let texts = try await read(hub, page, messages: 1)

    #expect(texts.count == 10)
    #expect(texts.allSatisfy { String($0.key) == $0.value })
    #expect(texts.keys.max() == 5_005)
  }

  @Test
  func keepsLinesUpToTheByteLimit() async throws {
    var limits = Limits()
    limits.bytesPerApp = 1_000
    let hub = LiveHub(limits: limits)
    let text = String(repeating: "x", count: 100)
    let long = try lines([Line.hello()] + (0..<100).map { _ in Line.batch(text) })

    try await hub.post(long, first: 0, session: session)
    let page = try #require(await hub.openPage())
    let texts = try await read(hub, page, messages: 1)

    #expect(texts.count == 1_000 / Line.batch(text).utf8.count)
    #expect(texts.keys.max() == 100)
  }

  @Test
  func keepsTheLastScreenOnce() async throws {
    var limits = Limits()
    limits.linesPerApp = 5
    let hub = LiveHub(limits: limits)
    try await hub.post(
      try lines([Line.hello(), Line.screen("a"), Line.batch(2), Line.screen("b")]),
      first: 0,
      session: session
    )
    let early = try #require(await hub.openPage())
    #expect(try await read(hub, early, messages: 2) == [0: "hello", 2: "2", 3: "b"])

    try await hub.post(try batches(4..<20), first: 4, session: session)
    let late = try #require(await hub.openPage())

    #expect(try await read(hub, late, messages: 2).keys.sorted() == [3, 15, 16, 17, 18, 19])
    #expect(try await read(hub, early, messages: 1).keys.sorted() == [15, 16, 17, 18, 19])
  }

  @Test
  func keepsTheAppsThatEndedLast() async throws {
    let hub = LiveHub()
    let start = ContinuousClock.now
    for number in 0..<180 {
      let session = SessionID()
      let lines = try lines([Line.hello("Run \(number)")])
      try await hub.post(lines, first: 0, session: session, now: start + .seconds(number))
      if number > 0 { await hub.disconnect(session) }
    }
    try await hub.post(
      try lines([Line.hello("Last")]),
      first: 0,
      session: session,
      now: start + .seconds(180)
    )

    let page = try #require(await hub.openPage())
    var names: [String] = []
    for _ in 0..<10 {
      guard case .message(let data) = await hub.next(for: page) else { break }
      let message = try #require(try JSONSerialization.jsonObject(with: data) as? NSDictionary)
      names.append((message["app"] as? NSDictionary)?["name"] as? String ?? "")
    }
    #expect(names == ["Run 0"] + (172..<180).map { "Run \($0)" } + ["Last"])
  }

  @Test
  func removesTheAppDisconnectedLongest() async throws {
    var limits = Limits()
    limits.apps = 2
    let hub = LiveHub(limits: limits)
    let start = ContinuousClock.now
    let sessions = (0..<3).map { _ in SessionID() }
    for (index, session) in sessions[..<2].enumerated() {
      let now = start + .seconds(index)
      try await hub.post(try lines([Line.hello("\(index)")]), first: 0, session: session, now: now)
    }
    let hello = try lines([Line.hello("2")])

    await #expect(throws: PostError.tooManyApps(limit: 2)) {
      try await hub.post(hello, first: 0, session: sessions[2], now: start)
    }
    await hub.disconnectQuietApps(now: start + .seconds(100))
    try await hub.post(hello, first: 0, session: sessions[2], now: start + .seconds(100))

    await #expect(throws: PostError.gap(expected: 0)) {
      try await hub.post(try batches(1..<2), first: 1, session: sessions[0])
    }
    try await hub.post(try batches(1..<2), first: 1, session: sessions[1])
  }

  @Test
  func informsPagesAboutQuietAndReturningApps() async throws {
    let hub = LiveHub()
    let start = ContinuousClock.now
    try await hub.post(try lines([Line.hello()]), first: 0, session: session, now: start)
    let page = try #require(await hub.openPage())
    func isConnected() async throws -> Bool? {
      guard case .message(let data) = await hub.next(for: page) else { return nil }
      let object = try JSONSerialization.jsonObject(with: data) as? NSDictionary
      return (object?["app"] as? NSDictionary)?["isConnected"] as? Bool
    }
    #expect(try await isConnected() == true)

    await hub.disconnectQuietApps(now: start + .seconds(59))
    await hub.disconnectQuietApps(now: start + .seconds(61))
    #expect(try await isConnected() == false)

    try await hub.post([], first: 1, session: session, now: start + .seconds(62))
    #expect(try await isConnected() == true)
  }

  @Test
  func closesAPageThatFallsTooFarBehind() async throws {
    var limits = Limits()
    limits.waitingMessages = 3
    limits.waitingBytes = 10_000
    let hub = LiveHub(limits: limits)
    try await hub.post(try lines([Line.hello()]) + batches(1..<1_000), first: 0, session: session)
    let pages = [try #require(await hub.openPage()), try #require(await hub.openPage())]

    for number in 1_000..<1_004 {
      _ = try await read(hub, pages[1], messages: 1)
      try await hub.post(try batches(number..<(number + 1)), first: number, session: session)
    }

    #expect(await hub.next(for: pages[0]) == .close(.tooSlow))
    #expect(await hub.next(for: pages[0]) == nil)
    #expect(try await read(hub, pages[1], messages: 1) == [1_003: "1003"])

    try await hub.post(try batches(1_004..<2_000), first: 1_004, session: session)
    #expect(await hub.next(for: pages[1]) == .close(.tooSlow))
  }

  @Test
  func opensPagesUpToTheLimit() async {
    var limits = Limits()
    limits.pages = 1
    let hub = LiveHub(limits: limits)

    let first = await hub.openPage()
    #expect(await hub.openPage() == nil)
    if let first { await hub.removePage(first) }
    #expect(await hub.openPage() != nil)
  }

  @Test
  func appsTakeTurns() async throws {
    let hub = LiveHub()
    let other = SessionID()
    try await hub.post(try lines([Line.hello("A")]) + batches(1..<4_000), first: 0, session: session)
    try await hub.post(try lines([Line.hello("B")]), first: 0, session: other)
    let page = try #require(await hub.openPage())

    let counts = try await [
      read(hub, page, messages: 1).count, read(hub, page, messages: 1).count,
      read(hub, page, messages: 1).count,
    ]

    #expect(counts == [1_000, 1, 1_000])
  }
}
