#if os(Linux) || os(macOS)
  import Foundation
  import KitSupport
  import ListSource
  import PortableUIKit
  import RouterEventsInspector
  import Testing

  @testable import DemoApp

  @MainActor
  @Suite(.timeLimit(.minutes(2)))
  struct StdioSessionTests {
    @Test func beginsWithHelloAndAScreenAndShowsWhatWasLoaded() async throws {
      let talk = StdioTalk(.patient(StubService(.success(.sample))))

      try await talk.line { $0.kind == .batch }
      try await talk.settle()

      #expect(talk.written.prefix(2).map(\.kind) == [.hello, .screen])
      #expect(talk.written.first == .hello(app: "Quakes", takesInput: true))
      #expect(talk.written.contains(.batch("insert section 0 1 2")))
      await talk.end()
    }

    @Test func aTapAtAPointEmitsAnEvent() async throws {
      let talk = try await StdioTalk.launched()

      talk.tap(try talk.host.point(ofButton: "favorite", in: talk.host.cell(1, of: "recent")))
      let lines = try await talk.settle()

      #expect(lines.compactMap(\.eventName) == ["quake.favoriteTapped"])
      #expect(lines.contains(.batch("insert section 0")))
      #expect(lines.last?.kind == .screen)
      #expect(talk.host.headline?.hasPrefix("★ Now a favorite") == true)
      await talk.end()
    }

    @Test func aTouchThatMovesALittleIsATap() async throws {
      let talk = try await StdioTalk.launched()
      let point = try talk.host.point(ofButton: "magnitude")

      talk.drag(from: point, to: CGPoint(x: point.x + 6, y: point.y - 6))
      let lines = try await talk.settle()

      #expect(lines.compactMap(\.eventName) == ["list.orderTapped"])
      await talk.end()
    }

    @Test func aCancelledTouchIsNoTap() async throws {
      let talk = try await StdioTalk.launched()
      let point = LiveLine.Point(try talk.host.point(ofButton: "magnitude"))

      talk.send(.touch(.began, point), .touch(.cancelled, point))
      let lines = try await talk.settle()

      #expect(lines.compactMap(\.eventName) == [])
      await talk.end()
    }

    @Test func aFingerThatMovesUpScrollsAndTapsNothing() async throws {
      let talk = try await StdioTalk.launched(.long)
      let point = try talk.host.point(ofButton: "favorite", in: talk.host.cell(1, of: "recent"))

      talk.drag(from: point, to: CGPoint(x: point.x, y: point.y - 200))
      let lines = try await talk.settle()

      #expect(talk.host.listView.contentOffset.y == 200)
      #expect(lines.allSatisfy { $0.kind == .screen })
      await talk.end()
    }

    @Test func aWheelScrollsWithinTheContent() async throws {
      let talk = try await StdioTalk.launched(.long)
      let point = LiveLine.Point(x: 200, y: 400)

      talk.send(.scroll(point, dx: 0, dy: 120))
      try await talk.settle()
      #expect(talk.host.listView.contentOffset.y == 120)
      talk.send(.scroll(point, dx: 5, dy: -1e300))
      try await talk.settle()

      #expect(talk.host.listView.contentOffset.y == 0)
      #expect(talk.host.headline?.hasPrefix("Loading") == false)
      await talk.end()
    }

    @Test func aPullReloads() async throws {
      let talk = try await StdioTalk.launched()

      talk.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 420), lifts: false)
      talk.send(.touch(.ended, LiveLine.Point(x: 200, y: 420)))
      try await talk.line { line in
        if case .screen(_, let svg) = line { svg.contains("Loading …") } else { false }
      }
      try await talk.line { line in
        if case .screen(_, let svg) = line { !svg.contains("Loading …") } else { false }
      }

      #expect(talk.host.listView.contentOffset.y == 0)
      await talk.end()
    }

    @Test func aFingerThatMovesToASideSwipesARow() async throws {
      let talk = try await StdioTalk.launched()
      let cell = try #require(try talk.host.cell(1, of: "recent"))
      let start = try talk.host.point(at: .trailing, of: cell)

      talk.drag(from: start, to: CGPoint(x: start.x - 150, y: start.y))
      try await talk.settle()
      talk.tap(try talk.host.point(ofButton: "hide", in: cell))
      let lines = try await talk.settle()

      #expect(lines.compactMap(\.eventName) == ["quake.hideTapped"])
      await talk.end()
    }

    @Test func aLongPressOpensAMenu() async throws {
      let talk = try await StdioTalk.launched()
      let cell = try #require(try talk.host.cell(1, of: "recent"))
      let point = LiveLine.Point(cell.convert(CGPoint(x: cell.bounds.maxX - 4, y: 4), to: nil))

      talk.send(.touch(.began, point), .longPress(point), .touch(.ended, point))
      try await talk.settle()
      talk.tap(try talk.host.point(ofButton: "hide", in: talk.host.window.subviews.last))
      let lines = try await talk.settle()

      #expect(lines.compactMap(\.eventName) == ["quake.hideTapped"])
      await talk.end()
    }

    @Test func aFavoriteIsDraggedAfterALongPress() async throws {
      let talk = try await StdioTalk.launched()
      for section in ["recent", "notable"] { try talk.host.tap("favorite", at: 1, of: section) }
      let start = try talk.host.point(in: talk.host.show(RowPlace(section: "favorites", position: 1)))
      let end = try talk.host.point(in: talk.host.show(RowPlace(section: "favorites", position: 2)))
      try await talk.settle()

      talk.send(.touch(.began, LiveLine.Point(start)), .longPress(LiveLine.Point(start)))
      talk.send(.touch(.moved, LiveLine.Point(end)), .touch(.ended, LiveLine.Point(end)))
      let lines = try await talk.settle()

      #expect(lines.compactMap(\.eventName) == ["quake.favoriteMoved"])
      await talk.end()
    }

    @Test func aDetailShowsWhatWasLoadedLater() async throws {
      let talk = try await StdioTalk.launched()

      talk.tap(try talk.host.point(ofButton: "details", in: talk.host.cell(1, of: "recent")))
      try await talk.line { line in
        if case .screen(_, let svg) = line { svg.contains("Nearest in place") } else { false }
      }

      await talk.end()
    }

    @Test func theScreenGetsAnotherSize() async throws {
      let talk = try await StdioTalk.launched()
      try talk.host.openMenu(of: #require(try talk.host.cell(1, of: "recent")))

      talk.send(.size(LiveLine.Size(width: 700, height: 500)))
      let lines = try await talk.settle()

      #expect(
        lines.contains {
          if case .screen(LiveLine.Size(width: 700, height: 500), _) = $0 { true } else { false }
        }
      )
      #expect(talk.host.listView.bounds.width == 700)
      #expect(talk.host.window.subviews.count == 1)
      await talk.end()
    }

    @Test func aPresentedScreenGetsAnotherSizeToo() async throws {
      let talk = try await StdioTalk.launched()
      try talk.host.tap("details", at: 1, of: "recent")

      talk.send(.size(LiveLine.Size(width: 500, height: 400)))
      try await talk.settle()

      #expect(talk.host.presentedDetail?.view.bounds.size == CGSize(width: 500, height: 400 - 44))
      #expect(talk.host.listView.bounds.width == 500)
      await talk.end()
    }

    @Test func theScreenBecomesDarkAndLight() async throws {
      let talk = try await StdioTalk.launched()
      let light = talk.host.picture

      talk.send(.appearance(isDark: true))
      try await talk.settle()
      #expect(talk.host.picture != light)
      talk.send(.appearance(isDark: false))
      try await talk.settle()

      #expect(talk.host.picture == light)
      await talk.end()
    }

    @Test func keysWithoutATextFieldDoNothing() async throws {
      let talk = try await StdioTalk.launched()

      talk.send(.text("a\nb"), .key(.backspace), .key(.return))

      #expect(try await talk.settle() == [])
      await talk.end()
    }

    @Test func whatCannotBeDoneIsAnsweredAndSurvived() async throws {
      let talk = try await StdioTalk.launched()
      let point = LiveLine.Point(x: 1, y: 2)

      talk.send("nonsense")
      talk.send("")
      talk.send(" \t\r")
      talk.send(#"{"kind":"touch","phase":"began","x":"1","y":2}"#)
      talk.send(tooLong: ())
      talk.send(.hello(app: "Other", takesInput: true), .touch(.moved, point), .longPress(point))
      talk.send(.size(LiveLine.Size(width: 1e300, height: 300)))
      talk.send(.touch(.began, LiveLine.Point(x: -1e300, y: 1e300)), .touch(.ended, point))
      talk.tap(try talk.host.point(ofButton: "magnitude"))
      let lines = try await talk.settle()

      let errors = lines.compactMap { if case .error(let text) = $0 { text } else { nil } }
      #expect(
        errors == [
          "expected a JSON object on one line, found something else",
          "touch.x: expected a number, found '1'",
          "expected a line of at most 2097152 bytes, found a longer one",
          "kind: expected one of touch, longPress, scroll, key, size, appearance, found 'hello'",
          "moved: expected a finger that is down, found none",
          "longPress: expected a finger that is down, found none",
          "size: expected a width and a height from 100 to 4096 points, found 1e+300 and 300.0",
        ]
      )
      #expect(lines.compactMap(\.eventName) == ["list.orderTapped"])
      await talk.end()
    }

    @Test func screensAreAFrameApartAndTheLastStateIsWritten() async throws {
      let talk = try await StdioTalk.launched(.long)
      let start = ContinuousClock.now
      let before = talk.written.count

      talk.send(.touch(.began, LiveLine.Point(x: 200, y: 500)))
      for y in 0..<400 { talk.send(.touch(.moved, LiveLine.Point(x: 200, y: Double(500 - y)))) }
      talk.send(.touch(.ended, LiveLine.Point(x: 200, y: 100)))
      try await talk.settle()

      let frames = (ContinuousClock.now - start) / StdioSession.frame
      let screens = talk.written[before...].filter { $0.kind == .screen }
      #expect(Double(screens.count) <= frames + 2)
      #expect(talk.host.listView.contentOffset.y == 400)
      await talk.end()
    }

    @Test func theLastStateIsWrittenAtTheEnd() async throws {
      let talk = try await StdioTalk.launched(.long)

      for _ in 0..<20 { talk.send(.scroll(LiveLine.Point(x: 200, y: 400), dx: 0, dy: 10)) }
      await talk.end()

      let size = LiveLine.Size(width: 390, height: 626)
      #expect(talk.written.last { $0.kind == .screen } == .screen(size, svg: talk.host.picture))
      #expect(talk.host.listView.contentOffset.y == 200)
    }

    @Test func whatTheKitReportsIsWritten() async throws {
      let talk = StdioTalk(await .launched()) {
        Reports.report("Something is wrong.", position: "App/File.swift:1")
      }

      let line = try await talk.line { $0.kind == .report }

      #expect(line == .report("Something is wrong. (App/File.swift:1)"))
      await talk.end()
    }

    @Test func theProgramEndsWithItsInput() async throws {
      let input = Pipe()
      try input.fileHandleForWriting.write(
        contentsOf: Data("nonsense\n{\"kind\":\"key\",\"text\":\"a\"}".utf8)
      )
      try input.fileHandleForWriting.close()
      var output: [String] = []

      let code = await DemoProgram.run(
        ["--stdio", "--dark"],
        reading: LineReader(input.fileHandleForReading).lines,
        write: { output.append($0) },
        complain: { _ in }
      )

      #expect(code == 0)
      #expect(output.first == #"{"app":"Quakes","kind":"hello","takesInput":true,"version":1}"#)
      #expect(output.contains { $0.hasPrefix(#"{"height":626,"kind":"screen","svg":"<svg "#) })
      #expect(output.contains { $0.hasPrefix(#"{"kind":"error","#) })
      #expect(output.allSatisfy { !$0.contains("\n") })
    }
  }
#endif
