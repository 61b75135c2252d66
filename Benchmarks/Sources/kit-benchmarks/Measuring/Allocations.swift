internal import CountedMalloc

/// How often memory is asked for on this thread, counted by functions that stand before the C library's.
enum Allocations {
  /// Whether they are counted on this platform.
  static let areCounted = allocation_count() >= 0

  /// How many `body` makes.
  static func count(_ body: () -> Void) -> Double {
    let before = allocation_count()
    body()
    return Double(allocation_count() - before)
  }
}
