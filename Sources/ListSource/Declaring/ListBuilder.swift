/// A result builder for the sections of a ``ListSource``, the rows of a ``ListSection``, swipe actions and menus.
///
/// The builder supports `if`, `switch` and `for`.
@resultBuilder
public enum ListBuilder<Part> {
  /// Returns an array that contains a single part.
  public static func buildExpression(_ part: Part) -> [Part] { [part] }

  /// Returns an array of parts unchanged, so that a block can contain arrays as well as single parts.
  public static func buildExpression(_ parts: [Part]) -> [Part] { parts }

  /// Returns the parts of a block, in order.
  public static func buildBlock(_ parts: [Part]...) -> [Part] { Array(parts.joined()) }

  /// Returns the parts of an `if` without `else`, or an empty array if its condition is false.
  public static func buildOptional(_ parts: [Part]?) -> [Part] { parts ?? [] }

  /// Returns the parts of the first branch of an `if` or `switch`.
  public static func buildEither(first parts: [Part]) -> [Part] { parts }

  /// Returns the parts of the second branch of an `if` or `switch`.
  public static func buildEither(second parts: [Part]) -> [Part] { parts }

  /// Returns the parts of all iterations of a `for` loop, in order.
  public static func buildArray(_ parts: [[Part]]) -> [Part] { Array(parts.joined()) }

  /// Returns the parts of an `if #available` block.
  public static func buildLimitedAvailability(_ parts: [Part]) -> [Part] { parts }
}

extension ListBuilder<AnyRows> {
  /// Returns an array that contains the type-erased rows, so that one section can contain rows with different model
  /// types.
  public static func buildExpression<Model>(_ rows: Rows<Model>) -> [AnyRows] { [rows.erased] }
}
