// PortableUIKit only: tests cannot make touches in UIKit.
#if !canImport(UIKit) || os(watchOS)
  import Foundation
  import ListSource
  import PlatformUIKit
  import RouterEvents
  import TestSupport

  /// A list view in a window, which shows random lists and acts on random rows.
  @MainActor
  final class RandomScreen {
    let screen: Screen

    /// The last applied list.
    private(set) var list: RandomList

    /// The problems found so far.
    private var complaints: [String] = []

    private var views: [Int: UIView] = [:]
    private var observations: [EventObservation] = []
    private var isDragging = false

    /// The keys of selected rows that the list does not contain.
    private var gone: Set<String> = []

    /// The move in the event of the last drag.
    private var reorder: Reorder?

    /// The key of the row whose actions showed last, and the number of events from actions.
    private var acted = (key: "", count: 0)

    /// Makes a screen. `style` applies to table views only.
    init(_ kind: ListKind, style: UITableView.Style, selection: ListSelection = .none, _ list: RandomList) {
      self.list = list
      screen = kind == .table ? Screen(ListTableView(frame: .zero, style: style)) : Screen(kind)
      screen.adapter.selection = selection
      screen.register(NumberCell.self, for: Number.self)
      screen.register(SmallCell.self, SmallItem.self, for: "small")
      screen.register(BigCell.self, BigItem.self, for: "big")
      let names: [EventName] = ["removed", "flagged"]
      observations = names.map { name in
        screen.window.onRouterEvent(name) { [weak self] event in self?.handleAction(event) }
      }
      observations.append(
        screen.window.onRouterEvent("moved") { [weak self] event in self?.reorder = event.userInfo[.reorder] }
      )
      show(list)
    }

    /// Shows a list and checks its rows and selection.
    func show(_ next: RandomList, animated: Bool = true) {
      noteReplacement()
      let before = selected
      screen.show(source(of: next), animated: animated)
      check(before)
    }

    /// Shows a list in a situation, and checks its rows and selection.
    func show(_ next: RandomList, in situation: Situation, animated: Bool) async {
      noteReplacement()
      let before = selected
      await screen.show(source(of: next), in: situation, animated: animated)
      check(before)
      complaints = complaints.map { $0.hasPrefix("\(situation)") ? $0 : "\(situation): \($0)" }
    }

    private func source(of next: RandomList) -> ListSource {
      list = next
      return next.source { [self] id in
        let view = views[id] ?? UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20 + CGFloat(id)))
        views[id] = view
        return view
      }
    }

    private func check(_ before: Set<String>) {
      let all = Set(list.keys.joined())
      let kept = before.union(gone)
      if screen.adapter.selection != ListSelection.none { gone = kept.subtracting(all) }
      if isDragging { return }
      if shown != keys { complaints.append("\(shown) show instead of \(keys)") }
      if screen.adapter.selection != ListSelection.none, selected != kept.intersection(all) {
        complaints.append("\(selected) are selected instead of \(kept.intersection(all))")
      }
      let places = screen.selectedPlaces
      if places.contains(where: { screen.adapter.item(at: $0, as: (any TextModel).self) == nil }) {
        complaints.append("\(places) are selected, but not all of them exist")
      }
    }

    /// The keys of the rows that should show. A list footer without sections has an empty section.
    private var keys: [[String]] { keys(after: nil) }

    /// The keys of the rows that should show after a row was moved in the complete list.
    private func keys(after move: Reorder?) -> [[String]] {
      var keys = list.keys { screen.adapter.isExpanded($0) }
      if let (from, to) = move.map({ ($0.from.indexPath, $0.to.indexPath) }) {
        keys[to.section].insert(keys[from.section].remove(at: from.row), at: to.row)
      }
      for (index, section) in list.sections.enumerated()
      where section.collapsing != nil && screen.adapter.isCollapsed(section.id) {
        keys[index] = []
      }
      return keys.isEmpty && hasFooter ? [[]] : keys
    }

    /// Whether a collection view has a list footer.
    var hasFooter: Bool { (screen.adapter as? CollectionAdapter)?.listFooter != nil }

    /// Adds a list footer to a collection view, or removes it, and checks that it shows.
    func toggleFooter() {
      guard let adapter = screen.adapter as? CollectionAdapter else { return }
      adapter.listFooter = hasFooter ? nil : UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 30))
      screen.layOut()
      if shown != keys { complaints.append("\(shown) show instead of \(keys) with another footer") }
      guard list.keys.isEmpty, let footer = adapter.listFooter, screen.listView.window != nil else {
        return
      }
      if footer.window == nil { complaints.append("the footer of an empty list does not show") }
    }

    /// Collapses the same sections and expands the same nodes as another screen.
    func fold(like other: RandomScreen) {
      for section in list.sections {
        screen.adapter.setCollapsed(other.screen.adapter.isCollapsed(section.id), section: section.id)
      }
      for node in list.nodes where other.screen.adapter.isExpanded(node) { screen.adapter.expand(node) }
      screen.layOut()
    }

    /// The keys of the rows in the list view, for each section.
    private var shown: [[String]] {
      (0..<screen.numberOfSections).map { section in
        (0..<screen.numberOfRows(inSection: section)).map { row in
          key(at: IndexPath(row: row, section: section))
        }
      }
    }

    /// The keys of the selected rows that have an id.
    private var selected: Set<String> {
      Set(screen.adapter.selectedItems(of: (any TextModel).self).map { $0.key }).subtracting([""])
    }

    private func key(at indexPath: IndexPath) -> String {
      screen.adapter.item(at: indexPath, as: (any TextModel).self)?.key ?? "nothing"
    }

    /// Checks the event of an action, and removes the row if the event asks for it.
    private func handleAction(_ event: RouterEvent) {
      acted.count += 1
      let keys: [String?] = [event.userInfo[.rowKey], event.userInfo.listItem(as: (any TextModel).self)?.key]
      if keys != [acted.key, acted.key] { complaints.append("\(event.name) of \(keys), not \(acted.key)") }
      if event.name == "removed", !acted.key.isEmpty { show(list.without(acted.key)) }
    }

    func scroll(to offset: CGFloat) {
      screen.listView.drag(by: screen.listView.contentOffset.y - offset)
      screen.layOut()
    }

    func tapAnything(using generator: inout SeededGenerator) {
      let point = CGPoint(
        x: .random(in: 0..<320, using: &generator),
        y: .random(in: 0..<480, using: &generator)
      )
      screen.window.tap(at: point)
    }

    /// Forgets the selected rows that are gone once the user has selected another row as the only one.
    private func noteReplacement() {
      if screen.adapter.selection == .single, !screen.selectedPlaces.isEmpty { gone = [] }
    }

    /// Selects or deselects a row by its id.
    func selectAnything(using generator: inout SeededGenerator) {
      let id = Int.random(in: 0..<40, using: &generator)
      let selects = Bool.random(using: &generator)
      let isThere = selects ? screen.adapter.select(id) : screen.adapter.deselect(id)
      let row = screen.adapter.indexPath(for: id)
      let isSelected = row.map { screen.selectedPlaces.contains($0) } ?? false
      let ids: Set = ["Number \(id)", "Mixed \(id)"]
      let isKnown = !ids.isDisjoint(with: keys.joined())
      let isHidden = !isKnown && !ids.isDisjoint(with: list.keys.joined())
      let canSelect = isKnown || isHidden && screen.adapter.selection != ListSelection.none
      if selects, canSelect, screen.adapter.selection == .single { gone = [] }
      if !selects { gone.subtract(ids) }
      if isThere != (selects ? canSelect : isKnown || isHidden) || isSelected != (isKnown && selects) {
        let place = row?.description ?? "no place"
        complaints.append("\(id), at \(place), is \(isSelected ? "selected" : "not selected")")
      }
    }

    /// Drags a row anywhere. `meanwhile` can apply a list.
    func dragAnything(using generator: inout SeededGenerator, meanwhile: () -> Void) {
      guard let (finger, point, _, key) = touchAnything(using: &generator) else { return }
      if finger.pressLong() { acted.key = key }
      for _ in 0..<Int.random(in: 0...3, using: &generator) {
        finger.move(to: CGPoint(x: point.x, y: .random(in: 0..<480, using: &generator)))
      }
      reorder = nil
      isDragging = true
      meanwhile()
      isDragging = false
      if Bool.random(using: &generator) { finger.lift() } else { finger.cancel() }
      screen.layOut()
      // The event tells the app where the row is in its own list, which may hide the row.
      let expected = keys(after: reorder)
      if shown != expected {
        complaints.append(
          "a drag of \(key), \(reorder.map { "\($0)" } ?? "no move"), leaves \(shown), not \(expected)"
        )
      }
    }

    /// Swipes a row or opens its menu, and perhaps chooses an action. `meanwhile` can apply a list while the actions
    /// show.
    func actOnAnything(using generator: inout SeededGenerator, meanwhile: () -> Void) {
      guard let (finger, point, cell, key) = touchAnything(using: &generator) else { return }
      let distances: [CGFloat] = [-250, -120, 120, 250]
      let isOpen: Bool
      let swipes = Int.random(in: 0..<4, using: &generator) > 0
      if swipes, let distance = distances.randomElement(using: &generator) {
        finger.move(to: CGPoint(x: point.x + distance, y: point.y))
        isOpen = cell.bounds.minX != 0
      } else {
        isOpen = finger.pressLong()
      }
      if isOpen { acted.key = key }
      let liftsFirst = Bool.random(using: &generator)
      if liftsFirst { finger.lift() }
      if isOpen { meanwhile() }
      if !liftsFirst { finger.lift() }
      screen.layOut()
      guard isOpen, Bool.random(using: &generator),
        let title = screen.window.buttons.randomElement(using: &generator)?.currentTitle
      else { return }
      let count = acted.count
      // A chevron emits no event of an action.
      if screen.choose(title), !["Ignore", "›", "⌄"].contains(title), acted.count == count {
        complaints.append("\(title) emitted no event")
      }
    }

    /// Puts a finger on a visible row.
    private func touchAnything(
      using generator: inout SeededGenerator
    ) -> (finger: Finger, point: CGPoint, cell: any ShownCell, key: String)? {
      guard let indexPath = screen.view.visiblePlaces.randomElement(using: &generator),
        let cell = screen.view.cell(at: indexPath)
      else { return nil }
      let point = screen.listView.convert(cell.center, to: screen.window)
      guard let finger = Finger(downAt: point, in: screen.window) else { return nil }
      guard let view = finger.view, view.isDescendant(of: cell) else {
        finger.lift()
        return nil
      }
      return (finger, point, cell, key(at: indexPath))
    }

    func leaveAndReturn() {
      screen.leaveWindow()
      screen.returnToWindow()
    }

    /// The first problem. Also checks that each cell shows the model that its events carry.
    var complaint: String? {
      if let complaint = complaints.first { return complaint }
      let observation = screen.window.onRouterEvent("which") { [weak self] event in
        let cell = event.source as? any ShownCell
        let item = event.userInfo.listItem(as: (any TextModel).self)
        guard let cell, cell.shownText != item?.shownText else { return }
        self?.complaints.append(
          "\(cell.shownText) at \(event.userInfo[.indexPath] ?? []) for \(item?.shownText ?? "nothing")"
        )
      }
      for cell in screen.visibleCells { cell.routerEvent(name: "which") }
      observation.cancel()
      return complaints.first
    }

    /// Scrolls from top to bottom and returns everything that shows, with its frame.
    func seenByScrollingThrough() -> [String] {
      var texts: [IndexPath: String] = [:]
      let view = screen.listView
      screen.scroll(to: 0)
      while true {
        for indexPath in screen.view.visiblePlaces {
          texts[indexPath] = screen.view.cell(at: indexPath).map { "\(type(of: $0)) \($0.shownText)" }
        }
        let end = max(0, view.contentSize.height - 480)
        if view.contentOffset.y >= end { break }
        screen.scroll(to: min(end, view.contentOffset.y + 150))
      }
      var seen: [String] = []
      for section in 0..<screen.numberOfSections {
        screen.scroll(to: max(0, top(of: section)))
        seen.append("section \(section) \(supplement(isHeader: true, of: section))")
        for row in 0..<screen.numberOfRows(inSection: section) {
          let indexPath = IndexPath(row: row, section: section)
          let rect = screen.view.rect(at: indexPath)
          seen.append("row \(indexPath) \(rect) \(rect.height > 0 ? texts[indexPath] ?? "unseen" : "hidden")")
        }
        seen.append("end \(section) \(supplement(isHeader: false, of: section))")
      }
      return seen + ["\(view.contentSize.height) points"]
    }

    /// The top of a section.
    private func top(of section: Int) -> CGFloat {
      if let table = screen.view as? UITableView { return table.rect(forSection: section).minY }
      let first = screen.view.rect(at: IndexPath(row: 0, section: section))
      return screen.numberOfRows(inSection: section) > 0 ? first.minY : screen.headerRect(section).minY
    }

    /// The frame and title of a header or footer. A sticky one in a collection view has its current frame.
    private func supplement(isHeader: Bool, of section: Int) -> String {
      let rect = isHeader ? screen.headerRect(section) : screen.footerRect(section)
      let shownText = isHeader ? screen.headerText(section) : screen.footerText(section)
      return "\(rect) \(shownText ?? "–")"
    }
  }
#endif
