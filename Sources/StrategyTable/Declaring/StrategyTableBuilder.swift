/// Builds the declarations of a ``StrategyTable``, with conditions and loops.
@resultBuilder
public enum StrategyTableBuilder<Owner: AnyObject> {
  /// One strategy.
  public static func buildExpression(_ strategy: On<Owner>) -> [On<Owner>] { [strategy] }
  /// Strategies declared elsewhere.
  public static func buildExpression(_ strategies: [On<Owner>]) -> [On<Owner>] { strategies }
  /// Strategies one after the other.
  public static func buildBlock(_ parts: [On<Owner>]...) -> [On<Owner>] { Array(parts.joined()) }
  /// Strategies of an `if` without `else`.
  public static func buildOptional(_ part: [On<Owner>]?) -> [On<Owner>] { part ?? [] }
  /// Strategies of an `if`.
  public static func buildEither(first part: [On<Owner>]) -> [On<Owner>] { part }
  /// Strategies of an `else`.
  public static func buildEither(second part: [On<Owner>]) -> [On<Owner>] { part }
  /// Strategies of a loop.
  public static func buildArray(_ parts: [[On<Owner>]]) -> [On<Owner>] { Array(parts.joined()) }
  /// Strategies behind an availability check.
  public static func buildLimitedAvailability(_ part: [On<Owner>]) -> [On<Owner>] { part }
}
