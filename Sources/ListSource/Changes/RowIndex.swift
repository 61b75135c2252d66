/// The position of a row in a list: the index of the row's section and the row's index in that section.
///
/// Both indices start at 0. Unlike the `section` and `row` of an `IndexPath`, this type does not require UIKit. To
/// convert a row index to an index path, use `IndexPath(index)`.
public struct RowIndex: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The index of the section, starting at 0.
  public var section: Int

  /// The index of the row in its section, starting at 0.
  public var row: Int

  /// Creates an index from the index of a section and the index of a row in that section.
  public init(section: Int, row: Int) {
    self.section = section
    self.row = row
  }

  /// Returns whether the first row is above the second row in the list.
  public static func < (one: RowIndex, other: RowIndex) -> Bool {
    (one.section, one.row) < (other.section, other.row)
  }

  /// A description of the index, for example `row 2 of section 0`.
  public var description: String { "row \(row) of section \(section)" }
}
