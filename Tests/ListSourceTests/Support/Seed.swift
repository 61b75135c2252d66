import Foundation

/// Where the random cases of a run begin. It is printed; `LIST_SEED=…` repeats the run, and what failed in it.
enum Seed {
  static let ofTheRun: UInt64 = {
    let seed = environment["LIST_SEED"].flatMap(UInt64.init) ?? .random(in: 0...(.max >> 1))
    print("Property tests of ListSource: LIST_SEED=\(seed)")
    return seed
  }()

  /// How many cases a property is tried with: what `LIST_CASES` says, or so many.
  static func cases(_ usual: Int) -> Int {
    environment["LIST_CASES"].flatMap(Int.init) ?? usual
  }

  private static var environment: [String: String] { ProcessInfo.processInfo.environment }
}
