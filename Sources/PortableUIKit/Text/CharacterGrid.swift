import Foundation

/// The cells of a picture made of characters, each a column wide and a row high.
struct CharacterGrid {
  private struct Cell {
    /// What stands in the cell; nothing if the wide character before it reaches in.
    var text = " "
    /// How far down in the picture it stands, in points: more exact than the row.
    var y: CGFloat = 0
  }

  private var cells: [[Cell]]

  /// Makes a grid of blanks.
  init(columns: Int, rows: Int) {
    cells = Array(repeating: Array(repeating: Cell(), count: columns), count: rows)
  }

  /// The rows as they are read, without the blanks at their ends.
  var lines: [String] {
    cells.map { row in
      let end = row.lastIndex { $0.text != " " } ?? -1
      return row[...end].map(\.text).joined()
    }
  }

  /// Whether nothing stands in a cell of the grid.
  func isBlank(column: Int, row: Int) -> Bool {
    hasCell(column: column, row: row) && cells[row][column].text == " "
  }

  /// Puts a character where the grid has all of its columns, in place of what stands there.
  mutating func put(_ character: Character, column: Int, row: Int, y: CGFloat) {
    let last = column + character.columns - 1
    guard hasCell(column: column, row: row), hasCell(column: last, row: row) else { return }
    blank(column: column, row: row)
    blank(column: last, row: row)
    if last > column { cells[row][last] = Cell(text: "", y: y) }
    cells[row][column] = Cell(text: String(character), y: y)
  }

  /// Takes out what stands in those columns and rows, as far as it stands between two heights.
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
