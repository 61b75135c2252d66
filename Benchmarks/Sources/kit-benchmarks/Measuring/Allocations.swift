internal import CountedMalloc

/// Counts the allocations of this thread with functions that replace those of the C library.
enum Allocations {
  /// Allocations are not counted on this system, or the counting functions are not linked.
  struct NotCounted: Error {}

  /// Returns the number of allocations in `body`.
  ///
  /// - Throws: ``NotCounted`` if a test allocation is not counted.
  static func count(_ body: () -> Void) throws -> Double {
    let first = allocation_count()
    let allocated = UnsafeMutableRawPointer.allocate(byteCount: 64, alignment: 16)
    use(allocated)
    allocated.deallocate()
    let before = allocation_count()
    guard before > first else { throw NotCounted() }
    body()
    return Double(allocation_count() - before)
  }

  /// Returns the number of bytes that `body` allocates and does not free.
  static func bytes(_ body: () -> Void) throws -> Double {
    guard begin_counting_bytes() != 0 else { throw NotCounted() }
    body()
    return Double(end_counting_bytes())
  }

  /// A benchmark that counts the allocations of the work that `prepare` returns, after a few calls that fill caches.
  ///
  /// If the work has several `parts`, the figure and the limit are for one of them.
  static func benchmark(
    _ name: String,
    of work: String,
    per parts: Int = 1,
    limit: Double,
    _ prepare: @escaping @MainActor () -> (@MainActor () -> Void)
  ) -> Benchmark {
    Benchmark(
      name: "\(name).allocations",
      work: "allocations of \(work)",
      against: "",
      goal: .atMost(limit),
      isExact: true
    ) {
      let body = prepare()
      for _ in 0..<3 { body() }
      let times = 10
      let allocations = try count { for _ in 0..<times { body() } }
      return Figure(value: allocations / Double(times * parts), unit: .allocations)
    }
  }
}
