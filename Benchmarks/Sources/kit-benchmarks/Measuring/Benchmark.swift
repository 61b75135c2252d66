import Foundation

/// One line of the table: some work, what it is held against, and the goal.
struct Benchmark {
  /// What `--only` looks for.
  let name: String
  let work: String
  let against: String
  let goal: Goal
  /// Whether the figure is the same on every machine, quiet or not.
  var isExact = false
  let measure: @MainActor () async throws -> Figure

  /// Measures from the main thread's run loop.
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

/// What a figure should be.
enum Goal {
  case atMost(Double)
  case equal(Double)
  /// A figure to read others by.
  case none

  /// Whether a figure is as good as it should be; nil where nothing is asked of it.
  func isMet(by value: Double) -> Bool? {
    switch self {
    case .atMost(let limit): value <= limit
    case .equal(let expected): value == expected
    case .none: nil
    }
  }
}

/// What was measured.
struct Figure {
  /// A ratio, or a count of `unit`.
  let value: Double
  var unit = Unit.ratio

  /// How long each side took, in nanoseconds, where two were timed.
  var sides: (work: Double, against: Double)?

  enum Unit: String, Codable {
    case ratio
    case allocations
    case seconds
    case moves
    case kibibytes = "KiB"
    case steps
  }
}
