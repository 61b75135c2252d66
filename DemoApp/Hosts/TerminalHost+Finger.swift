#if os(Linux) || os(macOS)
  import Foundation
  import ListSource
  import PortableUIKit

  extension TerminalHost {
    /// The view that a finger hits at a point of the screen; nil where nothing takes a touch.
    ///
    /// - Throws: where the screen has no such point.
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

    /// Where a finger hits a button.
    ///
    /// - Parameters:
    ///   - word: the button's title or a word of it, in any case.
    ///   - root: what the button is in; the screen where that is nil.
    /// - Throws: where there is no such button, or something else is in front of it.
    /// - Returns: the middle of the button, in the window.
    func point(ofButton word: String, in root: UIView? = nil) throws(ScriptError.Reason) -> CGPoint {
      window.layoutIfNeeded()
      let buttons = (root ?? window).buttonsInside
      let named = buttons.filter { $0.titleWords.contains(word.lowercased()) }
      let inFront = named.filter(isInFront)
      guard inFront.count < 2 else { throw .severalButtons(word, count: inFront.count) }
      guard let button = inFront.first ?? named.first else {
        let titles = buttons.filter(isInFront).reversed().compactMap(\.currentTitle)
        let known = titles.enumerated().filter { titles.firstIndex(of: $1) == $0 }.map(\.element)
        throw .unknownButton(word, known: known)
      }
      return try point(in: button)
    }

    /// Where a finger hits a view.
    ///
    /// - Throws: where something else is in front of the view.
    /// - Returns: the middle of the view, in the window.
    func point(in view: UIView) throws(ScriptError.Reason) -> CGPoint {
      let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
      guard let hit = window.hitTest(middle, with: nil) else {
        throw .covered(by: "nothing that can be touched")
      }
      guard hit.isDescendant(of: view) else { throw .covered(by: "\(type(of: hit))") }
      return middle
    }

    /// The cell of a row, which is scrolled onto the screen if it is not there.
    ///
    /// - Throws: where the list shows no such row.
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
      if !listView.bounds.contains(listView.place(ofRow: indexPath)) {
        listView.scrollToMiddle(ofRow: indexPath)
        window.layoutIfNeeded()
      }
      guard let cell = listView.cell(ofRow: indexPath) else { throw .noList }
      return cell
    }

    /// Drags the list up, or down where the points are below zero.
    ///
    /// - Throws: where the list is not on the screen.
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
    /// The buttons in this view that are not hidden, those in front first.
    fileprivate var buttonsInside: [UIButton] {
      guard !isHidden else { return [] }
      let inside = subviews.reversed().flatMap(\.buttonsInside)
      return (self as? UIButton).map { inside + [$0] } ?? inside
    }
  }

  extension UIButton {
    /// The title in small letters, and each word of it.
    fileprivate var titleWords: [String] {
      let title = (currentTitle ?? "").lowercased()
      return [title] + title.split(separator: " ").map(String.init)
    }
  }
#endif
