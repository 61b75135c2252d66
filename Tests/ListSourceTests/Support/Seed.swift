import Foundation

/// Where the random cases of a run begin. It is printed; `LIST_SEED=…` repeats the run, and what failed in it.
enum Seed {
  static let ofTheRun = environment["LIST_SEED"].flatMap(UInt64.init) ?? .random(in: 0...(.max >> 1))

  /// How many cases a property is tried with, which is printed: what `LIST_CASES` says, or so many.
  static func cases(_ usual: Int, of property: String = #function) -> Int {
    let cases = environment["LIST_CASES"].flatMap(Int.init) ?? usual
    print("\(property): \(cases) random cases from LIST_SEED=\(ofTheRun)")
    return cases
  }

  /// How many steps a case takes at most: what `LIST_STEPS` says, or so many.
  static func steps(_ usual: Int) -> Int { environment["LIST_STEPS"].flatMap(Int.init) ?? usual }

  private static var environment: [String: String] { ProcessInfo.processInfo.environment }
}
