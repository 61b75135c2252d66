/// Builds the sections of a ``ListSource``, the rows of a ``ListSection``, and row actions. Supports `if`, `switch` and
/// `for`.
@resultBuilder
public enum ListBuilder<Part> {
  /// Returns a single part.
  public static func buildExpression(_ part: Part) -> [Part] { [part] }

  /// Returns an array of parts.
  public static func buildExpression(_ parts: [Part]) -> [Part] { parts }

  /// Returns the parts in order.
  public static func buildBlock(_ parts: [Part]...) -> [Part] { Array(parts.joined()) }

  /// Returns the parts of an `if` without `else`.
  public static func buildOptional(_ parts: [Part]?) -> [Part] { parts ?? [] }

  /// Returns the parts of the first branch.
  public static func buildEither(first parts: [Part]) -> [Part] { parts }

  /// Returns the parts of the other branch.
  public static func buildEither(second parts: [Part]) -> [Part] { parts }

  /// Returns the parts of a `for` loop.
  public static func buildArray(_ parts: [[Part]]) -> [Part] { Array(parts.joined()) }

  /// Returns the parts of an `if #available`.
  public static func buildLimitedAvailability(_ parts: [Part]) -> [Part] { parts }
}

extension ListBuilder<AnyRows> {
  /// Rows of one model type.
  public static func buildExpression<Model>(_ rows: Rows<Model>) -> [AnyRows] { [rows.erased] }
}
