/// Where a row stands in a list: its section and its place in it, both counted from 0.
///
/// What an `IndexPath` is to a table, without the table: `IndexPath(index)`.
public struct RowIndex: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The section, counted from 0.
  public var section: Int

  /// The place in the section, counted from 0.
  public var row: Int

  /// The row at a place in a section.
  public init(section: Int, row: Int) {
    self.section = section
    self.row = row
  }

  /// Whether one row stands above another.
  public static func < (one: RowIndex, other: RowIndex) -> Bool {
    (one.section, one.row) < (other.section, other.row)
  }

  /// The place in words.
  public var description: String { "row \(row) of section \(section)" }
}
