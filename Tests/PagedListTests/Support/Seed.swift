import Foundation

/// Where the random cases of a run begin. It is printed; `PAGE_SEED=…` repeats the run, and what failed in it.
enum Seed {
  static let ofTheRun: UInt64 = {
    let seed = environment["PAGE_SEED"].flatMap(UInt64.init) ?? .random(in: 0...(.max >> 1))
    print("Property tests of PagedList: PAGE_SEED=\(seed)")
    return seed
  }()

  /// How many cases a property is tried with: what `PAGE_CASES` says, or so many.
  static func cases(_ usual: Int) -> Int {
    environment["PAGE_CASES"].flatMap(Int.init) ?? usual
  }

  private static var environment: [String: String] { ProcessInfo.processInfo.environment }
}
