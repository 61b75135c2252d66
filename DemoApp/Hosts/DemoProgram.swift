#if os(Linux) || os(macOS)
  import Foundation
  import KitSupport
  import PortableUIKit
  import RouterEventsInspector

  /// The demo as a command-line program.
  @main
  enum DemoProgram {
    @MainActor
    static func main() async {
      let output = LineWriter(.standardOutput)
      let words = Array(CommandLine.arguments.dropFirst())
      let usesLines = words.contains("--stdio")
      // If the reader of standard output exits, ignoring SIGPIPE makes a write fail instead of ending the process.
      if usesLines { signal(SIGPIPE, SIG_IGN) }
      let write = { (line: String) in
        output.write(line)
        // Without this line, the program would keep reading standard input after a failed write.
        if usesLines, output.failure != nil { end(0, output) }
      }
      let colors = TerminalColors(
        isTerminal: isatty(STDOUT_FILENO) != 0,
        environment: ProcessInfo.processInfo.environment
      )
      let code = await run(words, colors: colors, write: write, complain: complain)
      end(code, output)
    }

    @MainActor
    private static func complain(_ text: String) {
      LineWriter(.standardError).write("DemoApp: \(text)")
    }

    @MainActor
    private static func end(_ code: Int32, _ output: LineWriter) -> Never {
      guard let failure = output.failure else { exit(code) }
      complain("standard output cannot be written: \(failure)")
      exit(max(code, 1))
    }

    /// Runs the program and returns its exit code.
    ///
    /// Before the app is launched, the program checks that the cache file can be written.
    ///
    /// - Parameters:
    ///   - words: The arguments, without the name of the program.
    ///   - colors: The colors of the output.
    ///   - lines: The input for the option `--stdio`.
    ///   - write: A closure that is called with each line for standard output.
    ///   - complain: A closure that is called with each message for standard error.
    /// - Returns: The exit code. It is 2 if the arguments are invalid. It is 1 if a script cannot be read or played, or
    ///   if a file cannot be written. Otherwise, it is 0.
    @MainActor
    static func run(
      _ words: [String],
      colors: TerminalColors = .none,
      reading lines: AsyncStream<LineSplitter.Line> = LineReader(.standardInput).lines,
      write: @escaping (String) -> Void,
      complain: (String) -> Void
    ) async -> Int32 {
      do {
        switch try Arguments(words) {
        case .help: write(Arguments.usage)
        case .run(let run) where run.usesLines:
          return try await serve(run, lines, write: write, complain: complain)
        case .run(let run): return try await play(run, colors, write: write, complain: complain)
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

    /// Plays the script, writes the requested snapshot and report, and returns the exit code.
    ///
    /// If a step fails, the files show the run up to that step.
    @MainActor
    private static func play(
      _ run: Arguments.Run,
      _ colors: TerminalColors,
      write: @escaping (String) -> Void,
      complain: (String) -> Void
    ) async throws -> Int32 {
      var code: Int32 = 0
      let host = try launch(run)
      let player = ScriptPlayer(host, colors: colors, write: write)
      if let script = run.playedScript {
        let lines = try ScriptParser.parse(ScriptReader.read(script))
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
        let page = EventHistory("Quakes", steps: player.steps).html()
        try StoredFile(URL(fileURLWithPath: file), isPrivate: true).store(Data(page.utf8))
        write("\(file.bounded(500).visible): the screen and the events of each step")
      }
      if let failure = cacheFailure(run, host) {
        complain(failure)
        code = 1
      }
      if run.playedScript == .short, code == 0 {
        for line in nextSteps { write(line) }
      }
      return code
    }

    /// The lines that suggest further commands after the short demo.
    private static let nextSteps = [
      "",
      "Try next:",
      "  swift run DemoApp --all                 plays every step of the demo",
      "  swift run DemoApp --report run.html     writes a page with the screen and the events of each step",
      "  swift run --package-path Live quakes    shows the app in a browser, where a click is a tap",
    ]

    /// Runs the app, performs the input in `lines` until the input ends, and returns the exit code.
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
      guard let failure = cacheFailure(run, host) else { return 0 }
      complain(failure)
      return 1
    }

    /// Launches the app and returns its host.
    ///
    /// - Throws: An error if the cache file cannot be written.
    @MainActor
    private static func launch(_ run: Arguments.Run) throws -> TerminalHost {
      let cache = run.cache.map { URL(fileURLWithPath: $0) }
      if let cache { try StoredFile(cache, isPrivate: true).prepare() }
      return TerminalHost(
        run.feed.map { HTTPQuakeService(feed: $0) } ?? BundledQuakeService(),
        cache: cache,
        appearance: run.isDark ? .dark : .light,
        textSize: run.hasLargeText ? .accessibilityExtraExtraExtraLarge : .large
      )
    }

    /// Returns the reason why the last write to the cache file failed.
    ///
    /// The result is nil if that write succeeded, if nothing was written, or if the run has no cache file.
    @MainActor
    private static func cacheFailure(_ run: Arguments.Run, _ host: TerminalHost) -> String? {
      run.cache == nil ? nil : host.seenFile.failure.map { "\($0)" }
    }
  }
#endif
