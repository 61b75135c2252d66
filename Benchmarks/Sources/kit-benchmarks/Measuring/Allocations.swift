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
}
