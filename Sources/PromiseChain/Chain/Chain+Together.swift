internal import KitSupport

extension Chain {
  /// Runs chains side by side, of any number and each with its own type, for all their values.
  ///
  /// It fails with the first failure; the other chains are cancelled then, and not waited for.
  public static func all<each Part: Sendable>(
    _ parts: repeat Chain<each Part>
  ) -> Chain<(repeat each Part)> where Value == (repeat each Part) {
    let parts = (repeat Nested([each parts]))
    return settling { settlement in
      let tasks = (repeat settlement.run((each parts)[0]))
      settlement.settle { (repeat try await (each tasks).value) }
    }
  }

  /// Runs chains of one type side by side for all their values, in the order of the chains, no more than `limit` at
  /// once.
  ///
  /// It fails with the first failure; the others are cancelled then and not waited for, and no further one begins.
  /// O(n log n) beside what the chains do.
  public static func all<Part: Sendable>(
    _ parts: [Chain<Part>],
    atOnce limit: Int = .max
  ) -> Chain<[Part]> where Value == [Part] {
    let parts = Nested(parts)
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

  /// Runs chains side by side and ends as the first one ends, with its value or its failure.
  ///
  /// The others are cancelled then, and not waited for. A race of no chains fails with ``ChainError/nothingToRace``.
  public static func race(_ runners: [Chain]) -> Chain {
    let runners = Nested(runners)
    return settling { settlement in
      if runners.count == 0 { throw ChainError.nothingToRace }
      for index in 0..<runners.count {
        // The loser of a race does not hold the winner.
        let runner = runners[index]
        settlement.settle { try await runner.runAsPart() }
      }
    }
  }

  /// Runs chains side by side and ends as the first one ends, with its value or its failure. The others are cancelled
  /// then, and not waited for.
  public static func race(_ first: Chain, _ others: Chain...) -> Chain {
    race([first] + others)
  }
}
