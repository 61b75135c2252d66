import Foundation

/// A painter that creates a picture from characters, for terminals and transcripts.
///
/// A line of text appears in the row that contains the vertical center of the line's rectangle. Text that is wider than
/// the rectangle is truncated. A fill has an effect only in these cases:
///
/// - An opaque fill hides the characters behind it.
/// - A fill at most 1.5 points high appears as `─` in the blank cells along it.
/// - A fill with rounded corners, such as a button's background, appears as a pair of brackets if its height rounds to
///   at most two rows. The brackets stay visible if the text in the fill leaves the first and last columns free.
///
/// The last two cases require a fill that spans at least three columns.
package final class TextPainter: Painter {
  /// The minimum opacity of a visible fill or text, and the minimum opacity of a fill that hides characters.
  private static let opacities = (seen: 0.05, opaque: 0.99)

  private var grid: CharacterGrid
  private var visible: CGRect

  /// Creates a painter for a picture of the given size in points, rounded up to whole columns and rows.
  package init(size: CGSize) {
    visible = CGRect(origin: .zero, size: size)
    grid = CharacterGrid(
      columns: Int((size.width / TextGrid.columnWidth).rounded(.up)),
      rows: Int((size.height / TextGrid.rowHeight).rounded(.up))
    )
  }

  /// The rows of the picture, without trailing spaces.
  package var lines: [String] { grid.lines }

  package func fill(_ rect: CGRect, with color: PaintColor, cornerRadius: CGFloat) {
    let part = rect.intersection(visible)
    guard color.alpha >= Self.opacities.seen, !part.isEmpty else { return }
    if color.alpha >= Self.opacities.opaque { hide(part) }
    guard isVisible(y: rect.midY) else { return }
    let columns = TextGrid.columns(of: rect)
    if rect.height <= 1.5, columns.count > 2 {
      rule(part)
    } else if cornerRadius > 0, (rect.height / TextGrid.rowHeight).rounded() <= 2, columns.count > 2 {
      put("[", column: columns.lowerBound, y: rect.midY)
      put("]", column: columns.upperBound - 1, y: rect.midY)
    }
  }

  package func write(_ line: String, in rect: CGRect, style: TextStyle) {
    guard style.color.alpha >= Self.opacities.seen, isVisible(y: rect.midY) else { return }
    let room = TextGrid.columns(of: rect)
    let text = Self.cut(line, to: room.count)
    let count = Self.columns(of: text)
    var column =
      switch style.alignment {
      case .left, .natural: room.lowerBound
      case .center: TextGrid.column(at: rect.midX - CGFloat(count) * TextGrid.columnWidth / 2)
      case .right: room.upperBound - count
      }
    for character in text {
      put(character, column: column, y: rect.midY)
      column += character.columns
    }
  }

  /// Draws nothing, because shapes are smaller than characters.
  package func draw(_ outline: Outline, with color: PaintColor, lineWidth: CGFloat?) {}

  package func clip(to rect: CGRect, _ body: () -> Void) {
    let outside = visible
    visible = outside.intersection(rect)
    body()
    visible = outside
  }

  private func put(_ character: Character, column: Int, y: CGFloat) {
    let seen = TextGrid.columns(of: visible)
    guard seen.contains(column), seen.contains(column + character.columns - 1) else { return }
    grid.put(character, column: column, row: TextGrid.row(at: y), y: y)
  }

  private func hide(_ rect: CGRect) {
    let rows = TextGrid.row(at: rect.minY)..<TextGrid.row(at: rect.maxY) + 1
    grid.blank(columns: TextGrid.columns(of: rect), rows: rows, heights: rect.minY..<rect.maxY)
  }

  private func rule(_ rect: CGRect) {
    for column in TextGrid.columns(of: rect)
    where grid.isBlank(column: column, row: TextGrid.row(at: rect.midY)) {
      put("─", column: column, y: rect.midY)
    }
  }

  private func isVisible(y: CGFloat) -> Bool {
    visible.minY <= y && y < visible.maxY
  }

  /// Returns the visible characters of a line, truncated with an ellipsis if they occupy more than `room` columns.
  ///
  /// If `room` is 0, the result is empty.
  private static func cut(_ line: String, to room: Int) -> [Character] {
    let text = line.filter { $0.columns > 0 }
    guard columns(of: text) > room else { return Array(text) }
    guard room > 0 else { return [] }
    var left = room - 1
    return text.prefix {
      left -= $0.columns
      return left >= 0
    } + ["…"]
  }

  /// Returns the number of terminal columns that the given text occupies.
  package static func columns(of text: some Sequence<Character>) -> Int {
    text.reduce(0) { $0 + $1.columns }
  }
}
