#if os(Linux) || os(macOS)
  import Foundation
  import Testing

  @testable import DemoApp

  @MainActor
  @Suite
  struct ShortDemoTests {
    @Test func showsTheFirstScreenAndThreeTapsInAtMost120Lines() async throws {
      let output = try await run([])

      #expect(output.count <= 120)
      #expect(output.first?.hasPrefix("   ┌──") == true)
      let steps = output.filter { $0.first?.isNumber == true }
      #expect(steps.map { $0.prefix(6) } == ["1  tap", "2  tap", "3  tap"])
      #expect(output.filter { $0.hasPrefix("     = handled by ") }.count == 3)
    }

    @Test func showsTheLinesThatATapChanged() async throws {
      let output = try await run([])

      let count = try #require(output.firstIndex { $0.hasPrefix("2  tap count") })
      let details = try #require(output.firstIndex { $0.hasPrefix("3  tap notable 1 details") })
      let change = output[count..<details].drop { !$0.contains("│") }
      #expect(
        change.map { $0.replacing(#/ +│$/#, with: "") } == [
          "   │─────────────────────────────────────────────────────────────────│",
          " - │   ★ Now a favorite: M 9.5, South, Chile, 21 May 1960 (1 in",
          " - │   all)",
          " + │   1 event reached the application: quake.favoriteTapped 1",
          "   │   [  ✓ All 2  ] [  Strong 2   ] [   Favorites 1  ]",
          "",
        ]
      )
    }

    @Test func endsWithWhatToTryNext() async throws {
      let output = try await run([])

      let ending = output.suffix(4)
      #expect(ending.first == "Try next:")
      for command in ["DemoApp --all", "DemoApp --report", "--package-path Live quakes"] {
        #expect(ending.contains { $0.hasPrefix("  swift run ") && $0.contains(command) })
      }
    }

    @Test func suggestsNothingAfterOtherScripts() async throws {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }

      let all = try await run(["--all"])
      let reported = try await run(["--report", folder.appendingPathComponent("run.html").path])

      #expect(!all.contains("Try next:"))
      #expect(all == reported.dropLast())
    }

    @Test func colorsLinesOnATerminal() async throws {
      let plain = try await run([])
      let colored = try await run([], colors: TerminalColors(isTerminal: true, environment: [:]))

      #expect(!plain.contains { $0.contains("\u{1B}") })
      #expect(colored.contains("\u{1B}[1m1  tap notable 1 favorite\u{1B}[0m"))
      #expect(colored.contains("\u{1B}[36m   quake.favoriteTapped from UIButton\u{1B}[0m"))
      #expect(colored.contains { $0.hasPrefix("\u{1B}[32m + │") })
      #expect(colored.contains { $0.hasPrefix("\u{1B}[31m - │") })
      #expect(colored.map { $0.replacing(#/\u{1B}\[[0-9;]*m/#, with: "") } == plain)
    }

    private func run(_ words: [String], colors: TerminalColors = .none) async throws -> [String] {
      var output: [String] = []
      let code = await DemoProgram.run(
        words,
        colors: colors,
        write: { output.append($0) },
        complain: { Issue.record("\($0)") }
      )
      #expect(code == 0)
      return output
    }
  }
#endif
