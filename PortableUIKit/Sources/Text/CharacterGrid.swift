import Foundation

/// The grid of cells in a picture made of characters.
///
/// Each cell is one column wide and one row high.
struct CharacterGrid {
  private struct Cell {
    /// The character in the cell, or an empty string if the wide character in the previous cell extends into this one.
    var text = " "
    /// The vertical center of the character's line or fill in the picture, in points.
    var y: CGFloat = 0
  }

  private var cells: [[Cell]]

  init(columns: Int, rows: Int) {
    cells = Array(repeating: Array(repeating: Cell(), count: columns), count: rows)
  }

  /// The rows of the grid as text, without trailing spaces.
  var lines: [String] {
    cells.map { row in
      let end = row.lastIndex { $0.text != " " } ?? -1
      return row[...end].map(\.text).joined()
    }
  }

  /// Returns whether the grid has a blank cell at a column and row.
  func isBlank(column: Int, row: Int) -> Bool {
    hasCell(column: column, row: row) && cells[row][column].text == " "
  }

  /// Puts a visible character in the grid, and blanks any characters that the new one overlaps.
  ///
  /// If any of the character's columns is outside the grid, the method does nothing. The value of `y` is the vertical
  /// center of the character's line or fill, in points.
  mutating func put(_ character: Character, column: Int, row: Int, y: CGFloat) {
    let last = column + character.columns - 1
    guard hasCell(column: column, row: row), hasCell(column: last, row: row) else { return }
    blank(column: column, row: row)
    blank(column: last, row: row)
    if last > column { cells[row][last] = Cell(text: "", y: y) }
    cells[row][column] = Cell(text: String(character), y: y)
  }

  /// Blanks the characters in the given columns and rows whose lines or fills have their vertical centers in `heights`.
  ///
  /// `heights` is a range of vertical positions in the picture, in points.
  mutating func blank(columns: Range<Int>, rows: Range<Int>, heights: Range<CGFloat>) {
    for row in rows.clamped(to: cells.indices) {
      for column in columns.clamped(to: cells[row].indices) where heights.contains(cells[row][column].y) {
        blank(column: column, row: row)
      }
    }
  }

  private mutating func blank(column: Int, row: Int) {
    let reachesIn = cells[row][column].text.isEmpty
    let reachesOut = column + 1 < cells[row].count && cells[row][column + 1].text.isEmpty
    cells[row][column] = Cell()
    if reachesIn { cells[row][column - 1] = Cell() }
    if reachesOut { cells[row][column + 1] = Cell() }
  }

  private func hasCell(column: Int, row: Int) -> Bool {
    cells.indices.contains(row) && cells[row].indices.contains(column)
  }
}
