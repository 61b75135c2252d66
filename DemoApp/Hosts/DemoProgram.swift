#if os(Linux) || os(macOS)
  import Foundation
  import KitSupport
  import PortableUIKit
  import RouterEventsInspector

  /// The program in a terminal.
  @main
  enum DemoProgram {
    static func main() async {
      let output = LineWriter(.standardOutput)
      let complaints = LineWriter(.standardError)
      let code = await run(
        Array(CommandLine.arguments.dropFirst()),
        write: output.write,
        complain: { complaints.write("DemoApp: \($0)") }
      )
      guard let failure = output.failure else { exit(code) }
      complaints.write("DemoApp: standard output: expected a place for every line: \(failure)")
      exit(max(code, 1))
    }

    /// Does what the arguments say.
    ///
    /// - Parameters:
    ///   - words: the arguments without the program's name.
    ///   - write: takes what goes to standard output, one line after the other.
    ///   - complain: takes what goes to standard error.
    /// - Returns: the exit code: 2 where the arguments are wrong, 1 where a script cannot be read or done or a file
    ///   cannot be written, else 0. A cache that cannot be written ends the run before it begins.
    @MainActor
    static func run(
      _ words: [String],
      write: @escaping (String) -> Void,
      complain: (String) -> Void
    ) async -> Int32 {
      do {
        switch try Arguments(words) {
        case .help: write(Arguments.usage)
        case .run(let run): return try await play(run, write: write, complain: complain)
        }
        return 0
      } catch let failure as Arguments.Failure {
        complain("\(failure)\n\n\(Arguments.usage)")
        return 2
      } catch {
        complain("\(error)")
        return 1
      }
    }

    /// Plays what is to be played and writes the files. Where a line cannot be done, these tell how far it came.
    @MainActor
    private static func play(
      _ run: Arguments.Run,
      write: @escaping (String) -> Void,
      complain: (String) -> Void
    ) async throws -> Int32 {
      var code: Int32 = 0
      let cache = run.cache.map { URL(fileURLWithPath: $0) }
      if let cache { try StoredFile(cache, isPrivate: true).prepare() }
      let host = TerminalHost(
        run.feed.map { HTTPQuakeService(feed: $0) } ?? BundledQuakeService(),
        cache: cache,
        appearance: run.isDark ? .dark : .light
      )
      let player = ScriptPlayer(host, write: write)
      if run.script != nil || run.report != nil || run.snapshot == nil {
        let lines = try ScriptParser.parse(ScriptReader.read(run.script ?? .bundled))
        do throws(ScriptError) {
          try await player.play(lines)
        } catch {
          complain("\(error)")
          code = 1
        }
      }
      await host.settle()
      if let file = run.snapshot {
        try StoredFile(URL(fileURLWithPath: file), isPrivate: false).store(Data(host.picture.utf8))
        write("\(file.bounded(500).visible): the last screen")
      }
      if let file = run.report {
        try EventReport("Quakes", steps: player.steps).writeHTML(to: URL(fileURLWithPath: file))
        write("\(file.bounded(500).visible): the screen and the events of each step")
      }
      if cache != nil, let failure = host.seenFile.failure {
        complain("\(failure)")
        code = 1
      }
      return code
    }
  }
#endif
