import Foundation

/// A random case of a property, described as the variables that repeat it alone.
///
/// The first case of a property has the seed of the run: `TEST_SEED`, or a new one, which is printed. Each other case
/// has the seed after it.
package struct RandomCase: CustomStringConvertible, Sendable {
  package let seed: UInt64
  private let variable: String

  /// Creates the case of a seed, of a property whose number of cases a variable says.
  package init(seed: UInt64, _ variable: String = "TEST_CASES") {
    self.seed = seed
    self.variable = variable
  }

  package var generator: SeededGenerator { SeededGenerator(seed: seed) }

  package var description: String { "TEST_SEED=\(seed) \(variable)=1" }

  /// The case of a test with one.
  package static var first: RandomCase { RandomCase(seed: seedOfTheRun) }

  /// Returns the usual number of cases, or as many as a variable says. A batch has every `batches`th of them.
  package static func all(
    _ usual: Int,
    _ variable: String = "TEST_CASES",
    batch: Int = 0,
    of batches: Int = 1
  ) -> [RandomCase] {
    stride(from: batch, to: environment[variable].flatMap(Int.init) ?? usual, by: batches).map {
      RandomCase(seed: seedOfTheRun &+ UInt64($0), variable)
    }
  }

  private static let seedOfTheRun: UInt64 = {
    let seed = environment["TEST_SEED"].flatMap(UInt64.init) ?? .random(in: 0...(.max >> 1))
    print("Random cases from TEST_SEED=\(seed)")
    return seed
  }()

  private static var environment: [String: String] { ProcessInfo.processInfo.environment }
}
