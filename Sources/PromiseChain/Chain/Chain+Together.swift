internal import KitSupport

extension Chain {
  /// Runs chains side by side, of any number and each with its own type.
  ///
  /// It fails with the first failure; the other chains are cancelled then, and not waited for.
  ///
  /// - Parameter parts: the chains.
  /// - Returns: a chain of all their values, in the order of the chains.
  public static func all<each Part: Sendable>(
    _ parts: repeat Chain<each Part>
  ) -> Chain<(repeat each Part)> where Value == (repeat each Part) {
    settling { settlement in
      let tasks = (repeat settlement.run(each parts))
      settlement.finish { (repeat try await (each tasks).value) }
    }
  }

  /// Runs chains of one type side by side, a limited number of them at once.
  ///
  /// It fails with the first failure; the chains that run are cancelled then and not waited for, and no other begins.
  ///
  /// - Parameters:
  ///   - parts: the chains.
  ///   - limit: how many run at once, at least one.
  /// - Returns: a chain of all their values, in the order of the chains.
  public static func all<Part: Sendable>(
    _ parts: [Chain<Part>],
    atOnce limit: Int = .max
  ) -> Chain<[Part]> where Value == [Part] {
    settling { settlement in
      let turns = Lock(parts.indices.makeIterator())
      let worker = Chain<[(Int, Part)]>.first {
        var values: [(Int, Part)] = []
        while let turn = turns.withLock({ $0.next() }) { values.append((turn, try await parts[turn].run())) }
        return values
      }
      let workers = (0..<max(1, min(limit, parts.count))).map { _ in settlement.run(worker) }
      settlement.finish {
        var values: [(Int, Part)] = []
        for worker in workers { values += try await worker.value }
        return values.sorted { $0.0 < $1.0 }.map(\.1)
      }
    }
  }

  /// Runs chains side by side and ends as the first one ends, with its value or its failure.
  ///
  /// The others are cancelled then, and not waited for. A race of no chains fails with ``ChainError/nothingToRace``.
  ///
  /// - Parameter runners: the chains.
  /// - Returns: a chain of the winner's value.
  public static func race(_ runners: [Chain]) -> Chain {
    settling { settlement in
      if runners.isEmpty { throw ChainError.nothingToRace }
      for runner in runners { settlement.finish { try await runner.run() } }
    }
  }

  /// Runs chains side by side and ends as the first one ends: ``race(_:)-([Chain<Value>])`` written out.
  ///
  /// - Parameters:
  ///   - first: a chain.
  ///   - others: the other chains.
  /// - Returns: a chain of the winner's value.
  public static func race(_ first: Chain, _ others: Chain...) -> Chain {
    race([first] + others)
  }
}
