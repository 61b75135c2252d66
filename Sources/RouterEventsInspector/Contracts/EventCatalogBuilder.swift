/// Builds the declarations of an ``EventCatalog``, with conditions and loops.
@resultBuilder
public enum EventCatalogBuilder {
  /// One declaration.
  public static func buildExpression(_ declaration: Declares) -> [Declares] { [declaration] }
  /// The declarations of another catalogue.
  public static func buildExpression(_ catalog: EventCatalog) -> [Declares] { catalog.declarations }
  /// Declarations one after the other.
  public static func buildBlock(_ parts: [Declares]...) -> [Declares] { Array(parts.joined()) }
  /// Declarations of an `if` without `else`.
  public static func buildOptional(_ part: [Declares]?) -> [Declares] { part ?? [] }
  /// Declarations of an `if`.
  public static func buildEither(first part: [Declares]) -> [Declares] { part }
  /// Declarations of an `else`.
  public static func buildEither(second part: [Declares]) -> [Declares] { part }
  /// Declarations of a loop.
  public static func buildArray(_ parts: [[Declares]]) -> [Declares] { Array(parts.joined()) }
}
