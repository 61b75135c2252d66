#if os(Linux) || os(macOS)
  import Foundation
  import PortableUIKit
  import RouterEventsInspector

  /// The program in a terminal.
  @main
  enum DemoProgram {
    static func main() async {
      let code = await run(
        Array(CommandLine.arguments.dropFirst()),
        write: { print($0) },
        complain: {
          // What was played stands before the complaint, also where both go to one file.
          fflush(nil)
          FileHandle.standardError.write(Data("DemoApp: \($0)\n".utf8))
        }
      )
      exit(code)
    }

    /// Does what the arguments say.
    ///
    /// - Parameters:
    ///   - words: the arguments without the program's name.
    ///   - write: takes what goes to standard output, one line after the other.
    ///   - complain: takes what goes to standard error.
    /// - Returns: the exit code: 2 where the arguments are wrong, 1 where a script cannot be read or done or a file
    ///   cannot be written, else 0.
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
      let host = TerminalHost(
        run.feed.map { HTTPQuakeService(feed: $0) } ?? BundledQuakeService(),
        cache: run.cache.map { URL(fileURLWithPath: $0) },
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
        try FileWriter.write(host.picture, to: file)
        write("\(file): the last screen")
      }
      if let file = run.report {
        try FileWriter.write(EventReport("Quakes", steps: player.steps).html(), to: file)
        write("\(file): the screen and the events of each step")
      }
      return code
    }
  }
#endif
