import Foundation

/// The seed of the random cases of a run. It is printed, and `LIST_SEED=…` repeats the run.
enum Seed {
  static let ofTheRun = environment["LIST_SEED"].flatMap(UInt64.init) ?? .random(in: 0...(.max >> 1))

  /// The number of random cases for a property: `LIST_CASES`, else a default. Prints it with the seed.
  static func cases(_ usual: Int, of property: String = #function) -> Int {
    let cases = environment["LIST_CASES"].flatMap(Int.init) ?? usual
    print("\(property): \(cases) random cases from LIST_SEED=\(ofTheRun)")
    return cases
  }

  /// The maximum number of steps in a case: `LIST_STEPS`, else a default.
  static func steps(_ usual: Int) -> Int { environment["LIST_STEPS"].flatMap(Int.init) ?? usual }

  private static var environment: [String: String] { ProcessInfo.processInfo.environment }
}
