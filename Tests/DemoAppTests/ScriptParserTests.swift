#if os(Linux) || os(macOS)
  import ListSource
  import Testing

  @testable import DemoApp

  @Suite
  struct ScriptParserTests {
    @Test func parsesOneStepALine() throws {
      let script =
        """
        tap recent 12 details
        select recent 12
        tap Close
        swipe recent 12 trailing hide
        swipe recent 12 leading
        menu recent 12 share words
        menu recent 12
        drag recent 12 3
        touch 10.5 20
        type Ada  Lovelace
        press ⇧⌘T
        scroll -120
        fail 2
        empty 1
        arrive 3
        wait
        wait Receipt 1
        """

      let steps = try ScriptParser.parse(script).map(\.step)

      let row = RowPlace(section: "recent", position: 12)
      #expect(
        steps == [
          .tap(title: "details", in: row), .select(row), .tap(title: "Close", in: nil),
          .swipe(row, from: .trailing, title: "hide"), .swipe(row, from: .leading, title: nil),
          .menu(row, titles: ["share", "words"]), .menu(row, titles: []), .drag(row, to: 3),
          .touch(x: 10.5, y: 20), .type(text: "Ada Lovelace"), .press(keys: "⇧⌘T"), .scroll(points: -120),
          .fail(times: 2), .empty(pages: 1), .arrive(events: 3), .wait(until: nil),
          .wait(until: "Receipt 1"),
        ]
      )
    }

    @Test func countsCommentsAndEmptyLines() throws {
      let script = "# a comment\n\n  tap  recent 1   share # another\r\n\t\nwait"

      let lines = try ScriptParser.parse(script)

      #expect(lines.map(\.number) == [3, 5])
      #expect(lines.map(\.text) == ["tap recent 1 share", "wait"])
    }

    @Test func emptyScriptHasNoSteps() throws {
      let lines = try ScriptParser.parse("")

      #expect(lines.isEmpty)
    }

    @Test(arguments: [
      (
        "wait\njump high",
        """
        line 2: 'jump high': unknown step 'jump': expected one of tap, select, swipe, menu, drag, touch, type, press, scroll, \
        fail, empty, arrive, wait
        """
      ),
      ("tap", "line 1: 'tap': expected: tap [SECTION POSITION] BUTTON"),
      ("tap recent 1", "line 1: 'tap recent 1': expected: tap [SECTION POSITION] BUTTON"),
      ("select recent", "line 1: 'select recent': expected: select SECTION POSITION"),
      ("drag recent 1", "line 1: 'drag recent 1': expected: drag SECTION POSITION TO"),
      (
        "drag recent 1 up",
        "line 1: 'drag recent 1 up': 'up' is not a position: expected a whole number from 1"
      ),
      (
        "tap recent 1 share now",
        "line 1: 'tap recent 1 share now': expected: tap [SECTION POSITION] BUTTON"
      ),
      (
        "tap recent first share",
        "line 1: 'tap recent first share': 'first' is not a position: expected a whole number from 1"
      ),
      (
        "tap recent 0 share",
        "line 1: 'tap recent 0 share': '0' is not a position: expected a whole number from 1"
      ),
      (
        "swipe recent 1 up",
        "line 1: 'swipe recent 1 up': expected: swipe SECTION POSITION leading|trailing [ACTION]"
      ),
      (
        "swipe recent one leading",
        "line 1: 'swipe recent one leading': 'one' is not a position: expected a whole number from 1"
      ),
      ("menu recent", "line 1: 'menu recent': expected: menu SECTION POSITION [ITEM …]"),
      ("touch 3", "line 1: 'touch 3': expected: touch X Y"),
      ("touch 3 left", "line 1: 'touch 3 left': 'left' is not a number: expected points, for example 120"),
      ("touch nan 3", "line 1: 'touch nan 3': 'nan' is not a number: expected points, for example 120"),
      ("type", "line 1: 'type': expected: type TEXT"),
      ("press", "line 1: 'press': expected: press KEYS"),
      (
        "press FN",
        "line 1: 'press FN': 'FN' is not a key: expected one as menus show it, for example ⌘G"
      ),
      ("scroll", "line 1: 'scroll': expected: scroll POINTS"),
      ("scroll inf", "line 1: 'scroll inf': 'inf' is not a number: expected points, for example 120"),
      ("fail", "line 1: 'fail': expected: fail TIMES"),
      ("fail once", "line 1: 'fail once': 'once' is not a count: expected a whole number from 1"),
      ("empty", "line 1: 'empty': expected: empty TIMES"),
    ])
    func errorNamesTheLineAndTheCause(script: String, description: String) {
      let error = #expect(throws: ScriptError.self) { try ScriptParser.parse(script) }

      #expect(error?.description == description)
    }

    @Test func usageListsEveryStep() {
      let words = ScriptParser.usage.split(separator: "\n").compactMap { $0.split(separator: " ").first }

      #expect(
        words == [
          "tap", "select", "swipe", "menu", "drag", "touch", "type", "press", "scroll", "fail", "empty",
          "arrive", "wait",
        ]
      )
    }
  }
#endif
