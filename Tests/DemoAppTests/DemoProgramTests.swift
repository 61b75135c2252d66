#if os(Linux) || os(macOS)
  import Foundation
  import Testing

  @testable import DemoApp

  @MainActor
  @Suite
  struct DemoProgramTests {
    @Test func theDefaultScriptIsPlayedAsInTheTranscript() async throws {
      let transcript = try Files.lines("Tests/DemoAppTests/transcript.txt")

      let (code, output, complaints) = await run([])

      #expect(code == 0)
      #expect(complaints.isEmpty)
      #expect(output == transcript)
    }

    @Test func theReadMesExampleIsOfTheTranscript() throws {
      let readMe = try Files.lines("DemoApp/README.md")
      let transcript = try Files.lines("Tests/DemoAppTests/transcript.txt")

      let example = readMe.drop { $0 != " 1  tap notable 5 favorite" }.prefix { $0 != "```" }

      #expect(!example.isEmpty)
      #expect(transcript.indices.contains { transcript[$0...].starts(with: example) })
    }

    @Test func theTranscriptFitsATerminal() throws {
      let transcript = try Files.lines("Tests/DemoAppTests/transcript.txt")

      let tooLong = transcript.filter { $0.count > 100 }

      #expect(tooLong.isEmpty)
    }

    @Test func aFileIsPlayed() async throws {
      let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).script")
      try "wait\n".write(to: url, atomically: true, encoding: .utf8)
      defer { try? FileManager.default.removeItem(at: url) }

      let (code, output, _) = await run(["--script", url.path])

      #expect(code == 0)
      #expect(output.suffix(3) == ["", "1  wait", "   The screen stays as it was."])
    }

    @Test func whatWasSeenIsKeptInTheFileThatIsTold() async throws {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let (script, cache) = (
        folder.appendingPathComponent("all.script"), folder.appendingPathComponent("seen")
      )
      try Data("tap all\n".utf8).write(to: script)

      let first = await run(["--script", script.path, "--cache", cache.path])
      let second = await run(["--script", script.path, "--cache", cache.path])

      #expect(first.1.first { $0.contains("✓ All") }?.contains("✓ All 2") == true)
      #expect(second.1.first { $0.contains("✓ All") }?.contains("✓ All  ]") == true)
      #expect(try String(contentsOf: cache, encoding: .utf8) == #"{"all":20,"strong":20}"#)
    }

    @Test func theReportOfAScriptThatFailsEndsWithTheComplaint() async throws {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let (script, page) = (
        folder.appendingPathComponent("far.script"), folder.appendingPathComponent("page.html")
      )
      try Data("tap notable 5 favorite\ntap notable 4000 share\ntap tips\n".utf8).write(to: script)

      let (code, output, complaints) = await run(["--script", script.path, "--report", page.path])

      #expect(code == 1)
      let complaint = try #require(complaints.first)
      #expect(complaints.count == 1)
      #expect(complaint.hasPrefix("line 2: 'tap notable 4000 share': there is no row 4000 in 'notable'"))
      #expect(output.last == "\(page.path): the screen and the events of each step")
      let text = try String(contentsOf: page, encoding: .utf8)
      #expect(text.contains(#""name":"quake.favoriteTapped""#))
      #expect(text.contains(#""note":"\#(complaint)""#))
      #expect(!text.contains(#""title":"tap tips""#))
    }

    @Test func wrongArgumentsEndWith2() async {
      let (code, output, complaints) = await run(["--nope"])

      #expect(code == 2)
      #expect(output.isEmpty)
      #expect(complaints.first?.hasPrefix("unknown argument '--nope': expected") == true)
    }

    @Test func aFileThatIsNotThereEndsWith1() async {
      let (code, output, complaints) = await run(["--script", "/no/such.script"])

      #expect(code == 1)
      #expect(output.isEmpty)
      #expect(complaints == ["script '/no/such.script': expected a file, found none of that name"])
    }

    @Test func aFolderIsNoScript() async {
      let (code, _, complaints) = await run(["--script", "/"])

      #expect(code == 1)
      #expect(complaints == ["script '/': expected a file that can be read, found that it is a folder"])
    }

    @Test func aFileThatIsNoTextEndsWith1() async throws {
      let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).script")
      try Data([0xFF, 0xFE, 0x00]).write(to: url)
      defer { try? FileManager.default.removeItem(at: url) }

      let (code, _, complaints) = await run(["--script", url.path])

      #expect(code == 1)
      #expect(complaints == ["script '\(url.path)': expected text in UTF-8, found something else"])
    }

    @Test func helpTellsTheScriptLanguage() async {
      let (code, output, _) = await run(["--help"])

      #expect(code == 0)
      #expect(output.joined().contains("tap SECTION POSITION BUTTON"))
    }

    private func run(_ words: [String]) async -> (Int32, [String], [String]) {
      var output: [String] = []
      var complaints: [String] = []
      let code = await DemoProgram.run(
        words,
        write: { output.append($0) },
        complain: { complaints.append($0) }
      )
      return (code, output, complaints)
    }
  }
#endif
