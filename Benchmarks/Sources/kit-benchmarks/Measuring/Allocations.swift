internal import CountedMalloc

/// How often memory is asked for on this thread, counted by functions that stand before the C library's.
enum Allocations {
  /// Nothing counts allocations here, or what counts them was not linked.
  struct NotCounted: Error {}

  /// How many `body` makes.
  ///
  /// - Throws: ``NotCounted`` where an allocation that is surely made is not counted.
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
