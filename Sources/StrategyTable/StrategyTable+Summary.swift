package import RouterEvents

extension StrategyTable {
  /// What is in the table, for whoever compares tables.
  package struct Summary {
    /// The strategies, by name.
    package let strategies: [Entry]

    /// What takes the rest; a request is never given to it.
    package let fallback: Entry?

    /// A strategy.
    package struct Entry {
      package let name: EventName
      package let position: String?
      /// Whether it answers a request.
      package let isAnswer: Bool
      /// Whether an event that it is given goes no further, but for a message that could not be built.
      package let surelyStops: Bool

      init(_ strategy: Strategy) {
        name = strategy.name
        position = strategy.position
        isAnswer = strategy.isAnswer
        surelyStops = strategy.surelyStops
      }
    }
  }

  /// What is in the table.
  package var summary: Summary {
    Summary(
      strategies: strategies.values.map(Summary.Entry.init).sorted { $0.name.rawValue < $1.name.rawValue },
      fallback: fallback.map(Summary.Entry.init)
    )
  }
}
