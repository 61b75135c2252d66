import Foundation

extension UIFont {
  /// Breaks a text into lines: at its newlines but the last, and between words where it is wider than the room.
  ///
  /// A word that is wider than the room is broken between characters, and a tab is a space.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - room: the width of the lines, in points.
  ///   - limit: how many lines there may be, the last with an ellipsis if the text goes on; 0 is no limit.
  /// - Returns: the lines, without the spaces at their ends.
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

  /// One line of a text as far as it fits, with an ellipsis at its end if the text goes on.
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
  /// Whether a line may end with the character though it does not fit.
  fileprivate var isSpace: Bool {
    isWhitespace && self != "\u{A0}" && self != "\u{202F}"
  }

  /// Whether a line may begin with the character if the one before ends another.
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
