internal import KitSupport

/// The chains that a step runs. Deeply nested chains are released in a loop, because recursion would exhaust the stack.
final class NestedChains<Value: Sendable>: Sendable {
  // Safe: Only `deinit` writes this property, when no other reference is left.
  private nonisolated(unsafe) var chains: [Chain<Value>]

  init(_ chains: [Chain<Value>]) {
    self.chains = chains
  }

  deinit {
    Unwinding.run({ chains = [] }, orLater: { [chains] in withExtendedLifetime(chains) {} })
  }

  var count: Int { chains.count }

  subscript(index: Int) -> Chain<Value> { chains[index] }
}

/// A namespace for a method that runs nested work in a loop, to avoid exhausting the stack.
///
/// The nested work releases chains or cancels their runs.
enum Unwinding {
  @TaskLocal private static var current: DeferredWork?

  /// The work that is deferred until the running body returns. The work that was added last runs first.
  private final class DeferredWork: Sendable {
    /// The deferred work, or nil after all work is done. A task that inherits the object can then no longer add work.
    private let bodies = Lock<[@Sendable () -> Void]?>([])

    func add(_ body: () -> @Sendable () -> Void) -> Bool {
      bodies.withLock { bodies in
        if bodies == nil { return false }
        bodies?.append(body())
        return true
      }
    }

    func next() -> (@Sendable () -> Void)? {
      bodies.withLock { bodies in
        let next = bodies?.popLast()
        if next == nil { bodies = nil }
        return next
      }
    }
  }

  /// Runs `body`, and then the work that was deferred in the meantime.
  ///
  /// If an outer call of this method is running in the task, the method only defers `later`.
  static func run(_ body: () -> Void, orLater later: @autoclosure () -> @Sendable () -> Void) {
    if let current, current.add(later) { return }
    let work = DeferredWork()
    $current.withValue(work) {
      body()
      while let next = work.next() { next() }
    }
  }
}
