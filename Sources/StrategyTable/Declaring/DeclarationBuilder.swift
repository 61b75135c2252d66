/// A result builder for the declarations of a ``StrategyTable``, of ``Strategies`` or of an event catalog.
@resultBuilder
public enum DeclarationBuilder<Declaration> {
  /// Adds a single declaration.
  public static func buildExpression(_ declaration: Declaration) -> [Declaration] { [declaration] }
  /// Adds all declarations in an array.
  public static func buildExpression(_ declarations: [Declaration]) -> [Declaration] { declarations }
  /// Joins the declarations of a block, in order.
  public static func buildBlock(_ parts: [Declaration]...) -> [Declaration] { Array(parts.joined()) }
  /// Supports `if` statements without `else`.
  public static func buildOptional(_ part: [Declaration]?) -> [Declaration] { part ?? [] }
  /// Supports the first branch of `if` and `switch` statements.
  public static func buildEither(first part: [Declaration]) -> [Declaration] { part }
  /// Supports the other branches of `if` and `switch` statements.
  public static func buildEither(second part: [Declaration]) -> [Declaration] { part }
  /// Supports `for` loops.
  public static func buildArray(_ parts: [[Declaration]]) -> [Declaration] { Array(parts.joined()) }
  /// Supports `if #available` statements.
  public static func buildLimitedAvailability(_ part: [Declaration]) -> [Declaration] { part }
}
