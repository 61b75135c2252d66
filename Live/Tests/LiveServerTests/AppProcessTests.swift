import Foundation
import LiveServer
import Testing

@Suite(.watchdog)
struct AppProcessTests {
  @Test
  func passesLinesBothWays() async throws {
    let app = try FakeApp(
      """
      echo '\(Line.hello("Fake", takesInput: true))'
      echo '\(Line.screen("first"))'
      while read -r line; do printf '%s\\n' "$line"; done
      """
    )
    try await TestServer.run { server in
      let page = try await TestPage(server)
      let running = Task { await app.process(server).run() }
      try await page.read { $0.lines.values.first?.count == 2 }
      let id = try #require(await page.apps.keys.first)

      try await page.send("{\"app\":\"\(id)\",\"line\":\(Line.batch("back"))}")
      try await page.read(3, of: id)
      running.cancel()
      try await page.read { $0.apps[id]?.isConnected == false }

      #expect(await page.texts(of: id) == ["hello", "first", "back"])
      #expect(await page.apps[id] == TestPage.App(name: "Fake", takesInput: true, isConnected: false))
      let ending = await running.value; #expect(ending == .signal(SIGTERM))
    }
  }

  @Test
  func reportsInvalidLinesAndContinues() async throws {
    let app = try FakeApp(
      """
      echo 'Building for debugging...'
      echo '\(Line.hello("Fake"))'
      echo 'garbage'
      echo '\(Line.hello("Fake"))'
      head -c 3000000 /dev/zero | tr '\\0' 'x'
      echo
      printf '\\377\\376\\n'
      printf '%s' '\(Line.batch("no line break"))'
      """
    )
    try await TestServer.run { server in
      let page = try await TestPage(server)
      let complaints = Complaints()

      let ending = await app.process(server, complaints).run()

      #expect(ending == .exit(0))
      try await page.read { $0.apps.values.first?.isConnected == false }
      let id = try #require(await page.apps.keys.first)
      let texts = await page.texts(of: id)
      let beginning = "app.sh wrote an invalid line: expected"
      #expect(texts.count == 6)
      #expect(texts[0] == "hello")
      #expect(texts[1] == "\(beginning) a JSON object with a string \"kind\" on one line, found: garbage")
      #expect(texts[2] == "\(beginning) one hello in a session, as its first line, found another")
      #expect(texts[3] == "\(beginning) at most 2097152 bytes in a line, found 3000000")
      #expect(texts[4].hasPrefix("\(beginning) a JSON object"))
      #expect(texts[5] == "no line break")
      let complained = await complaints.texts
      #expect(complained.count == 1)
      #expect(complained.first?.hasSuffix("found: Building for debugging...") == true)
    }
  }

  @Test
  func appThatReadsNothingBlocksNoOther() async throws {
    let app = try FakeApp("echo '\(Line.hello("Fake", takesInput: true))'; exec sleep 3600")
    try await TestServer.run { server in
      let page = try await TestPage(server)
      let running = Task { await app.process(server).run() }
      try await page.read { !$0.apps.isEmpty }
      let id = try #require(await page.apps.keys.first)
      let text = String(repeating: "x", count: 60_000)

      for _ in 0..<100 { try await page.send("{\"app\":\"\(id)\",\"line\":\(Line.batch(text))}") }
      try await page.send("x")
      try await page.read { $0.errors.count == 1 }

      running.cancel()
      let ending = await running.value; #expect(ending == .signal(SIGTERM))
    }
  }

  @Test
  func survivesAnAppThatClosesItsInput() async throws {
    let app = try FakeApp("exec 0<&-; echo '\(Line.hello("Fake", takesInput: true))'; exec sleep 3600")
    try await TestServer.run { server in
      let page = try await TestPage(server)
      let running = Task { await app.process(server).run() }
      try await page.read { !$0.apps.isEmpty }
      let id = try #require(await page.apps.keys.first)

      for _ in 0..<10 { try await page.send("{\"app\":\"\(id)\",\"line\":\(Line.batch("x"))}") }
      try await page.send("x")
      try await page.read { $0.errors.count == 1 }

      running.cancel()
      _ = await running.value
    }
  }

  @Test
  func killsAnAppThatIgnoresSIGTERM() async throws {
    let app = try FakeApp("trap '' TERM; echo '\(Line.hello("Fake"))'; while true; do sleep 1; done")
    try await TestServer.run { server in
      let page = try await TestPage(server)
      let running = Task { await app.process(server).run() }
      try await page.read { !$0.apps.isEmpty }

      running.cancel()

      #expect(await running.value == .signal(SIGKILL))
    }
  }

  @Test
  func reportsHowAnAppEnded() async throws {
    try await TestServer.run { server in
      let failing = try FakeApp("exit 3")
      #expect(await failing.process(server).run() == .exit(3))
      let crashing = try FakeApp("kill -SEGV $$")
      #expect(await crashing.process(server).run() == .signal(SIGSEGV))
      let missing = AppProcess(URL(fileURLWithPath: "/nothing/here"), [], hub: server.hub) { _ in }
      guard case .notStarted = await missing.run() else {
        Issue.record("it was started")
        return
      }
    }
  }

  @Test
  func restartsAnAppAfterAPause() async throws {
    let endings = Endings([.exit(1), .signal(11), .exit(0)])
    let complaints = Complaints()
    let clock = FrozenClock { complaints.add("a pause of \($0)") }
    let runner = AppRunner(pause: .seconds(2), clock: clock) { complaints.add($0) }

    let running = Task { try await runner.keepRunning { await endings.next() } }
    await endings.wait()
    running.cancel()
    try await running.value

    #expect(
      await complaints.texts == [
        "the app exited with code 1 and is restarted", "a pause of 2.0 seconds",
        "the app was terminated by signal 11 and is restarted", "a pause of 2.0 seconds",
        "the app exited with code 0 and is restarted", "a pause of 2.0 seconds",
      ]
    )
  }

  @Test
  func givesUpOnAnAppThatKeepsExiting() async throws {
    let runner = AppRunner(clock: FrozenClock()) { _ in }
    let count = Counter()

    let error = await #expect(throws: AppRunner.GaveUp.self) {
      try await runner.keepRunning {
        await count.add()
        return .exit(9)
      }
    }

    #expect(await count.value == 5)
    #expect(error?.description == "the app exited with code 9, 5 times in a row soon after its start")
    await #expect(throws: AppRunner.GaveUp.self) {
      try await runner.keepRunning { .notStarted("no such file") }
    }
  }
}

/// A clock whose time stands still, and whose sleeps end immediately.
private struct FrozenClock: Clock {
  let now = ContinuousClock.now
  var onSleep: @Sendable (Duration) -> Void = { _ in }

  var minimumResolution: Duration { .zero }

  func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {
    onSleep(now.duration(to: deadline))
  }
}

private actor Counter {
  private(set) var value = 0

  func add() { value += 1 }
}

/// The prepared ends of runs. After the last one, a run waits until it is canceled.
private actor Endings {
  private var endings: [ChildEnding]
  private let (over, continuation) = AsyncStream.makeStream(of: Void.self)

  init(_ endings: [ChildEnding]) {
    self.endings = endings
  }

  func next() async -> ChildEnding {
    if !endings.isEmpty { return endings.removeFirst() }
    continuation.yield()
    try? await Task.sleep(for: .seconds(3_600))
    return .exit(0)
  }

  nonisolated func wait() async {
    for await _ in over { return }
  }
}
