/// A result builder for the declarations of a ``StrategyTable``, of ``Strategies`` or of an event catalog.
@resultBuilder
public enum DeclarationBuilder<Declaration> {
  /// Adds one declaration.
  public static func buildExpression(_ declaration: Declaration) -> [Declaration] { [declaration] }
  /// Adds an array of declarations.
  public static func buildExpression(_ declarations: [Declaration]) -> [Declaration] { declarations }
  /// Joins declarations in order.
  public static func buildBlock(_ parts: [Declaration]...) -> [Declaration] { Array(parts.joined()) }
  /// Supports `if` without `else`.
  public static func buildOptional(_ part: [Declaration]?) -> [Declaration] { part ?? [] }
  /// Supports the first branch of `if` and `switch`.
  public static func buildEither(first part: [Declaration]) -> [Declaration] { part }
  /// Supports the other branches of `if` and `switch`.
  public static func buildEither(second part: [Declaration]) -> [Declaration] { part }
  /// Supports `for` loops.
  public static func buildArray(_ parts: [[Declaration]]) -> [Declaration] { Array(parts.joined()) }
  /// Supports `if #available`.
  public static func buildLimitedAvailability(_ part: [Declaration]) -> [Declaration] { part }
}
