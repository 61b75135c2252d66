/// Gathers the rows of a ``ListSection``, optional, conditional and repeated ones too.
@resultBuilder
public enum ListSectionBuilder {
  /// Rows of one kind of model.
  public static func buildExpression<Model>(_ rows: Rows<Model>) -> [AnyRows] { [AnyRows(rows)] }

  /// Rows of some kind of model.
  public static func buildExpression(_ rows: AnyRows) -> [AnyRows] { [rows] }

  /// Rows that were gathered elsewhere.
  public static func buildExpression(_ rows: [AnyRows]) -> [AnyRows] { rows }

  /// Rows below each other.
  public static func buildBlock(_ rows: [AnyRows]...) -> [AnyRows] { rows.flatMap { $0 } }

  /// Rows of an `if` without `else`.
  public static func buildOptional(_ rows: [AnyRows]?) -> [AnyRows] { rows ?? [] }

  /// Rows of the first branch.
  public static func buildEither(first rows: [AnyRows]) -> [AnyRows] { rows }

  /// Rows of the other branch.
  public static func buildEither(second rows: [AnyRows]) -> [AnyRows] { rows }

  /// Rows of a loop.
  public static func buildArray(_ rows: [[AnyRows]]) -> [AnyRows] { rows.flatMap { $0 } }

  /// Rows that need a newer system.
  public static func buildLimitedAvailability(_ rows: [AnyRows]) -> [AnyRows] { rows }
}
