#if os(Linux) || os(macOS)
  import Requests
  import RouterEventsInspector
  import Testing

  @testable import DemoApp

  @MainActor
  @Suite
  struct ScriptPlayerTests {
    @Test func firstScreenHasNoTitleInTheReport() async throws {
      let player = ScriptPlayer(.withoutPrefetching(StubService(.success(.sample)))) { _ in }

      try await player.play(ScriptParser.parse("wait"))

      #expect(player.steps.map(\.title) == [nil, "wait"])
      #expect(player.steps.map(\.note) == ["The first screen", nil])
    }

    @Test func showsEachMenuBeforeAnItemIsTapped() async throws {
      let player = ScriptPlayer(.withoutPrefetching(StubService(.success(.sample)))) { _ in }

      try await player.play(ScriptParser.parse("menu recent 1 share words\nmenu recent 1"))

      #expect(player.steps.map(\.title) == [nil, nil, nil, "menu recent 1 share words", "menu recent 1"])
      #expect(player.steps.map(\.events.count) == [0, 0, 0, 1, 0])
      let pictures = player.steps.compactMap(\.picture)
      #expect(pictures.map { $0.contains(">Share ›<") } == [false, true, false, false, true])
      #expect(pictures.map { $0.contains(">In words<") } == [false, false, true, false, false])
    }

    @Test(arguments: [
      (
        "tap feed 1 share",
        "line 1: 'tap feed 1 share': there is no section 'feed': expected one of decades, notable, recent"
      ),
      (
        "\ntap recent 3 share",
        "line 2: 'tap recent 3 share': there is no row 3 in 'recent': expected a position from 1 to 2"
      ),
      (
        "tap recent 1 explode",
        """
        line 1: 'tap recent 1 explode': there is no button 'explode': \
        expected one of ☆ Favorite, Share, Details
        """
      ),
      (
        "swipe recent 1 trailing share",
        """
        line 1: 'swipe recent 1 trailing share': there is no button 'share': \
        expected one of Favorite, Hide
        """
      ),
      (
        "swipe recent 1 leading",
        "line 1: 'swipe recent 1 leading': this row has no swipe actions at its leading edge"
      ),
      (
        "menu recent 1 share loudly",
        """
        line 1: 'menu recent 1 share loudly': there is no button 'loudly': \
        expected one of In short, In words
        """
      ),
      (
        "menu decades 1 hide",
        "line 1: 'menu decades 1 hide': this row has no menu"
      ),
      (
        "touch 391 5",
        "line 1: 'touch 391 5': 391, 5 is outside the screen: expected a point from 0, 0 to below 390, 626"
      ),
      (
        "tap favorite",
        "line 1: 'tap favorite': there are 3 buttons 'favorite': name a row, as in tap recent 1 favorite"
      ),
      (
        "tap nothing",
        """
        line 1: 'tap nothing': there is no button 'nothing': expected one of \
        ☆ Favorite, Share, Details, ✓ All 1, Strong 1, Favorites, Magnitude, Depth, Count, Browse, Tips, \
        Gallery, Reload
        """
      ),
      (
        "tap recent 1 details\ntap recent 2 share",
        "line 2: 'tap recent 2 share': the list is not visible: close the screen in front of it first"
      ),
      (
        "select recent 1\nscroll 20",
        "line 2: 'scroll 20': the list is not visible: close the screen in front of it first"
      ),
      ("type Ada", "line 1: 'type Ada': no text field is focused: tap one first"),
    ])
    func errorNamesTheFailedStepAndTheCause(script: String, description: String) async {
      let error = await #expect(throws: ScriptError.self) { try await play(script) }

      #expect(error?.description == description)
    }

    @Test func reportsACoveredButton() async {
      let error = await #expect(throws: ScriptError.self) {
        try await play("tap recent 1 details\ntap tips")
      }

      #expect(error?.description.hasPrefix("line 2: 'tap tips': it cannot be touched: ") == true)
      #expect(error?.description.hasSuffix(" is in front of it") == true)
    }

    @Test func waitsForATextOfAScreenWithItsOwnService() async throws {
      _ = try await play("tap gallery\nselect screens 3\nselect pay 1\nwait Receipt 1")
    }

    @Test func reportsATextThatDoesNotAppear() async {
      let host = TerminalHost.withoutPrefetching(StubService(.success(.sample)))
      host.limit = .zero

      let error = await #expect(throws: ScriptError.self) { try await play("wait Receipt 1", on: host) }

      #expect(error?.description == "line 1: 'wait Receipt 1': 'Receipt 1' did not appear within 0 s")
    }

    @Test func reportsThatNothingIsLoaded() async {
      let host = TerminalHost(StubService(.failure(RequestError(.offline, source: "quakes.json"))))

      let error = await #expect(throws: ScriptError.self) { try await play("tap recent 1 share", on: host) }

      #expect(
        error?.description == "line 1: 'tap recent 1 share': the list has no sections: nothing is loaded"
      )
    }

    private func play(
      _ script: String,
      on host: TerminalHost = .withoutPrefetching(StubService(.success(.sample)))
    ) async throws -> [String] {
      var output: [String] = []
      try await ScriptPlayer(host) { output.append($0) }.play(ScriptParser.parse(script))
      return output
    }
  }
#endif
