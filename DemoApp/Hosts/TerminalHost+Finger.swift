#if os(Linux) || os(macOS)
  import Foundation
  import ListSource
  import PortableUIKit

  extension TerminalHost {
    /// Returns the view that a touch at a point hits, or nil if no view accepts touches there.
    ///
    /// - Throws: An error if the point is outside the screen.
    func view(at point: CGPoint) throws(ScriptError.Reason) -> UIView? {
      guard window.bounds.contains(point) else {
        throw .offScreen(
          x: Double(point.x),
          y: Double(point.y),
          width: Double(window.bounds.width),
          height: Double(window.bounds.height)
        )
      }
      window.layoutIfNeeded()
      return window.hitTest(point, with: nil)
    }

    /// Returns the point at which to touch a button.
    ///
    /// - Parameters:
    ///   - word: The title of the button, or a word of the title. Case is ignored.
    ///   - root: The view to search, or nil to search the whole window.
    /// - Throws: An error if no visible button matches, if other views cover all matching buttons, or if more than one
    ///   matching button is uncovered.
    /// - Returns: The center of the button, in the coordinates of the window.
    func point(ofButton word: String, in root: UIView? = nil) throws(ScriptError.Reason) -> CGPoint {
      window.layoutIfNeeded()
      let buttons = (root ?? window).buttonsInside
      let named = buttons.filter { $0.titleWords.contains(word.lowercased()) }
      for button in named { ButtonRow.containing(button)?.reveal(button) }
      let inFront = named.filter(isInFront)
      guard inFront.count < 2 else { throw .severalButtons(word, count: inFront.count) }
      guard let button = inFront.first ?? named.first else {
        let titles = buttons.filter(isInFront).reversed().compactMap(\.currentTitle)
        let known = titles.enumerated().filter { titles.firstIndex(of: $1) == $0 }.map(\.element)
        throw .unknownButton(word, known: known)
      }
      return try point(in: button)
    }

    /// Returns the point at which to touch a view.
    ///
    /// - Throws: An error if another view covers the center of the view, or if no view accepts touches there.
    /// - Returns: The center of the view, in the coordinates of the window.
    func point(in view: UIView) throws(ScriptError.Reason) -> CGPoint {
      let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
      guard let hit = window.hitTest(middle, with: nil) else {
        throw .covered(by: "a view that accepts no touches")
      }
      guard hit.isDescendant(of: view) else { throw .covered(by: "\(type(of: hit))") }
      return middle
    }

    /// Scrolls to a row if the row is not fully visible, and returns its cell.
    ///
    /// - Throws: An error if the list has no such row or is not visible.
    func show(_ place: RowPlace) throws(ScriptError.Reason) -> UIView {
      let listView = try listInFront()
      let sections = listView.source.sections
      guard let section = sections.firstIndex(where: { $0.id == AnyHashable(place.section) }) else {
        throw .unknownSection(place.section, known: sections.map { "\($0.id)" })
      }
      let count = sections[section].count
      guard place.position <= count else {
        throw .positionTooGreat(place.position, section: place.section, count: count)
      }
      let indexPath = IndexPath(row: place.position - 1, section: section)
      if !listView.bounds.contains(listView.frame(ofRow: indexPath)) {
        listView.scrollToMiddle(ofRow: indexPath)
        window.layoutIfNeeded()
      }
      guard let cell = listView.cell(ofRow: indexPath) else { throw .noList }
      return cell
    }

    /// Drags the list to scroll it down by a number of points, or up if the number is negative.
    ///
    /// - Throws: An error if the list is not visible.
    func scroll(by points: Double) throws(ScriptError.Reason) {
      try listInFront().drag(by: CGFloat(-points))
      window.layoutIfNeeded()
    }

    private func listInFront() throws(ScriptError.Reason) -> any ScriptedListView {
      window.layoutIfNeeded()
      let listView = listView
      guard listView.window != nil, (try? point(in: listView)) != nil else { throw .noList }
      return listView
    }

    private func isInFront(_ button: UIButton) -> Bool {
      (try? point(in: button)) != nil
    }
  }

  extension UIView {
    /// The view itself if it is a button, and the buttons inside it, from front to back. Hidden views are left out.
    fileprivate var buttonsInside: [UIButton] {
      guard !isHidden else { return [] }
      let inside = subviews.reversed().flatMap(\.buttonsInside)
      return (self as? UIButton).map { inside + [$0] } ?? inside
    }
  }

  extension UIButton {
    /// The lowercase title, followed by each word of the title.
    fileprivate var titleWords: [String] {
      let title = (currentTitle ?? "").lowercased()
      return [title] + title.split(separator: " ").map(String.init)
    }
  }
#endif
