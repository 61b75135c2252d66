#if os(Linux) || os(macOS)
  import Testing

  @testable import DemoApp

  @Suite
  struct ScriptParserTests {
    @Test func readsAStepALine() throws {
      let script = "tap feed 12 details\nclose\ntips\nreload\nwait\ncount"

      let steps = try ScriptParser.parse(script).map(\.step)

      #expect(
        steps == [
          .tapCell(section: "feed", position: 12, button: "details"), .close, .tapHeader(button: "tips"),
          .tapHeader(button: "reload"), .wait, .tapHeader(button: "count"),
        ]
      )
    }

    @Test func leavesOutCommentsAndEmptyLinesButCountsThem() throws {
      let script = "# a comment\n\n  tap  feed 1   share # another\r\n\t\nclose"

      let lines = try ScriptParser.parse(script)

      #expect(lines.map(\.number) == [3, 5])
      #expect(lines.map(\.text) == ["tap feed 1 share", "close"])
    }

    @Test func anEmptyScriptHasNoSteps() throws {
      let lines = try ScriptParser.parse("")

      #expect(lines.isEmpty)
    }

    @Test(arguments: [
      (
        "close\njump high",
        "line 2: 'jump high': 'jump' is no step: expected one of tap, close, tips, reload, count, wait"
      ),
      ("tap feed 1", "line 1: 'tap feed 1': expected: tap SECTION POSITION BUTTON"),
      ("tap feed 1 share now", "line 1: 'tap feed 1 share now': expected: tap SECTION POSITION BUTTON"),
      (
        "tap feed first share",
        "line 1: 'tap feed first share': 'first' is no position: expected a whole number from 1"
      ),
      ("tap feed 0 share", "line 1: 'tap feed 0 share': '0' is no position: expected a whole number from 1"),
      ("wait 3", "line 1: 'wait 3': expected: wait"),
      ("tips please", "line 1: 'tips please': expected: tips"),
    ])
    func saysWhichLineIsWrongAndWhy(script: String, description: String) {
      let error = #expect(throws: ScriptError.self) { try ScriptParser.parse(script) }

      #expect(error?.description == description)
    }

    @Test func theUsageTellsEveryStep() {
      let words = ScriptParser.usage.split(separator: "\n").compactMap { $0.split(separator: " ").first }

      #expect(words == ["tap", "close", "tips", "reload", "count", "wait"])
    }
  }
#endif
