import ArgumentParser
import Foundation

/// Prints what the kit costs, held against something that everyone knows, with the goal beside it.
@main
struct KitBenchmarks: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "kit-benchmarks",
    abstract: "Measures the kit: each figure is a ratio of two things timed in turn.",
    discussion: "Ends with exit code 1 if a goal is not met."
  )

  @Option(help: "Only those whose names contain this; may be repeated.")
  var only: [String] = []

  @Flag(help: "Only those whose figures are the same on every machine.")
  var exact = false

  @Flag(help: "Prints JSON.")
  var json = false

  @Option(help: "Writes a plot of dispatch time over chain length, an SVG, in place of the table.")
  var plot: String?

  @MainActor private static var all: [Benchmark] {
    EmitBenchmarks.all + TraceBenchmarks.all + DiffBenchmarks.all + DeclaredListBenchmarks.all
      + HeightBenchmarks.all + PageBenchmarks.all
      + ChainBenchmarks.all + PackageBenchmarks.all
  }

  /// Runs on the main thread, as an app does: `dispatchMain()`, which an asynchronous command ends in, would end it.
  func run() throws {
    try MainActor.assumeIsolated { try measure() }
  }

  @MainActor
  private func measure() throws {
    let chosen = Self.all.filter { benchmark in
      (only.isEmpty || only.contains { benchmark.name.contains($0) }) && (!exact || benchmark.isExact)
    }
    if chosen.isEmpty {
      let names = Self.all.map(\.name).joined(separator: ", ")
      throw ValidationError("No benchmark has such a name. There are: \(names).")
    }
    if let plot {
      try DispatchPlot.measured().svg.write(toFile: plot, atomically: true, encoding: .utf8)
      return
    }
    var lines: [Line] = []
    for benchmark in chosen {
      let line = Line(benchmark, try benchmark.measured())
      lines.append(line)
      if !json { print(line) }
    }
    if json { print(try Line.json(lines)) }
    if lines.contains(where: { $0.verdict == .missed }) { throw ExitCode(1) }
  }
}
