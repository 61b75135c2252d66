internal import KitSupport

extension Chain {
  /// Returns a chain that runs several chains concurrently and combines their values in a tuple. The values may have
  /// different types.
  ///
  /// The chain fails with the first failure. It then cancels the other chains and does not wait for them to end.
  public static func all<each Part: Sendable>(
    _ parts: repeat Chain<each Part>
  ) -> Chain<(repeat each Part)> where Value == (repeat each Part) {
    let parts = (repeat NestedChains([each parts]))
    return settling { settlement in
      let tasks = (repeat settlement.run((each parts)[0]))
      settlement.settle { (repeat try await (each tasks).value) }
    }
  }

  /// Returns a chain that runs an array of chains concurrently and combines their values in an array, in their order.
  ///
  /// At most `limit` chains run at a time. A limit below 1 counts as 1. The chain fails with the first failure. It then
  /// starts no further chains, cancels the running chains, and does not wait for them to end.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of chains, in addition to the work of the chains.
  public static func all<Part: Sendable>(
    _ parts: [Chain<Part>],
    atOnce limit: Int = .max
  ) -> Chain<[Part]> where Value == [Part] {
    let parts = NestedChains(parts)
    return settling { settlement in
      let turns = Lock((0..<parts.count).makeIterator())
      let worker = Chain<[(Int, Part)]>.first {
        var values: [(Int, Part)] = []
        while let turn = turns.withLock({ $0.next() }) {
          values.append((turn, try await parts[turn].runAsPart()))
        }
        return values
      }
      let workers = (0..<max(1, min(limit, parts.count))).map { _ in settlement.run(worker) }
      settlement.settle {
        var values: [(Int, Part)] = []
        for worker in workers { values += try await worker.value }
        return values.sorted { $0.0 < $1.0 }.map(\.1)
      }
    }
  }

  /// Returns a chain that runs an array of chains concurrently and ends with the first value or failure.
  ///
  /// The race then cancels the other chains and does not wait for them to end. A race without chains fails with
  /// ``ChainError/nothingToRace``.
  public static func race(_ chains: [Chain]) -> Chain {
    let chains = NestedChains(chains)
    return settling { settlement in
      if chains.count == 0 { throw ChainError.nothingToRace }
      for index in 0..<chains.count {
        // Captures only this chain, so that a chain that loses does not retain the winner.
        let chain = chains[index]
        settlement.settle { try await chain.runAsPart() }
      }
    }
  }

  /// Returns a chain that runs several chains concurrently and ends with the first value or failure, as for an array.
  public static func race(_ first: Chain, _ others: Chain...) -> Chain { race([first] + others) }
}
