/// Builds the declarations of a ``StrategyTable``, of ``Strategies`` or of an event catalogue, with conditions and loops.
@resultBuilder
public enum DeclarationBuilder<Declaration> {
  /// One declaration.
  public static func buildExpression(_ declaration: Declaration) -> [Declaration] { [declaration] }
  /// Declarations made elsewhere.
  public static func buildExpression(_ declarations: [Declaration]) -> [Declaration] { declarations }
  /// Declarations one after the other.
  public static func buildBlock(_ parts: [Declaration]...) -> [Declaration] { Array(parts.joined()) }
  /// Declarations of an `if` without `else`.
  public static func buildOptional(_ part: [Declaration]?) -> [Declaration] { part ?? [] }
  /// Declarations of an `if`.
  public static func buildEither(first part: [Declaration]) -> [Declaration] { part }
  /// Declarations of an `else`.
  public static func buildEither(second part: [Declaration]) -> [Declaration] { part }
  /// Declarations of a loop.
  public static func buildArray(_ parts: [[Declaration]]) -> [Declaration] { Array(parts.joined()) }
  /// Declarations behind an availability check.
  public static func buildLimitedAvailability(_ part: [Declaration]) -> [Declaration] { part }
}
