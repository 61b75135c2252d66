// PortableUIKit only: tests cannot make touches in UIKit.
#if !canImport(UIKit) || os(watchOS)
  import Foundation
  import KitSupport
  import ListSource
  import PlatformUIKit
  import RouterEvents
  import TestSupport
  import Testing

  /// Sequences of lists in which visible rows keep their positions and rows stay selected.
  @MainActor
  @Suite
  struct RandomPositionsTests {
    @Test(arguments: ListKind.allCases)
    func positionAndSelectionAreKept(kind: ListKind) async {
      let limit = ProcessInfo.processInfo.environment["LIST_STEPS"].flatMap(Int.init) ?? 8
      for random in RandomCase.all(100, "LIST_CASES") {
        let (complaint, _) = await Reports.collecting {
          await FoldedLife(on: kind, random).complaint(after: limit)
        }
        if let complaint {
          Issue.record("\(kind): \(random) LIST_STEPS=\(limit): \(complaint)")
          return
        }
      }
    }
  }

  /// A list of collapsible sections with and without titles, whose rows have random heights.
  @MainActor
  private final class FoldedLife {
    private struct Section {
      var id: Int
      var title: String?
      var rows: [Int]
      var hasContents: Bool
    }

    private let screen: Screen
    private var generator: SeededGenerator
    private var sections: [Section] = []
    private var heights: [Int: Int] = [:]
    private var selected: Set<Int> = []
    private var log: [String] = []

    /// Applies a list when the content of a row is requested.
    private var onContent: (() -> Void)?

    init(on kind: ListKind, _ random: RandomCase) {
      generator = random.generator
      let style: UITableView.Style = Bool.random(using: &generator) ? .plain : .grouped
      screen = kind == .table ? Screen(style: style) : Screen(kind)
      screen.adapter.keepsPosition = true
      screen.adapter.selection = .multiple
      screen.adapter.changeLimit = [nil, nil, 0, 4].randomElement(using: &generator) ?? nil
      for _ in 0..<12 { alter() }
      screen.show(list)
    }

    func complaint(after limit: Int) async -> String? {
      for _ in 0..<Int.random(in: 1...limit, using: &generator) {
        await step()
        if let complaint { return "\(complaint), after \(log)" }
      }
      return nil
    }

    private func step() async {
      switch Int.random(in: 0..<8, using: &generator) {
      case 0, 1:
        let end = max(0, screen.listView.contentSize.height - 480)
        screen.scroll(to: Bool.random(using: &generator) ? 0 : .random(in: 0...end, using: &generator))
      case 2:
        let id = Int.random(in: 0..<200, using: &generator)
        let selects = Bool.random(using: &generator)
        _ = selects ? screen.adapter.select(id) : screen.adapter.deselect(id)
        let isThere = sections.contains { $0.rows.contains(id) }
        if selects, isThere { selected.insert(id) } else if !selects { selected.remove(id) }
      case 3:
        guard let section = sections.randomElement(using: &generator)?.id else { return }
        log.append("toggles \(section)")
        await keeping { screen.adapter.setCollapsed(!screen.adapter.isCollapsed(section), section: section) }
      default: await showNext()
      }
    }

    /// Shows an altered list in a random situation, or several lists outside the window.
    private func showNext() async {
      let situation = Situation.random(using: &generator)
      log.append("\(situation)")
      switch situation {
      case .onScreen:
        alter()
        await keeping { screen.apply(list, animated: .random(using: &generator)) }
      case .inBatch:
        alter()
        await keeping { screen.view.batch { [self] in screen.apply(list) } }
      case .outsideWindow:
        await keeping {
          screen.leaveWindow()
          for _ in 0..<Int.random(in: 1...3, using: &generator) {
            alter()
            screen.apply(list)
            note()
          }
          screen.returnToWindow()
        }
      case .inContent:
        let ids = visible.map(\.id)
        alter()
        await keeping {
          var update: ListUpdate?
          onContent = { [unowned self] in
            onContent = nil
            update = screen.apply(list)
          }
          screen.adapter.reconfigure(ids)
          onContent?()
          _ = await update?.finished
        }
      case .duringDrag:
        let row = visible.first.flatMap { screen.adapter.indexPath(for: $0.id) }
        alter()
        await keeping {
          guard let row else { return _ = screen.apply(list) }
          screen.drag(row.row, row.section, to: screen.middle(of: row.row, row.section)) {
            screen.apply(list)
          }
        }
      }
    }

    // MARK: Positions

    private var anchors: [(id: Int, distance: CGFloat)] = []
    private var problem: String?

    /// The visible rows and their distances from the top edge.
    private var visible: [(id: Int, distance: CGFloat)] {
      let offset = screen.listView.contentOffset.y
      return screen.view.visiblePlaces.compactMap { place in
        let rect = screen.view.rect(at: place)
        guard rect.maxY > offset, let id = screen.adapter.item(at: place, as: Item.self)?.id else {
          return nil
        }
        return (id, rect.minY - offset)
      }
    }

    /// Leaves out the rows that the list does not show, unless it shows none of them.
    private func note() {
      let shown = Set(expected.joined())
      let staying = anchors.filter { shown.contains($0.id) }
      if !staying.isEmpty { anchors = staying }
    }

    /// Runs a change and checks that the first visible row that stays in the list keeps its position.
    private func keeping(_ change: () async -> Void) async {
      anchors = visible
      await change()
      screen.layOut()
      note()
      let (offset, shown) = (screen.listView.contentOffset.y, Set(expected.joined()))
      guard let first = anchors.first(where: { shown.contains($0.id) }),
        let place = screen.adapter.indexPath(for: first.id)
      else { return }
      let now = screen.view.rect(at: place).minY - offset
      let end = max(0, screen.listView.contentSize.height - 480)
      // At an end of the content, the row cannot keep its position.
      let isAtEnd = (offset <= 0.01 && now < first.distance) || (offset >= end - 0.01 && now > first.distance)
      if abs(now - first.distance) > 0.1, !isAtEnd {
        problem = "row \(first.id) is at \(now) instead of \(first.distance), at \(offset) of 0...\(end)"
      }
    }

    private var complaint: String? {
      if let problem { return problem }
      let shown = (0..<screen.numberOfSections).map { section in
        (0..<screen.numberOfRows(inSection: section)).map { row in
          id(at: IndexPath(row: row, section: section))
        }
      }
      if shown != expected { return "\(shown) show instead of \(expected)" }
      let (all, places) = (Set(sections.flatMap(\.rows)), Set(screen.selectedPlaces.map(id)))
      let items = screen.adapter.selectedItems(of: Item.self).map(\.id).sorted()
      if items != selected.intersection(all).sorted() { return "\(items) are selected, not \(selected)" }
      if places != selected.intersection(expected.joined()) {
        return "\(places) show as selected, not \(selected)"
      }
      for cell in screen.view.visiblePlaces
      where screen.view.cell(at: cell)?.isSelected != places.contains(id(at: cell)) {
        return "the cell at \(cell) is selected or not, unlike its row"
      }
      return nil
    }

    private func id(at place: IndexPath) -> Int { screen.adapter.item(at: place, as: Item.self)?.id ?? -1 }

    // MARK: Lists

    private var expected: [[Int]] { sections.map { screen.adapter.isCollapsed($0.id) ? [] : $0.rows } }

    /// Inserts, deletes or resizes rows and sections. No row moves.
    private func alter() {
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        let index = sections.indices.randomElement(using: &generator)
        switch (Int.random(in: 0..<8, using: &generator), index) {
        case (0, let index?): sections.remove(at: index)
        case (1, let index?): sections[index].title = title
        case (2, let index?):
          for id in sections[index].rows { heights[id] = .random(in: 20...90, using: &generator) }
        case (3, let index?): sections[index].rows.removeAll { _ in Bool.random(using: &generator) }
        case (4, let index?), (5, let index?):
          let first = 20 * sections[index].id
          let more = (first..<first + 20).filter { _ in Bool.random(using: &generator) }
          sections[index].rows = Set(sections[index].rows).union(more).sorted()
        default:
          let id = Int.random(in: 0..<10, using: &generator)
          guard !sections.contains(where: { $0.id == id }) else { continue }
          let rows = (20 * id..<20 * id + 20).filter { _ in Bool.random(using: &generator) }
          let hasContents = Bool.random(using: &generator)
          sections.append(Section(id: id, title: title, rows: rows, hasContents: hasContents))
          sections.sort { $0.id < $1.id }
        }
      }
    }

    private var title: String? { Bool.random(using: &generator) ? "title" : nil }

    private var list: ListSource {
      ListSource(
        sections: sections.map { section in
          let items = section.rows.map { Item($0, "\(heights[$0] ?? 30 + $0 % 40)") }
          return ListSection(section.id, title: section.title) {
            if section.hasContents {
              Rows(items) { [weak self] item, _ in
                self?.onContent?()
                var content = UIListContentConfiguration.cell()
                content.text = item.text
                return content
              }
              .reorderable(emits: "life.moved")
            } else {
              Rows(items, cell: ItemCell.self).reorderable(emits: "life.moved")
            }
          }
          .collapsible(emits: "life.toggled")
        }
      )
    }
  }
#endif
