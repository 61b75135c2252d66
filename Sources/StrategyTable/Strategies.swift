internal import KitSupport

/// A table that maps keys to functions, as a replacement for a `switch` or an `if`-`else` chain.
///
/// ```swift
/// let discounts = Strategies<Membership, Decimal, Decimal> {
///   When(.gold) { $0 * 0.8 }
///   When(.none) { $0 }
/// }
/// discounts(.gold, 100)       // Optional(80); nil for an unknown key
/// ```
///
/// If a key repeats, the last strategy wins, and debug builds report the repetition.
public struct Strategies<Key: Hashable, Input, Output> {
  private var strategies: [Key: @Sendable (Input) -> Output] = [:]

  /// Creates a table from strategies declared with ``When``.
  public init(@DeclarationBuilder<When<Key, Input, Output>> _ declarations: () -> [When<Key, Input, Output>])
  {
    var positions: [Key: String] = [:]
    for declaration in declarations() {
      strategies[declaration.key] = declaration.strategy
      guard let earlier = positions.updateValue(declaration.position, forKey: declaration.key) else {
        continue
      }
      Reports.report(
        """
        There are two strategies for the key \(declaration.key), at \(earlier) and at \
        \(declaration.position). The last one wins. Remove one.
        """,
        position: declaration.position
      )
    }
  }

  /// The keys that have a strategy.
  ///
  /// - Complexity: O(*n*), where *n* is the number of keys.
  public var keys: Set<Key> { Set(strategies.keys) }

  /// Calls the strategy for `key` and returns its output, or returns nil if the key has no strategy.
  public func callAsFunction(_ key: Key, _ input: Input) -> Output? {
    strategies[key].map { $0(input) }
  }
}

extension Strategies: Sendable where Key: Sendable {}

/// A strategy in a ``Strategies`` table: the function for one key.
public struct When<Key: Hashable, Input, Output> {
  let key: Key
  let strategy: @Sendable (Input) -> Output
  let position: String

  /// Creates a strategy that computes the output for `key`.
  public init(
    _ key: Key,
    _ strategy: @escaping @Sendable (Input) -> Output,
    fileID: String = #fileID,
    line: Int = #line
  ) {
    (self.key, self.strategy, position) = (key, strategy, "\(fileID):\(line)")
  }
}

extension When: Sendable where Key: Sendable {}
