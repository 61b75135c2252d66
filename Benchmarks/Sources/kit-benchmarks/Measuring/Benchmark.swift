import Foundation

/// A benchmark: some work, its reference, and the goal.
struct Benchmark {
  /// The name, which `--only` searches.
  let name: String
  let work: String
  let against: String
  let goal: Goal
  /// Whether the figure is the same on every machine, at any load.
  var isExact = false
  let measure: @MainActor () async throws -> Figure

  /// Measures an asynchronous benchmark while the main thread runs its run loop.
  @MainActor
  func measured() throws -> Figure {
    var figure: Result<Figure, any Error>?
    Task {
      do {
        figure = .success(try await measure())
      } catch {
        figure = .failure(error)
      }
    }
    while true {
      if let figure { return try figure.get() }
      RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.01))
    }
  }
}

/// The goal for a figure.
enum Goal {
  case atMost(Double)
  case equal(Double)
  /// No goal: the figure is for comparison.
  case none

  /// Returns whether a figure meets the goal, or nil if there is none.
  func isMet(by value: Double) -> Bool? {
    switch self {
    case .atMost(let limit): value <= limit
    case .equal(let expected): value == expected
    case .none: nil
    }
  }
}

/// The result of a measurement.
struct Figure {
  /// A ratio, or a number of `unit`.
  let value: Double
  var unit = Unit.ratio

  /// The times of both sides in nanoseconds, or nil if only one value was measured.
  var sides: (work: Double, against: Double)?

  enum Unit: String, Codable {
    case ratio
    case allocations
    case seconds
    case nanoseconds = "ns"
    case milliseconds = "ms"
    case microseconds = "µs"
    case moves
    case bytes = "B"
    case kibibytes = "KiB"
    case steps
  }
}
