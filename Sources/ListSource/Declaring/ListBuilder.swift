/// Gathers the sections of a ``ListSource`` or the rows of a ``ListSection``, optional, conditional and repeated ones too.
@resultBuilder
public enum ListBuilder<Part> {
  /// One part.
  public static func buildExpression(_ part: Part) -> [Part] { [part] }

  /// Parts that were made elsewhere.
  public static func buildExpression(_ parts: [Part]) -> [Part] { parts }

  /// Parts from top to bottom.
  public static func buildBlock(_ parts: [Part]...) -> [Part] { Array(parts.joined()) }

  /// Parts of an `if` without `else`.
  public static func buildOptional(_ parts: [Part]?) -> [Part] { parts ?? [] }

  /// Parts of the first branch.
  public static func buildEither(first parts: [Part]) -> [Part] { parts }

  /// Parts of the other branch.
  public static func buildEither(second parts: [Part]) -> [Part] { parts }

  /// Parts of a loop.
  public static func buildArray(_ parts: [[Part]]) -> [Part] { Array(parts.joined()) }

  /// Parts that need a newer system.
  public static func buildLimitedAvailability(_ parts: [Part]) -> [Part] { parts }
}

extension ListBuilder<AnyRows> {
  /// Rows of one kind of model.
  public static func buildExpression<Model>(_ rows: Rows<Model>) -> [AnyRows] { [rows.erased] }
}
