import LiveServer
import Testing

@Suite
struct ProgramOptionsTests {
  @Test
  func listensOnThisMachineByDefault() throws {
    let options = try ProgramOptions([], environment: [:], for: .quakes)

    #expect(options.settings.host == "127.0.0.1")
    #expect(options.settings.port == 8_787)
    #expect(options.settings.token == nil)
  }

  @Test
  func parsesAllOptions() throws {
    let options = try ProgramOptions(
      ["--port", "0", "--host", "localhost", "--dark", "--demo", "/bin/app"],
      environment: ["LIVE_TOKEN": "abc"],
      for: .quakes
    )

    #expect(options.settings.port == 0)
    #expect(options.settings.host == "127.0.0.1")
    #expect(options.settings.token?.text == "abc")
    #expect(options.isDark)
    #expect(options.demo == "/bin/app")
  }

  @Test
  func createsATokenIfOtherMachinesCanReachIt() throws {
    let options = try ProgramOptions(["--host", "0.0.0.0"], environment: [:], for: .kitLive)

    #expect(options.settings.token?.text.count == 32)
  }

  @Test(
    arguments: [
      (["--prot", "1"], "unknown argument '--prot': expected --port, --host, --help"),
      (["--dark"], "unknown argument '--dark': expected --port, --host, --help"),
      (["--port"], "--port needs a value"),
      (["--port", "--host"], "--port needs a value"),
      (["--port", "65536"], "--port '65536': expected a number from 0 to 65535"),
      (["--port", "1", "--port", "1"], "--port is given twice"),
      (["--token", "abc"], "unknown argument '--token': expected --port, --host, --help"),
    ]
  )
  func namesTheWrongArgument(arguments: [String], message: String) {
    let error = #expect(throws: OptionError.self) {
      try ProgramOptions(arguments, environment: [:], for: .kitLive)
    }

    #expect(error?.description == message)
  }

  @Test(arguments: ["", "a b"])
  func rejectsAnInvalidToken(token: String) {
    let error = #expect(throws: OptionError.self) {
      try ProgramOptions([], environment: ["LIVE_TOKEN": token], for: .kitLive)
    }

    #expect(error?.description == "LIVE_TOKEN: expected letters, digits, '-', '.', '_' or '~', at least one")
  }

  @Test
  func addressesContainTheToken() throws {
    var settings = LiveServer.Settings()
    #expect(ServerAddresses(settings, port: 8_787).page == "http://127.0.0.1:8787")
    #expect(
      ServerAddresses(settings, port: 8_787).calls == [
        #"let live = log.send(to: URL(string: "http://127.0.0.1:8787")!)"#
      ]
    )

    settings.host = "192.168.1.7"
    settings.token = AccessToken("abc")
    let addresses = ServerAddresses(settings, port: 80)

    #expect(addresses.page == "http://192.168.1.7:80/?token=abc")
    #expect(
      addresses.calls == [#"let live = log.send(to: URL(string: "http://192.168.1.7:80")!, token: "abc")"#]
    )
  }
}
