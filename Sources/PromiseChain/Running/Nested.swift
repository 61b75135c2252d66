internal import KitSupport

/// The chains that a step runs. However deep chains are nested in each other, they are released in a loop.
final class Nested<Value: Sendable>: Sendable {
  // Only `deinit` writes it, when no other reference is left.
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

/// Does in a loop what would otherwise recurse as deep as chains are nested: to release them, and to cancel their runs.
enum Unwinding {
  @TaskLocal private static var current: Queue?

  /// What is left to do when the body that runs has returned.
  private final class Queue: Sendable {
    /// Nil once all is done: a task that was begun meanwhile still knows the queue.
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

  /// Runs `body`, and then what was left for later while it ran. Called by such a body, leaves `later` to the loop.
  static func run(_ body: () -> Void, orLater later: @autoclosure () -> @Sendable () -> Void) {
    if let current, current.add(later) { return }
    let queue = Queue()
    $current.withValue(queue) {
      body()
      while let next = queue.next() { next() }
    }
  }
}
