import Foundation

/// The seed of the random cases. It is printed; `PAGE_SEED=…` repeats a run.
enum Seed {
  static let ofTheRun: UInt64 = {
    let seed = environment["PAGE_SEED"].flatMap(UInt64.init) ?? .random(in: 0...(.max >> 1))
    print("Property tests of PagedList: PAGE_SEED=\(seed)")
    return seed
  }()

  /// Returns the number of cases for a property: `PAGE_CASES`, or `usual`.
  static func cases(_ usual: Int) -> Int {
    environment["PAGE_CASES"].flatMap(Int.init) ?? usual
  }

  private static var environment: [String: String] { ProcessInfo.processInfo.environment }
}
