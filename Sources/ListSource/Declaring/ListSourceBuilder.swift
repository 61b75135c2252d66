/// Gathers the sections of a ``ListSource``, optional, conditional and repeated ones too.
@resultBuilder
public enum ListSourceBuilder {
  /// One section.
  public static func buildExpression(_ section: ListSection) -> [ListSection] { [section] }

  /// Sections that were made elsewhere.
  public static func buildExpression(_ sections: [ListSection]) -> [ListSection] { sections }

  /// Sections below each other.
  public static func buildBlock(_ sections: [ListSection]...) -> [ListSection] { sections.flatMap { $0 } }

  /// Sections of an `if` without `else`.
  public static func buildOptional(_ sections: [ListSection]?) -> [ListSection] { sections ?? [] }

  /// Sections of the first branch.
  public static func buildEither(first sections: [ListSection]) -> [ListSection] { sections }

  /// Sections of the other branch.
  public static func buildEither(second sections: [ListSection]) -> [ListSection] { sections }

  /// Sections of a loop.
  public static func buildArray(_ sections: [[ListSection]]) -> [ListSection] { sections.flatMap { $0 } }

  /// Sections that need a newer system.
  public static func buildLimitedAvailability(_ sections: [ListSection]) -> [ListSection] { sections }
}
