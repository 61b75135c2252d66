internal import KitSupport

/// The id of a section of ``Rows`` that are declared outside of a section.
private struct RowsWithoutSection: Hashable {
  /// 0, unless the rows stand apart from others, which is reported.
  var number = 0
}

extension ListSection {
  fileprivate init(without rows: AnyRows) { self.init(RowsWithoutSection()) { rows } }

  // Unlike `is`, a comparison of the types takes no time to speak of.
  private var isWithoutSection: Bool { type(of: parts) == PartsWithID<RowsWithoutSection>.self }

  /// Returns the sections of a list, with rows outside of sections in one section.
  ///
  /// - Complexity: Linear in the number of sections.
  static func joining(_ sections: [ListSection]) -> [ListSection] {
    guard sections.contains(where: \.isWithoutSection) else { return sections }
    var joined: [ListSection] = []
    var number = 0
    for section in sections {
      if section.isWithoutSection, let last = joined.last, last.isWithoutSection {
        joined[joined.count - 1] = last.with(last.groups + section.groups)
      } else if section.isWithoutSection {
        joined.append(ListSection(RowsWithoutSection(number: number)) { section.groups })
        number += 1
      } else {
        joined.append(section)
      }
    }
    if number > 1 {
      Reports.report(
        """
        Rows without a section stand in \(number) places of a list, with sections between them. Each place is shown as \
        a section, which is identified by its position among them. Put the rows into a ListSection with an id.
        """
      )
    }
    return joined
  }
}

extension ListBuilder<ListSection> {
  /// Returns a section that contains the rows. The list joins such sections if they follow each other.
  public static func buildExpression(_ rows: AnyRows) -> Parts { .one(ListSection(without: rows)) }

  /// Returns a section that contains the rows. The list joins such sections if they follow each other.
  public static func buildExpression<Model>(_ rows: Rows<Model>) -> Parts { buildExpression(rows.erased) }

  /// Returns a section that contains the rows. Models that the compiler knows to be `Identifiable` are compared faster.
  @inlinable
  public static func buildExpression<Model: Identifiable>(_ rows: Rows<Model>) -> Parts {
    buildExpression(rows.erased)
  }

  /// Returns a section that contains the rows, whose models are compared fastest.
  @inlinable
  public static func buildExpression<Model: Identifiable & Equatable>(_ rows: Rows<Model>) -> Parts {
    buildExpression(rows.erased)
  }
}
