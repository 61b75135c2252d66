#if os(Linux) || os(macOS)
  import Foundation
  import KitSupport
  import ListSource
  import PlatformUIKit
  import Requests
  import RouterEventsInspector
  import TestSupport
  import Testing

  @testable import DemoApp

  @MainActor
  @Suite(.watchdog)
  struct StdioSessionTests {
    @Test func writesHelloAScreenAndLoadedRows() async throws {
      let session = TestSession(.withoutPrefetching(StubService(.success(.sample))))

      try await session.line { if case .batch = $0 { true } else { false } }
      try await session.settle()

      #expect(session.written.first == .app(.hello(app: "Quakes", takesInput: true)))
      #expect(session.written.dropFirst().first?.isScreen == true)
      #expect(session.written.contains(.batch("insert section 0 1 2")))
      await session.end()
    }

    @Test func tapEmitsAnEvent() async throws {
      let session = try await TestSession.launched()

      session.tap(try session.host.point(ofButton: "favorite", in: session.host.cell(1, of: "recent")))
      let lines = try await session.settle()

      #expect(lines.compactMap(\.eventName) == ["quake.favoriteTapped"])
      #expect(lines.contains(.batch("insert section 0")))
      #expect(lines.last?.isScreen == true)
      #expect(session.host.headline?.hasPrefix("★ Now a favorite") == true)
      await session.end()
    }

    @Test func touchThatMovesALittleIsATap() async throws {
      let session = try await TestSession.launched()
      let point = try session.host.point(ofButton: "magnitude")

      session.drag(from: point, to: CGPoint(x: point.x + 6, y: point.y - 6))
      let lines = try await session.settle()

      #expect(lines.compactMap(\.eventName) == ["list.orderTapped"])
      await session.end()
    }

    @Test func cancelledTouchIsNotATap() async throws {
      let session = try await TestSession.launched()
      let point = try session.host.point(ofButton: "magnitude")

      session.send(.touch(.began, point), .touch(.cancelled, point))
      let lines = try await session.settle()

      #expect(lines.compactMap(\.eventName) == [])
      await session.end()
    }

    @Test func verticalDragScrollsWithoutATap() async throws {
      let session = try await TestSession.launched(.long)
      let point = try session.host.point(ofButton: "favorite", in: session.host.cell(1, of: "recent"))

      session.drag(from: point, to: CGPoint(x: point.x, y: point.y - 200))
      let lines = try await session.settle()

      #expect(session.host.listView.contentOffset.y == 200)
      #expect(lines.allSatisfy { $0.isScreen })
      await session.end()
    }

    @Test func wheelScrollsWithinTheContent() async throws {
      let session = try await TestSession.launched(.long)
      let point = CGPoint(x: 200, y: 400)

      session.send(.scroll(point, dx: 0, dy: 120))
      try await session.settle()
      #expect(session.host.listView.contentOffset.y == 120)
      session.send(.scroll(point, dx: 5, dy: -1e300))
      try await session.settle()

      #expect(session.host.listView.contentOffset.y == 0)
      #expect(session.host.headline?.hasPrefix("Loading") == false)
      await session.end()
    }

    @Test func pullReloads() async throws {
      let failure = RequestError(.offline, source: "quakes.json")
      let host = TerminalHost.withoutPrefetching(StubService(.success(.sample), .failure(failure)))
      await host.settle()
      let session = TestSession(host)
      try await session.settle()

      session.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 420))
      // A reload that succeeds may be over before the next screen. The failure of one stays on it.
      try await session.line { line in
        if case .screen(_, let svg) = line { svg.contains("The list was not reloaded.") } else { false }
      }
      try await session.settle()

      #expect(host.listView.contentOffset.y == 0)
      await session.end()
    }

    @Test func horizontalDragSwipesARow() async throws {
      let session = try await TestSession.launched()
      let cell = try #require(try session.host.cell(1, of: "recent"))
      let start = try session.host.point(at: .trailing, of: cell)

      session.drag(from: start, to: CGPoint(x: start.x - 150, y: start.y))
      try await session.settle()
      session.tap(try session.host.point(ofButton: "hide", in: cell))
      let lines = try await session.settle()

      #expect(lines.compactMap(\.eventName) == ["quake.hideTapped"])
      await session.end()
    }

    @Test func longPressOpensAMenu() async throws {
      let session = try await TestSession.launched()
      let cell = try #require(try session.host.cell(1, of: "recent"))
      let point = cell.convert(CGPoint(x: cell.bounds.maxX - 4, y: 4), to: nil)

      session.send(.touch(.began, point), .longPress(point), .touch(.ended, point))
      try await session.settle()
      session.tap(try session.host.point(ofButton: "hide", in: session.host.window.subviews.last))
      let lines = try await session.settle()

      #expect(lines.compactMap(\.eventName) == ["quake.hideTapped"])
      await session.end()
    }

    @Test func longPressAndDragMoveAFavorite() async throws {
      let session = try await TestSession.launched()
      for section in ["recent", "notable"] { try session.host.tap("favorite", at: 1, of: section) }
      let start = try session.host.point(in: session.host.show(RowPlace(section: "favorites", position: 1)))
      let end = try session.host.point(in: session.host.show(RowPlace(section: "favorites", position: 2)))
      try await session.settle()

      session.send(.touch(.began, start), .longPress(start))
      session.send(.touch(.moved, end), .touch(.ended, end))
      let lines = try await session.settle()

      #expect(lines.compactMap(\.eventName) == ["quake.favoriteMoved"])
      await session.end()
    }

    @Test func detailShowsItsLoadedPart() async throws {
      let session = try await TestSession.launched()

      session.tap(try session.host.point(ofButton: "details", in: session.host.cell(1, of: "recent")))
      try await session.line { line in
        if case .screen(_, let svg) = line { svg.contains("Nearest in place") } else { false }
      }

      await session.end()
    }

    @Test func resizesTheScreen() async throws {
      let session = try await TestSession.launched()
      try session.host.openMenu(of: #require(try session.host.cell(1, of: "recent")))

      session.send(.size(CGSize(width: 700, height: 500)))
      let lines = try await session.settle()

      #expect(
        lines.contains {
          if case .screen(CGSize(width: 700, height: 500), _) = $0 { true } else { false }
        }
      )
      #expect(session.host.listView.bounds.width == 700)
      #expect(session.host.window.subviews.count == 1)
      await session.end()
    }

    @Test func resizesAPresentedScreen() async throws {
      let session = try await TestSession.launched()
      try session.host.tap("details", at: 1, of: "recent")

      session.send(.size(CGSize(width: 500, height: 400)))
      try await session.settle()

      #expect(session.host.presentedDetail?.view.bounds.size == CGSize(width: 500, height: 400 - 44))
      #expect(session.host.listView.bounds.width == 500)
      await session.end()
    }

    @Test func switchesBetweenDarkAndLight() async throws {
      let session = try await TestSession.launched()
      let light = session.host.picture

      session.send(.appearance(isDark: true))
      try await session.settle()
      #expect(session.host.picture != light)
      session.send(.appearance(isDark: false))
      try await session.settle()

      #expect(session.host.picture == light)
      await session.end()
    }

    @Test func keysOfNoCommandDoNothingWithoutATextField() async throws {
      let session = try await TestSession.launched()

      session.send(.text("a\nb"), .text("a"), .key(.backspace), .shortcut("⌘J"))

      #expect(try await session.settle() == [])
      await session.end()
    }

    @Test func keysPerformCommands() async throws {
      let session = try await TestSession.launched()

      session.send(.shortcut("⌘G"), .shortcut("↓"), .key(.return))
      try await session.settle()

      #expect(session.host.list.navigationController?.topViewController is FormController)
      await session.end()
    }

    @Test func answersInvalidLinesWithErrors() async throws {
      let session = try await TestSession.launched()
      let point = CGPoint(x: 1, y: 2)

      session.send("nonsense")
      session.send("")
      session.send(" \t\r")
      session.send(#"{"kind":"touch","phase":"began","x":"1","y":2}"#)
      session.send(tooLong: ())
      session.send(#"{"app":"Other","kind":"hello","version":1}"#)
      session.send(.touch(.moved, point), .longPress(point))
      session.send(.size(CGSize(width: 1e300, height: 300)))
      session.send(.touch(.began, CGPoint(x: -1e300, y: 1e300)), .touch(.ended, point))
      session.tap(try session.host.point(ofButton: "magnitude"))
      let lines = try await session.settle()

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
      await session.end()
    }

    @Test func writesAtMostOneScreenAFrameAndAlwaysTheLast() async throws {
      let session = try await TestSession.launched(.long)
      let start = ContinuousClock.now
      let before = session.written.count

      session.send(.touch(.began, CGPoint(x: 200, y: 500)))
      for y in 0..<400 { session.send(.touch(.moved, CGPoint(x: 200, y: 500 - y))) }
      session.send(.touch(.ended, CGPoint(x: 200, y: 100)))
      try await session.settle()

      let frames = (ContinuousClock.now - start) / StdioSession.frame
      let screens = session.written[before...].filter(\.isScreen)
      #expect(Double(screens.count) <= frames + 2)
      #expect(session.host.listView.contentOffset.y == 400)
      await session.end()
    }

    @Test func writesTheLastScreenAtTheEnd() async throws {
      let session = try await TestSession.launched(.long)

      for _ in 0..<20 { session.send(.scroll(CGPoint(x: 200, y: 400), dx: 0, dy: 10)) }
      await session.end()

      let size = CGSize(width: 390, height: 626)
      #expect(session.written.last { $0.isScreen } == .screen(size, svg: session.host.picture))
      #expect(session.host.listView.contentOffset.y == 200)
    }

    @Test func writesReportsOfTheKit() async throws {
      let session = TestSession(await .launched()) {
        Reports.report("Something is wrong.", position: "App/File.swift:1")
      }

      let line = try await session.line { if case .report = $0 { true } else { false } }

      #expect(line == .report("Something is wrong. (App/File.swift:1)"))
      await session.end()
    }

    @Test func exitsWhenTheInputEnds() async throws {
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
