import Foundation

extension UIFont {
  /// Breaks text into lines at newlines, and between words to fit a width.
  ///
  /// The method ignores a newline at the end of the text. It treats a tab as a space. If a word exceeds the width, the
  /// method breaks the word between characters. A line can also break after a hyphen or dash, or next to a wide
  /// character, such as a Chinese one.
  ///
  /// - Parameters:
  ///   - text: The text to break into lines.
  ///   - room: The maximum width of the lines, in points.
  ///   - limit: The maximum number of lines, or 0 for no limit. If the text needs more lines, the last line ends with
  ///     an ellipsis.
  /// - Returns: The lines, without trailing spaces. If the number of lines equals `limit`, the last line can keep its
  ///   trailing spaces.
  func lines(of text: String, in room: CGFloat, limit: Int) -> [String] {
    var lines: [String] = []
    let text = text.replacing("\t", with: " ")
    var rest = text.last?.isNewline == true ? text.dropLast() : text[...]
    while !rest.isEmpty, lines.count != limit - 1 {
      let end = endOfFirstLine(of: rest, in: room)
      lines.append(rest[..<end].withoutSpacesAtEnd)
      rest = rest[end...]
      if rest.first?.isNewline == true { rest.removeFirst() }
    }
    if !rest.isEmpty { lines.append(truncated(rest, to: room)) }
    return lines
  }

  /// Returns the first line of the given text, shortened to fit the width `room`, in points.
  ///
  /// If the result omits any text, it ends with an ellipsis. If not even the ellipsis fits, the result is empty.
  private func truncated(_ text: Substring, to room: CGFloat) -> String {
    let line = text.prefix { !$0.isNewline }
    if line.endIndex == text.endIndex, LineWidth(of: line, font: self).fits(room) { return String(line) }
    var width = LineWidth(of: "…", font: self)
    guard width.fits(room) else { return "" }
    let kept = line.prefix { character in
      width.append(character)
      return width.fits(room)
    }
    return kept.withoutSpacesAtEnd + "…"
  }

  private func endOfFirstLine(of text: Substring, in room: CGFloat) -> Substring.Index {
    var width = LineWidth(of: "", font: self)
    var lastBreak: Substring.Index?
    var previous: Character?
    for index in text.indices {
      let character = text[index]
      if character.isNewline { return index }
      if let previous, character.mayBegin(after: previous) { lastBreak = index }
      width.append(character)
      if previous != nil, !character.isSpace, !width.fits(room) { return lastBreak ?? index }
      previous = character
    }
    return text.endIndex
  }
}

extension Character {
  /// Whether the character is whitespace that may extend beyond the maximum width of a line.
  ///
  /// The value is `false` for a non-breaking space.
  fileprivate var isSpace: Bool {
    isWhitespace && self != "\u{A0}" && self != "\u{202F}"
  }

  /// Returns whether a line may break between the previous character and this one.
  fileprivate func mayBegin(after previous: Character) -> Bool {
    if isSpace { return false }
    if previous.isSpace || previous == "–" || previous == "—" { return true }
    if previous == "-" { return isLetter }
    return (columns == 2 || previous.columns == 2) && !isPunctuation
  }
}

extension Substring {
  fileprivate var withoutSpacesAtEnd: String {
    var text = self[...]
    while text.last?.isSpace == true { text.removeLast() }
    return String(text)
  }
}
