/// Builds the declarations of ``Strategies``, with conditions and loops.
@resultBuilder
public enum StrategiesBuilder<Key: Hashable, Input, Output> {
  /// What the builder makes.
  public typealias Declarations = [When<Key, Input, Output>]

  /// One strategy.
  public static func buildExpression(_ strategy: When<Key, Input, Output>) -> Declarations { [strategy] }
  /// Strategies one after the other.
  public static func buildBlock(_ parts: Declarations...) -> Declarations { Array(parts.joined()) }
  /// Strategies of an `if` without `else`.
  public static func buildOptional(_ part: Declarations?) -> Declarations { part ?? [] }
  /// Strategies of an `if`.
  public static func buildEither(first part: Declarations) -> Declarations { part }
  /// Strategies of an `else`.
  public static func buildEither(second part: Declarations) -> Declarations { part }
  /// Strategies of a loop.
  public static func buildArray(_ parts: [Declarations]) -> Declarations { Array(parts.joined()) }
}
