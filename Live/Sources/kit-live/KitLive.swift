internal import Foundation
internal import LiveServer

/// A program that receives events from apps and serves a web page that shows them.
@main
struct KitLive {
  static func main() async {
    do {
      let options = try ProgramOptions(
        Array(CommandLine.arguments.dropFirst()),
        environment: ProcessInfo.processInfo.environment,
        for: .kitLive
      )
      if options.isHelp {
        Console.print(ProgramOptions.Program.kitLive.usage)
        return
      }
      try await serve(options.settings)
    } catch let error as OptionError {
      Console.complain("\(error)\n\n\(ProgramOptions.Program.kitLive.usage)", as: .kitLive)
      exit(2)
    } catch {
      Console.complain("\(error)", as: .kitLive)
      exit(1)
    }
  }

  private static func serve(_ settings: LiveServer.Settings) async throws {
    let server = try await LiveServer(settings)
    let addresses = ServerAddresses(settings, port: server.port)
    Console.print("The page: \(addresses.page)")
    for call in addresses.calls { Console.print("In the app: \(call)") }
    Console.print("Press Ctrl-C to stop.")
    try await server.wait()
  }
}
