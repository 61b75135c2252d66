#if os(Linux) || os(macOS)
  import Foundation
  import Testing

  @testable import DemoApp

  @MainActor
  @Suite
  struct DemoProgramTests {
    @Test func playsEveryStepAsInTheTranscript() async throws {
      let transcript = try Files.lines("Tests/DemoAppTests/transcript.txt")

      let (code, output, complaints) = await run(["--all"])

      #expect(code == 0)
      #expect(complaints.isEmpty)
      #expect(output == transcript)
    }

    @Test func readmeExampleIsPartOfTheTranscript() throws {
      let readMe = try Files.lines("DemoApp/README.md")
      let transcript = try Files.lines("Tests/DemoAppTests/transcript.txt")

      let example = readMe.drop { $0 != " 1  tap notable 5 favorite" }.prefix { $0 != "```" }

      #expect(!example.isEmpty)
      #expect(transcript.indices.contains { transcript[$0...].starts(with: example) })
    }

    @Test func transcriptFitsATerminal() throws {
      let transcript = try Files.lines("Tests/DemoAppTests/transcript.txt")

      let tooLong = transcript.filter { $0.count > 100 }

      #expect(tooLong.isEmpty)
    }

    @Test func playsAScriptFile() async throws {
      let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).script")
      try "wait\n".write(to: url, atomically: true, encoding: .utf8)
      defer { try? FileManager.default.removeItem(at: url) }

      let (code, output, _) = await run(["--script", url.path])

      #expect(code == 0)
      #expect(output.suffix(3) == ["", "1  wait", "   The screen did not change."])
    }

    @Test func storesSeenIDsInTheCacheFile() async throws {
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

    @Test func reportOfAFailedScriptEndsWithTheError() async throws {
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

    @Test func wrongArgumentsExitWith2() async {
      let (code, output, complaints) = await run(["--nope"])

      #expect(code == 2)
      #expect(output.isEmpty)
      #expect(complaints.first?.hasPrefix("unknown argument '--nope': expected") == true)
    }

    @Test func missingScriptExitsWith1() async {
      let (code, output, complaints) = await run(["--script", "/no/such.script"])

      #expect(code == 1)
      #expect(output.isEmpty)
      #expect(complaints == ["script '/no/such.script': there is no such file"])
    }

    @Test func folderAsScriptExitsWith1() async {
      let (code, _, complaints) = await run(["--script", "/"])

      #expect(code == 1)
      #expect(complaints == ["script '/' cannot be read: it is a folder"])
    }

    @Test func scriptWithInvalidUTF8ExitsWith1() async throws {
      let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).script")
      try Data([0xFF, 0xFE, 0x00]).write(to: url)
      defer { try? FileManager.default.removeItem(at: url) }

      let (code, _, complaints) = await run(["--script", url.path])

      #expect(code == 1)
      #expect(complaints == ["script '\(url.path)' is not UTF-8"])
    }

    @Test func unwritableCacheExitsBeforeTheRun() async {
      let (code, output, complaints) = await run(["--cache", "/no/such/folder/seen"])

      #expect(code == 1)
      #expect(output.isEmpty)
      #expect(
        complaints == [
          "'/no/such/folder/seen': expected a file that can be written: No such file or directory"
        ]
      )
    }

    @Test func failedCacheWriteExitsWith1() async throws {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let (script, cache) = (
        folder.appendingPathComponent("all.script"), folder.appendingPathComponent("seen")
      )
      try Data("tap all\n".utf8).write(to: script)
      try FileManager.default.createSymbolicLink(atPath: cache.path, withDestinationPath: "/dev/full")

      let (code, output, complaints) = await run(["--script", script.path, "--cache", cache.path])

      #expect(code == 1)
      #expect(output.contains { $0.contains("The badges cannot be saved: No space left on") })
      #expect(complaints == ["'\(cache.path)': expected a file that can be written: No space left on device"])
    }

    @Test func reportIsPrivateToItsOwnerAndAPictureIsNot() async throws {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      func mode(_ name: String) throws -> Int? {
        let path = folder.appendingPathComponent(name).path
        return try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
      }
      #expect(
        FileManager.default.createFile(atPath: folder.appendingPathComponent("usual").path, contents: nil)
      )
      let (script, page, picture) = (
        folder.appendingPathComponent("wait.script"), folder.appendingPathComponent("page.html"),
        folder.appendingPathComponent("screen.svg")
      )
      try Data("wait\n".utf8).write(to: script)

      let (code, _, _) = await run([
        "--script", script.path, "--report", page.path, "--snapshot", picture.path,
      ])

      #expect(code == 0)
      #expect(try mode("page.html") == 0o600)
      #expect(try mode("screen.svg") == mode("usual"))
    }

    @Test func messagesAbbreviateLongWords() async throws {
      let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).script")
      defer { try? FileManager.default.removeItem(at: url) }
      let word = "\u{1B}[2J" + String(repeating: "w", count: 1 << 20)
      func lengths(_ script: String) async throws -> [Int] {
        try Data(script.utf8).write(to: url)
        let (code, output, complaints) = await run(["--script", url.path])
        #expect(code == 1)
        #expect(!(output + complaints).contains { $0.contains("\u{1B}") })
        return (output + complaints).map(\.count)
      }

      for script in [
        "tap \(word)", "select \(word) 1", "select notable \(word)", "drag notable 1 \(word)",
        "tap notable 1 \(word)", "fail \(word)", "scroll \(word)", word,
      ] {
        #expect(try await lengths(script).allSatisfy { $0 < 600 })
      }
    }

    #if os(Linux)
      @Test func recordsAFailedWrite() throws {
        let writer = LineWriter(try FileHandle(forWritingTo: URL(fileURLWithPath: "/dev/full")))

        writer.write("one")
        writer.write("two")

        #expect(writer.failure?.isEmpty == false)
      }
    #endif

    @Test func readsAScriptFromADeviceOrAPipe() throws {
      let pipe = Pipe()
      try pipe.fileHandleForWriting.write(contentsOf: Data("tap tips".utf8))
      try pipe.fileHandleForWriting.close()
      let name = "/dev/fd/\(pipe.fileHandleForReading.fileDescriptor)"

      #expect(try ScriptReader.read(.file("/dev/null")) == "")
      #expect(try ScriptReader.read(.file(name)) == "tap tips")
    }

    @Test func helpDescribesTheScriptLanguage() async {
      let (code, output, _) = await run(["--help"])

      #expect(code == 0)
      #expect(output.joined().contains("drag SECTION POSITION TO"))
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
