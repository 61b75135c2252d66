#if os(Linux) || os(macOS)
  import Foundation
  import KitSupport
  import PortableUIKit
  import RouterEventsInspector

  /// The program in a terminal.
  @main
  enum DemoProgram {
    @MainActor
    static func main() async {
      let output = LineWriter(.standardOutput)
      let words = Array(CommandLine.arguments.dropFirst())
      let usesLines = words.contains("--stdio")
      // A reader that goes away is a failure to write like any other.
      if usesLines { signal(SIGPIPE, SIG_IGN) }
      let write = { (line: String) in
        output.write(line)
        // Otherwise the program would read on for ever.
        if usesLines, output.failure != nil { end(0, output) }
      }
      let code = await run(words, write: write, complain: complain)
      end(code, output)
    }

    @MainActor
    private static func complain(_ text: String) {
      LineWriter(.standardError).write("DemoApp: \(text)")
    }

    @MainActor
    private static func end(_ code: Int32, _ output: LineWriter) -> Never {
      guard let failure = output.failure else { exit(code) }
      complain("standard output: expected a place for every line: \(failure)")
      exit(max(code, 1))
    }

    /// Does what the arguments say.
    ///
    /// - Parameters:
    ///   - words: the arguments without the program's name.
    ///   - lines: what `--stdio` reads.
    ///   - write: takes what goes to standard output, one line after the other.
    ///   - complain: takes what goes to standard error.
    /// - Returns: the exit code: 2 where the arguments are wrong, 1 where a script cannot be read or done or a file
    ///   cannot be written, else 0. A cache that cannot be written ends the run before it begins.
    @MainActor
    static func run(
      _ words: [String],
      reading lines: AsyncStream<LineSplitter.Line> = LineReader(.standardInput).lines,
      write: @escaping (String) -> Void,
      complain: (String) -> Void
    ) async -> Int32 {
      do {
        switch try Arguments(words) {
        case .help: write(Arguments.usage)
        case .run(let run) where run.usesLines:
          return try await serve(run, lines, write: write, complain: complain)
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
      let host = try launch(run)
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
      if let failure = unkept(run, host) {
        complain(failure)
        code = 1
      }
      return code
    }

    /// Does what the lines say until there are no more.
    @MainActor
    private static func serve(
      _ run: Arguments.Run,
      _ lines: AsyncStream<LineSplitter.Line>,
      write: @escaping (String) -> Void,
      complain: (String) -> Void
    ) async throws -> Int32 {
      let host = try await StdioSession.run(
        lines,
        write: { write(String(decoding: $0.json, as: UTF8.self)) },
        launch: { try launch(run) }
      )
      guard let failure = unkept(run, host) else { return 0 }
      complain(failure)
      return 1
    }

    /// Launches the app.
    ///
    /// - Throws: where the cache cannot be written.
    @MainActor
    private static func launch(_ run: Arguments.Run) throws -> TerminalHost {
      let cache = run.cache.map { URL(fileURLWithPath: $0) }
      if let cache { try StoredFile(cache, isPrivate: true).prepare() }
      return TerminalHost(
        run.feed.map { HTTPQuakeService(feed: $0) } ?? BundledQuakeService(),
        cache: cache,
        appearance: run.isDark ? .dark : .light
      )
    }

    /// Why what was seen could not be kept where that was asked for.
    @MainActor
    private static func unkept(_ run: Arguments.Run, _ host: TerminalHost) -> String? {
      run.cache == nil ? nil : host.seenFile.failure.map { "\($0)" }
    }
  }
#endif
