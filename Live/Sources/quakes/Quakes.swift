internal import Foundation
internal import LiveServer

/// A program that runs the demo app and shows its screen and its events in a browser.
@main
struct Quakes {
  private let options: ProgramOptions

  static func main() async {
    let options: ProgramOptions
    do throws(OptionError) {
      options = try ProgramOptions(
        Array(CommandLine.arguments.dropFirst()),
        environment: ProcessInfo.processInfo.environment,
        for: .quakes
      )
    } catch {
      complain("\(error)\n\n\(ProgramOptions.Program.quakes.usage)")
      exit(2)
    }
    if options.isHelp {
      Console.print(ProgramOptions.Program.quakes.usage)
      return
    }
    do {
      try await Quakes(options: options).run()
    } catch {
      complain("\(error)")
      exit(1)
    }
  }

  /// Runs the demo until the user presses Ctrl-C or an error occurs.
  private func run() async throws {
    let interrupts = Interrupts.catchAll()
    var settings = options.settings
    settings.title = "Quakes"
    let server = try await LiveServer(settings)
    let address = ServerAddresses(settings, port: server.port).page
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { for await _ in interrupts { break } }
      group.addTask { try await serve(server.hub, at: address) }
      group.addTask { try await server.wait() }
      let result = await group.nextResult()
      group.cancelAll()
      await server.stop()
      try result?.get()
    }
  }

  private func serve(_ hub: LiveHub, at address: String) async throws {
    let demo = try await program()
    Console.print("\(address)\nOpen it and click a button in a row. Press Ctrl-C to stop.")
    let arguments = ["--stdio"] + (options.isDark ? ["--dark"] : [])
    let app = AppProcess(demo, arguments, hub: hub, complain: Self.complain)
    try await AppRunner(complain: Self.complain).keepRunning { await app.run() }
  }

  private func program() async throws -> URL {
    if let path = options.demo { return URL(fileURLWithPath: path) }
    return try await DemoBuild(source: #filePath).build()
  }

  private static func complain(_ text: String) {
    Console.complain(text, as: .quakes)
  }
}
