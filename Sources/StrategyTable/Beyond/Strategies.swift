internal import KitSupport

/// A table of strategies for anything: from a key to what to do with an input, in place of a switch or an if-else.
///
/// ```swift
/// let discounts = Strategies<Membership, Decimal, Decimal> {
///   When(.gold) { $0 * 0.8 }
///   When(.none) { $0 }
/// }
/// discounts(.gold, 100)       // Optional(80); nil for an unknown key
/// ```
///
/// Of two strategies for one key the later is in force; that is reported.
public struct Strategies<Key: Hashable, Input, Output> {
  private var strategies: [Key: @Sendable (Input) -> Output] = [:]

  /// Makes a table of strategies declared with ``When``.
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
        There are two strategies for the key \(boundedDescription(of: declaration.key)), at \(earlier) and at \(declaration.position). \
        The later is in force; remove one.
        """,
        position: declaration.position
      )
    }
  }

  /// The keys that the table has strategies for.
  ///
  /// - Complexity: linear in their number.
  public var keys: Set<Key> { Set(strategies.keys) }

  /// What the strategy for `key` makes of `input`; nil for an unknown key.
  public func callAsFunction(_ key: Key, _ input: Input) -> Output? {
    strategies[key].map { $0(input) }
  }
}

extension Strategies: Sendable where Key: Sendable {}
