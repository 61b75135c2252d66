import ArgumentParser
import Foundation

/// Prints the cost of the kit relative to well-known code, with a goal for each figure.
@main
struct KitBenchmarks: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "kit-benchmarks",
    abstract: "Measures the kit. Most figures are ratios of two times, measured in turns.",
    discussion: "The exit code is 1 if a goal is missed."
  )

  @Option(help: "Runs only benchmarks whose names contain this. Can be repeated.")
  var only: [String] = []

  @Flag(help: "Runs only benchmarks whose figures are the same on every machine.")
  var exact = false

  @Option(help: "Measures everything several times, and prints the median of each figure.")
  var passes = 1

  @Flag(help: "Prints JSON instead of a table.")
  var json = false

  @Option(help: "Writes an SVG plot of dispatch time by chain length to this file, instead of the table.")
  var plot: String?

  @MainActor private static var all: [Benchmark] {
    EmitBenchmarks.all + CommandBenchmarks.all + TraceBenchmarks.all + DiffBenchmarks.all
      + DeclaredListBenchmarks.all + HeightBenchmarks.all + OutlineBenchmarks.all + PageBenchmarks.all
      + ChatBenchmarks.all + ChainBenchmarks.all + JSONBenchmarks.all + PackageBenchmarks.all
  }

  /// Runs synchronously to keep the main thread, as in an app. An asynchronous command would end it in `dispatchMain()`.
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
      throw ValidationError("No benchmark matches. Expected a part of one of these names: \(names).")
    }
    if let plot {
      try DispatchPlot.measured().svg.write(toFile: plot, atomically: true, encoding: .utf8)
      return
    }
    guard passes > 0 else { throw ValidationError("At least one pass is needed.") }
    var figures = chosen.map { _ in [Figure]() }
    var lines: [Line] = []
    for pass in 1...passes {
      for (index, benchmark) in chosen.enumerated() {
        figures[index].append(try benchmark.measured())
        if pass < passes { continue }
        let line = Line(benchmark, figures[index].sorted { $0.value < $1.value }[passes / 2])
        lines.append(line)
        if !json { print(line) }
      }
    }
    if json { print(try Line.json(lines)) }
    if lines.contains(where: { $0.verdict == .missed }) { throw ExitCode(1) }
  }
}
