import ArgumentParser
import Foundation

/// Sends millions of events through changing screens, and compares the received events with the sent ones.
@main
struct KitSoak: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "kit-soak",
    abstract: "Sends millions of events through changing screens, and checks that each arrives once.",
    discussion: """
      Cells are reused, controllers are pushed and popped, tables are replaced, observers and handlers come and go, from
      inside handlers too. Ends with exit code 1 if a count is off, an event is handled twice, a screen outlives its \
      place, or the resident memory grows after the first fifth.
      """
  )

  @Option(help: "The number of events from cells. Handlers emit more.")
  var events = 10_000_000

  @Option(help: "The seed of the random changes and events.")
  var seed = UInt64.random(in: 0 ... .max)

  /// The allowed growth of resident memory after the first fifth, in KiB, for pages of the allocator.
  private static let slack = 256

  func validate() throws {
    if events < 10 { throw ValidationError("Expected at least 10 events.") }
  }

  /// Runs on the main thread, as in an app.
  func run() throws {
    try MainActor.assumeIsolated { try soak() }
  }

  @MainActor
  private func soak() throws {
    print("seed \(seed)")
    let tally = Tally()
    let app = SoakApp(tally, SeededGenerator(seed: seed))
    var memory: [Int] = []
    let start = ContinuousClock.now
    for part in 1...10 {
      app.emit(untilEmitted: events * part / 10)
      memory.append(try ResidentMemory.kibibytes())
      print("\(part * 10) %  \(tally.sent.total) events, \(memory[part - 1]) KiB resident")
    }
    print("\(ContinuousClock.now - start)")
    print(app.changes)
    print(tally)
    let left = app.tearDown()
    let complaints =
      tally.complaints + (left == 0 ? [] : ["\(left) screens were not released"])
      + (memory[9] - memory[1] <= Self.slack ? [] : ["resident memory grew by \(memory[9] - memory[1]) KiB"])
    for complaint in complaints { print("error: \(complaint)") }
    if !complaints.isEmpty { throw ExitCode(1) }
    print("all counts are exact, no event was handled twice, all screens were released, memory did not grow")
  }
}
