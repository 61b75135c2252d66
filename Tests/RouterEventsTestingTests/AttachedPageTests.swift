// Attachments are only written by a process started with a path for them, so this test starts its own executable again.
// On other platforms a test bundle is not executable.
#if os(Linux)
  import Foundation
  import RouterEventsInspector
  import RouterEventsTesting
  import TestSupport
  import Testing

  @Suite(.watchdog)
  struct AttachedPageTests {
    @Test
    func attachesTheEventsOfFailedTests() async throws {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }

      try await runSamples(attachingTo: folder)

      var pages: [String: String] = [:]
      for file in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
        pages[file] = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
      }
      #expect(
        pages.keys.sorted() == [
          "RecordedSamples.expectsInVain.html", "RecordedSamples.failsForOneArgument.html",
          "RecordedSamples.throwsAnError.html",
        ]
      )
      for (file, event) in [
        "RecordedSamples.expectsInVain.html": "sample.expected",
        "RecordedSamples.failsForOneArgument.html": "sample.2",
        "RecordedSamples.throwsAnError.html": "sample.thrown",
      ] {
        let page = pages[file] ?? ""
        #expect(page.hasPrefix("<!doctype html>"))
        #expect(page.contains("\"\(event)\""))
        #expect(page.components(separatedBy: "\"sample.").count == 2)
      }
      #expect(pages["RecordedSamples.expectsInVain.html"]?.contains("<title>Expects in vain</title>") == true)
    }

    private func runSamples(attachingTo folder: URL) async throws {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      process.arguments = [
        "--testing-library", "swift-testing", "--filter", "RecordedSamples", "--attachments-path",
        folder.path,
      ]
      process.environment = ProcessInfo.processInfo.environment.merging([samplesVariable: "1"]) {
        $1
      }
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
        process.onEnd { continuation.resume() }
        do { try process.run() } catch { continuation.resume(throwing: error) }
      }
    }
  }

  /// The environment variable that enables the tests below.
  private let samplesVariable = "RECORDED_SAMPLES"

  /// Failing tests for the test above.
  @Suite(.enabled(if: ProcessInfo.processInfo.environment[samplesVariable] != nil), .recordingEvents)
  struct RecordedSamples {
    private struct Trouble: Error {}

    @Test
    func passes() async {
      await emit("sample.passed")
    }

    @Test("Expects in vain")
    func expectsInVain() async {
      await emit("sample.expected")
      #expect(EventLog.current == nil)
    }

    @Test
    func throwsAnError() async throws {
      await emit("sample.thrown")
      throw Trouble()
    }

    @Test(arguments: 1...3)
    func failsForOneArgument(number: Int) async {
      await emit(EventName("sample.\(number)"))
      #expect(number != 2)
    }

    @Test
    func knowsItsIssue() async {
      await emit("sample.known")
      withKnownIssue { Issue.record("known") }
    }
  }
#endif
