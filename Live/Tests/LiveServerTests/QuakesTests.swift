import Foundation
import LiveServer
import Testing

/// The programs, run as child processes.
@Suite(.watchdog)
struct QuakesTests {
  @Test
  func servesAnAppAndRestartsIt() async throws {
    let app = try FakeApp(
      """
      echo '\(Line.hello("Fake", takesInput: true))'
      echo "{\\"kind\\":\\"batch\\",\\"text\\":\\"$*\\"}"
      read -r line
      exit 3
      """
    )
    let program = try Program("quakes", ["--port", "0", "--dark", "--demo", app.url.path])
    let port = try #require(try await program.port())
    let page = try await TestPage(TestServer(port: port))
    try await page.read { $0.lines.values.first?.count == 2 }
    let first = try #require(await page.apps.keys.first)
    #expect(await page.texts(of: first) == ["hello", "--stdio --dark"])

    try await page.send("{\"app\":\"\(first)\",\"line\":{\"kind\":\"touch\"}}")
    try await page.read { $0.apps[first]?.isConnected == false }
    try await page.read { $0.apps.values.contains { $0.isConnected == true } }
    #expect(await page.apps.count == 2)

    #expect(await program.end(SIGINT) == .exit(0))
  }

  @Test
  func interruptEndsTheProgramAndItsApp() async throws {
    let app = try FakeApp(
      """
      echo "{\\"kind\\":\\"hello\\",\\"version\\":1,\\"app\\":\\"$$\\"}"
      exec sleep 3600
      """
    )
    let program = try Program("quakes", ["--port", "0", "--demo", app.url.path])
    let port = try #require(try await program.port())
    let page = try await TestPage(TestServer(port: port))
    try await page.read { !$0.apps.isEmpty }
    let child = try #require(await page.apps.values.first?.name.flatMap { Int32($0) })
    #expect(kill(child, 0) == 0)

    #expect(await program.end(SIGINT) == .exit(0))

    #expect(kill(child, 0) == -1)
  }

  @Test
  func reportsAnAppThatCannotBeStarted() async throws {
    let program = try Program("quakes", ["--port", "0", "--demo", "/nothing/here"])

    #expect(await program.ending() == .exit(1))
  }

  @Test(arguments: ["quakes", "kit-live"])
  func wrongArgumentsExitWith2(name: String) async throws {
    #expect(await (try Program(name, ["--port", "x"])).ending() == .exit(2))
    #expect(await (try Program(name, ["x"])).ending() == .exit(2))
    #expect(await (try Program(name, ["--help"])).ending() == .exit(0))
  }

  @Test
  func portInUseExitsWith1() async throws {
    try await TestServer.run { server in
      let program = try Program("kit-live", ["--port", String(server.port)])

      #expect(await program.ending() == .exit(1))
    }
  }

  @Test
  func kitLiveServesApps() async throws {
    let program = try Program("kit-live", ["--port", "0"], after: "export LIVE_TOKEN=abc")
    let port = try #require(try await program.port())
    let server = TestServer(port: port)
    let session = UUID().uuidString

    let headers = ["Authorization": "Bearer abc"]
    #expect(try await server.post([Line.hello()], session: session, headers).status == 204)
    let page = try await TestPage(server, target: "/live?token=abc")
    try await page.read(1, of: session)

    #expect(await program.end(SIGTERM) == .signal(SIGTERM))
    let output = await program.output
    #expect(output.contains("The page: http://127.0.0.1:\(port)/?token=abc\n"))
    #expect(
      output.contains(
        #"In the app: let live = log.send(to: URL(string: "http://127.0.0.1:\#(port)")!, token: "abc")"#
      )
    )
  }

  @Test
  func kitLiveSurvivesMoreIdleConnectionsThanItHasDescriptors() async throws {
    let program = try Program("kit-live", ["--port", "0"], after: "ulimit -n 100 && export LIVE_TOKEN=abc")
    let port = try #require(try await program.port())
    let server = TestServer(port: port)
    let page = try await TestPage(server, target: "/live?token=abc")

    var idle: [RawConnection] = []
    for _ in 0..<300 { idle.append(try await RawConnection(port: port)) }

    #expect(try await server.request("GET", "/?token=abc").status == 200)
    let session = UUID().uuidString
    let headers = ["Authorization": "Bearer abc"]
    #expect(try await server.post([Line.hello()], session: session, headers).status == 204)
    try await page.read(1, of: session)
    for connection in idle { await connection.close() }
    #expect(await program.end(SIGTERM) == .signal(SIGTERM))
  }

  @Test
  func kitLiveCreatesATokenForOtherMachines() async throws {
    let program = try Program("kit-live", ["--port", "0", "--host", "0.0.0.0"])
    let port = try #require(try await program.port())

    #expect(try await TestServer(port: port).request("GET", "/").status == 401)
    #expect(await program.output.contains("/?token="))

    _ = await program.end(SIGTERM)
  }
}
