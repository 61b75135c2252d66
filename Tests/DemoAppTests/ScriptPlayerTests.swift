#if os(Linux) || os(macOS)
  import Testing

  @testable import DemoApp

  @MainActor
  @Suite
  struct ScriptPlayerTests {
    @Test func writesTheCellItsEventAndTheScreen() async throws {
      let output = try await play("tap feed 1 details", on: launched())

      #expect(
        output == [
          "Quakes: 2 of 3 notable earthquakes, 2 of 3 events near Fiji",
          "  notable: Notable earthquakes of the twentieth century",
          "  feed: Events near Fiji since 1964",
          "",
          "1  tap feed 1 details",
          "   │ M 4.8  20.42° S 178.38° W  562 km deep, 41 stations",
          "   quake.detailsTapped [quake: feed#1] from QuakeCell",
          "     0 QuakeCell",
          "     1 SectionView     section = feed; position = 1",
          "     2 LoadingView     interceptor: forwarded",
          "     3 ListController  table: handled",
          "     4 UIWindow        not reached",
          "     5 UIWindowScene   not reached",
          "     6 UIApplication   not reached",
          "     7 AppDelegate     not reached",
          "     = handled by ListController",
          "   → DetailController is presented:",
          "     magnitude 4.8 near Fiji",
          "     at 20.42° S 178.38° W, 562 km deep",
          "     reported by 41 stations",
          "     opened from feed, position 1",
        ]
      )
    }

    @Test func alignsTheNumbersOfSteps() async throws {
      let script = Array(repeating: "wait", count: 10).joined(separator: "\n")

      let output = try await play(script, on: launched())

      #expect(output.contains(" 9  wait"))
      #expect(output.contains("10  wait"))
      #expect(output.last == "    → unchanged")
    }

    @Test(arguments: [
      (
        "tap recent 1 share",
        "line 1: 'tap recent 1 share': there is no section 'recent': expected one of notable, feed"
      ),
      (
        "\ntap feed 3 share",
        "line 2: 'tap feed 3 share': there is no cell 3 in 'feed': expected a position from 1 to 2"
      ),
      (
        "tap feed 1 explode",
        "line 1: 'tap feed 1 explode': there is no button 'explode': expected one of favorite, share, details"
      ),
      ("close", "line 1: 'close': there is no detail screen to close"),
      (
        "tap feed 1 details\ntap feed 2 share",
        "line 2: 'tap feed 2 share': the detail screen covers the list: close it first"
      ),
      ("tap feed 1 details\ntips", "line 2: 'tips': the detail screen covers the list: close it first"),
    ])
    func saysWhichStepCannotBeDoneAndWhy(script: String, description: String) async {
      let host = launched()

      let error = await #expect(throws: ScriptError.self) { try await play(script, on: host) }

      #expect(error?.description == description)
    }

    @Test func saysThatNothingIsLoaded() async {
      let host = TerminalHost(StubService(.failure(.notJSON(document: "quakes.json", found: "nothing"))))

      let error = await #expect(throws: ScriptError.self) { try await play("tap feed 1 share", on: host) }

      #expect(
        error?.description == "line 1: 'tap feed 1 share': the list shows no section: nothing is loaded"
      )
    }

    private func launched() -> TerminalHost {
      TerminalHost(StubService(.success(.sample)))
    }

    private func play(_ script: String, on host: TerminalHost) async throws -> [String] {
      var output: [String] = []
      try await ScriptPlayer(host) { output.append($0) }.play(ScriptParser.parse(script))
      return output
    }
  }
#endif
