internal import KitSupport

/// The chains that a step runs. They are released in a loop, however deeply chains are nested.
final class NestedChains<Value: Sendable>: Sendable {
  // Safe: only `deinit` writes it, when no other reference is left.
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

/// Turns recursion as deep as chains are nested into a loop, to release chains and to cancel their runs.
enum Unwinding {
  @TaskLocal private static var current: Queue?

  /// The work deferred until the running body has returned.
  private final class Queue: Sendable {
    /// Nil once all work is done. A task started by a body may still refer to the queue.
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

  /// Runs `body`, then the work that was deferred while it ran. If called from such a body, defers `later` instead.
  static func run(_ body: () -> Void, orLater later: @autoclosure () -> @Sendable () -> Void) {
    if let current, current.add(later) { return }
    let queue = Queue()
    $current.withValue(queue) {
      body()
      while let next = queue.next() { next() }
    }
  }
}
