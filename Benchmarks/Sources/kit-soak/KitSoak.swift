import ArgumentParser
import Foundation

/// Sends millions of events through screens that change all the while, and holds what was counted against what was sent.
@main
struct KitSoak: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "kit-soak",
    abstract: "Sends millions of events through screens that change all the while.",
    discussion: """
      Cells are reused, controllers are pushed and popped, tables are replaced, observers and handlers come and go, from
      inside handlers too. Ends with exit code 1 if a count is off, an event is handled twice, a screen outlives its \
      place, or the resident memory grows after the first fifth.
      """
  )

  @Option(help: "How many events cells emit; others are emitted inside handlers.")
  var events = 10_000_000

  @Option(help: "Draws the same changes and events again.")
  var seed = UInt64.random(in: 0 ... .max)

  /// What the resident memory may grow by after the first fifth, in KiB: a page here and there of the allocator's.
  private static let slack = 256

  func validate() throws {
    if events < 10 { throw ValidationError("There have to be at least 10 events.") }
  }

  /// Runs on the main thread, as an app does.
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
      tally.complaints + (left == 0 ? [] : ["\(left) screens are left over"])
      + (memory[9] - memory[1] <= Self.slack ? [] : ["the memory grew by \(memory[9] - memory[1]) KiB"])
    for complaint in complaints { print("wrong: \(complaint)") }
    if !complaints.isEmpty { throw ExitCode(1) }
    print("all counts are exact, nothing was handled twice, no screen is left, the memory is flat")
  }
}
