/// The section and row index of a row, both counted from 0.
///
/// Unlike `IndexPath`, it works without UIKit. Convert it with `IndexPath(index)`.
public struct RowIndex: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The index of the section, counted from 0.
  public var section: Int

  /// The index of the row in its section, counted from 0.
  public var row: Int

  /// Creates the index of a row in a section.
  public init(section: Int, row: Int) {
    self.section = section
    self.row = row
  }

  /// Returns whether one row is above another.
  public static func < (one: RowIndex, other: RowIndex) -> Bool {
    (one.section, one.row) < (other.section, other.row)
  }

  /// The index in words, as in `row 2 of section 0`.
  public var description: String { "row \(row) of section \(section)" }
}
