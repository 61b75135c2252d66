#if os(Linux) || os(macOS)
  import Foundation
  import Testing

  @testable import DemoApp

  @MainActor
  @Suite
  final class DemoProgramTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

    init() throws {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit {
      try? FileManager.default.removeItem(at: folder)
    }

    private func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

    /// Writes a script, and returns its path.
    private func script(_ text: String) throws -> String {
      try Data(text.utf8).write(to: folder.appendingPathComponent("some.script"))
      return path("some.script")
    }

    @Test func playsEveryStepAsInTheTranscript() async throws {
      let transcript = try Files.lines("Tests/DemoAppTests/transcript.txt")

      let (code, output, complaints) = await run(["--all"])

      #expect(code == 0)
      #expect(complaints.isEmpty)
      #expect(output == transcript)
    }

    @Test func transcriptFitsATerminal() throws {
      let transcript = try Files.lines("Tests/DemoAppTests/transcript.txt")

      let tooLong = transcript.filter { $0.count > 100 }

      #expect(tooLong.isEmpty)
    }

    @Test func playsAScriptFile() async throws {
      let (code, output, _) = await run(["--script", try script("wait\n")])

      #expect(code == 0)
      #expect(output.suffix(3) == ["", "1  wait", "   The screen did not change."])
    }

    @Test func storesSeenIDsInTheCacheFile() async throws {
      let words = ["--script", try script("tap all\n"), "--cache", path("seen")]

      let first = await run(words)
      let second = await run(words)

      #expect(first.1.first { $0.contains("✓ All") }?.contains("✓ All 2") == true)
      #expect(second.1.first { $0.contains("✓ All") }?.contains("✓ All  ]") == true)
      #expect(try String(contentsOfFile: path("seen"), encoding: .utf8) == #"{"all":20,"strong":20}"#)
    }

    @Test func reportOfAFailedScriptEndsWithTheError() async throws {
      let script = try script("tap notable 5 favorite\ntap notable 4000 share\ntap tips\n")
      let page = path("page.html")

      let (code, output, complaints) = await run(["--script", script, "--report", page])

      #expect(code == 1)
      let complaint = try #require(complaints.first)
      #expect(complaints.count == 1)
      #expect(complaint.hasPrefix("line 2: 'tap notable 4000 share': there is no row 4000 in 'notable'"))
      #expect(output.last == "\(page): the screen and the events of each step")
      let text = try String(contentsOfFile: page, encoding: .utf8)
      #expect(text.contains(#""quake.favoriteTapped""#))
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
      let script = path("some.script")
      try Data([0xFF, 0xFE, 0x00]).write(to: URL(fileURLWithPath: script))

      let (code, _, complaints) = await run(["--script", script])

      #expect(code == 1)
      #expect(complaints == ["script '\(script)' is not UTF-8"])
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
      let cache = path("seen")
      try FileManager.default.createSymbolicLink(atPath: cache, withDestinationPath: "/dev/full")

      let (code, output, complaints) = await run(["--script", try script("tap all\n"), "--cache", cache])

      #expect(code == 1)
      #expect(output.contains { $0.contains("The badges cannot be saved: No space left on") })
      #expect(complaints == ["'\(cache)': expected a file that can be written: No space left on device"])
    }

    @Test func reportIsPrivateToItsOwnerAndAPictureIsNot() async throws {
      func mode(_ name: String) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: path(name))[.posixPermissions] as? Int
      }
      #expect(FileManager.default.createFile(atPath: path("usual"), contents: nil))

      let (code, _, _) = await run([
        "--script", try script("wait\n"), "--report", path("page.html"), "--snapshot", path("screen.svg"),
      ])

      #expect(code == 0)
      #expect(try mode("page.html") == 0o600)
      #expect(try mode("screen.svg") == mode("usual"))
    }

    @Test func messagesAbbreviateLongWords() async throws {
      let word = "\u{1B}[2J" + String(repeating: "w", count: 1 << 20)
      func lengths(_ text: String) async throws -> [Int] {
        let (code, output, complaints) = await run(["--script", try script(text)])
        #expect(code == 1)
        #expect(!(output + complaints).contains { $0.contains("\u{1B}") })
        return (output + complaints).map(\.count)
      }

      for text in [
        "tap \(word)", "select \(word) 1", "select notable \(word)", "drag notable 1 \(word)",
        "tap notable 1 \(word)", "fail \(word)", "scroll \(word)", word,
      ] {
        #expect(try await lengths(text).allSatisfy { $0 < 600 })
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
