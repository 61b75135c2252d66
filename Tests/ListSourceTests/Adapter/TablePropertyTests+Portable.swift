// The stand-in alone: nobody makes touches in UIKit.
#if !canImport(UIKit) || os(watchOS)
  import Foundation
  import KitSupport
  import ListSource
  import PortableUIKit
  import RouterEvents
  import Testing

  /// Random lists, one after the other, scrolled and tapped in between. A failure names the seed of its case:
  /// `LIST_SEED=… LIST_CASES=1` tries that alone.
  @MainActor
  @Suite
  struct TablePropertyTests {
    @Test
    func listsInARowLeaveWhatTheLastOneAloneShows() {
      for number in 0..<Seed.cases(100) {
        let seed = Seed.ofTheRun &+ UInt64(number)
        var generator = SeededGenerator(seed: seed)

        let (complaint, _) = Reports.collecting { Self.complaint(using: &generator) }

        if let complaint {
          Issue.record("LIST_SEED=\(seed) LIST_CASES=1: \(complaint)")
          return
        }
      }
    }

    /// What `LIST_SEED=60004685` found: a grouped table has headers of next to no height, which were rounded off.
    @Test
    func rowsThatAreHiddenLeaveWhatIsBelowWhereItIs() {
      let first = ListSection(0) { Rows(Item.many(0..<3), cell: ItemCell.self) }
      let second = ListSection(1, title: "one") { Rows(Item.many(3..<6), cell: ItemCell.self) }
      let (screen, fresh) = (Screen(style: .grouped), Screen(style: .grouped))
      screen.show(ListSource(sections: [first, second]))

      screen.show(ListSource(sections: [first.height(.fixed(0)), second]))
      fresh.show(ListSource(sections: [first.height(.fixed(0)), second]))

      #expect(screen.table.rectForHeader(inSection: 1) == fresh.table.rectForHeader(inSection: 1))
    }

    /// What is wrong with what some lists in a row leave.
    private static func complaint(using generator: inout SeededGenerator) -> String? {
      let style: UITableView.Style = Bool.random(using: &generator) ? .plain : .grouped
      let screen = RandomScreen(style: style)
      var list = RandomList(using: &generator)
      screen.show(list)
      for _ in 0..<Int.random(in: 1...6, using: &generator) {
        switch Int.random(in: 0..<8, using: &generator) {
        case 0: screen.scroll(to: .random(in: 0...2_000, using: &generator))
        case 1: screen.tapAnything(using: &generator)
        case 2: screen.leaveAndReturn()
        default: break
        }
        list = Bool.random(using: &generator) ? list.altered(using: &generator) : .init(using: &generator)
        screen.show(list, animated: .random(using: &generator))
        if let complaint = screen.complaintOfCells() { return complaint }
      }
      let fresh = RandomScreen(style: style)
      fresh.show(list)

      let (left, alone) = (screen.seenByScrollingThrough(), fresh.seenByScrollingThrough())
      if left == alone { return nil }
      let difference = zip(left, alone).first { $0 != $1 }.map { "\($0) instead of \($1)" }
      return difference ?? "\(left.count) lines instead of \(alone.count)"
    }
  }

  /// A table view in a window that shows random lists.
  @MainActor
  private final class RandomScreen {
    let screen: Screen
    private var views: [Int: UIView] = [:]

    init(style: UITableView.Style) {
      screen = Screen(ListTableView(frame: .zero, style: style))
      screen.adapter.register(NumberCell.self, for: Number.self)
      screen.adapter.register(SmallCell.self, for: "small")
      screen.adapter.register(BigCell.self, for: "big")
    }

    func show(_ list: RandomList, animated: Bool = true) {
      screen.show(
        list.source { [self] id in
          let view = views[id] ?? UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20 + CGFloat(id)))
          views[id] = view
          return view
        },
        animated: animated
      )
    }

    func scroll(to offset: CGFloat) {
      screen.table.drag(by: screen.table.contentOffset.y - offset)
      screen.layOut()
    }

    func tapAnything(using generator: inout SeededGenerator) {
      let point = CGPoint(
        x: .random(in: 0..<320, using: &generator),
        y: .random(in: 0..<480, using: &generator)
      )
      screen.window.tap(at: point)
    }

    func leaveAndReturn() {
      screen.table.removeFromSuperview()
      screen.window.addSubview(screen.table)
      screen.layOut()
    }

    /// Whether a cell says something else than the model that its events carry.
    func complaintOfCells() -> String? {
      var complaints: [String] = []
      let observation = screen.window.onRouterEvent("which") { event in
        let cell = event.source as? UITableViewCell
        let item = event.userInfo.listItem(as: (any Said).self)
        guard let cell, cell.said != item?.said else { return }
        complaints.append(
          "\(cell.said) at \(event.userInfo[.indexPath] ?? []) for \(item?.said ?? "nothing")"
        )
      }
      for cell in screen.table.visibleCells { cell.routerEvent(name: "which") }
      observation.cancel()
      return complaints.first
    }

    /// All that is seen on the way from the top to the bottom, and where.
    func seenByScrollingThrough() -> [String] {
      var texts: [IndexPath: String] = [:]
      let table = screen.table
      screen.scroll(to: 0)
      while true {
        for indexPath in table.indexPathsForVisibleRows ?? [] {
          texts[indexPath] = table.cellForRow(at: indexPath).map { "\(type(of: $0)) \($0.said)" }
        }
        let end = max(0, table.contentSize.height - 480)
        if table.contentOffset.y >= end { break }
        screen.scroll(to: min(end, table.contentOffset.y + 150))
      }
      var seen: [String] = []
      for section in 0..<table.numberOfSections {
        screen.scroll(to: max(0, table.rect(forSection: section).minY))
        let header = table.saidAbove(section) ?? "–"
        let footer = table.saidBelow(section) ?? "–"
        seen.append("section \(section) \(table.rectForHeader(inSection: section)) \(header)")
        for row in 0..<table.numberOfRows(inSection: section) {
          let indexPath = IndexPath(row: row, section: section)
          let rect = table.rectForRow(at: indexPath)
          seen.append("row \(indexPath) \(rect) \(rect.height > 0 ? texts[indexPath] ?? "unseen" : "hidden")")
        }
        seen.append("end \(section) \(table.rectForFooter(inSection: section)) \(footer)")
      }
      return seen + ["\(table.contentSize.height) points"]
    }
  }

  // MARK: Lists

  private struct RandomList {
    enum Edge {
      case none
      case title(String)
      case view
    }

    struct Section {
      var id: Int
      var header: Edge
      var footer: Edge
      var height: CellHeight?
      var groups: [(kind: Int, height: CellHeight?, models: [Content])]
    }

    struct Content {
      var id: Int
      var text: Int
    }

    var sections: [Section]
    var height: CellHeight?

    init(using generator: inout SeededGenerator) {
      let ids = Array(0..<6).shuffled(using: &generator).prefix(.random(in: 0...5, using: &generator))
      sections = ids.map { id in
        Section(
          id: id,
          header: Self.edge(using: &generator),
          footer: Self.edge(using: &generator),
          height: Self.height(using: &generator),
          groups: (0..<Int.random(in: 0...3, using: &generator)).map { _ in Self.group(using: &generator) }
        )
      }
      height = Self.height(using: &generator)
    }

    func altered(using generator: inout SeededGenerator) -> RandomList {
      var copy = self
      for _ in 0..<Int.random(in: 0...4, using: &generator) {
        guard let section = copy.sections.indices.randomElement(using: &generator) else { break }
        let other = copy.sections.indices.randomElement(using: &generator) ?? section
        let group = copy.sections[section].groups.indices.randomElement(using: &generator)
        switch (Int.random(in: 0..<9, using: &generator), group) {
        case (0, _): copy.sections.swapAt(section, other)
        case (1, _): copy.sections.remove(at: section)
        case (2, _): copy.sections[section].header = Self.edge(using: &generator)
        case (3, _): copy.sections[section].height = Self.height(using: &generator)
        case (4, _): copy.height = Self.height(using: &generator)
        case (5, let group?): copy.sections[section].groups[group].models.shuffle(using: &generator)
        case (6, let group?):
          copy.sections[other].groups.append(copy.sections[section].groups.remove(at: group))
        case (7, let group?):
          for index in copy.sections[section].groups[group].models.indices {
            if Bool.random(using: &generator) { copy.sections[section].groups[group].models[index].text += 1 }
          }
        default: copy.sections[section].groups.append(Self.group(using: &generator))
        }
      }
      return copy
    }

    private static func edge(using generator: inout SeededGenerator) -> Edge {
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: .view
      case 1: .title("title \(Int.random(in: 0..<3, using: &generator))")
      default: .none
      }
    }

    private static func height(using generator: inout SeededGenerator) -> CellHeight? {
      switch Int.random(in: 0..<8, using: &generator) {
      case 0: .automatic
      case 1: .fixed(0)
      case 2: .fixed(70)
      case 3: .fixed(30)
      default: nil
      }
    }

    private static func group(
      using generator: inout SeededGenerator
    ) -> (kind: Int, height: CellHeight?, models: [Content]) {
      let models = (0..<Int.random(in: 0...9, using: &generator)).map { _ in
        Content(id: .random(in: 0..<40, using: &generator), text: .random(in: 0..<60, using: &generator))
      }
      return (.random(in: 0..<5, using: &generator), height(using: &generator), models)
    }

    @MainActor
    func source(_ view: (Int) -> UIView) -> ListSource {
      let source = ListSource(
        sections: sections.map { section in
          var result = ListSection(section.id) {
            for group in section.groups { Self.rows(group.kind, group.height, group.models) }
          }
          if let height = section.height { result = result.height(height) }
          switch section.header {
          case .none: break
          case .title(let title): result = result.title(title)
          case .view: result = result.header(view(section.id))
          }
          switch section.footer {
          case .none: break
          case .title(let title): result = result.footerTitle(title)
          case .view: result = result.footer(view(10 + section.id))
          }
          return result
        }
      )
      return height.map { source.height($0) } ?? source
    }

    @MainActor
    private static func rows(_ kind: Int, _ height: CellHeight?, _ models: [Content]) -> AnyRows {
      func rows<Model>(_ rows: Rows<Model>) -> AnyRows {
        AnyRows(height.map { rows.height($0) } ?? rows)
      }
      switch kind {
      case 0: return rows(Rows(models.map(Number.init)))
      case 1: return rows(Rows(models.map(Number.init), cell: OtherNumberCell.self).onSelect { _, _ in })
      case 2: return rows(Rows(models.map(Mixed.init)))
      case 3:
        return rows(
          Rows(models.map(Anonymous.init), cell: UITableViewCell.self) {
            $0.textLabel?.text = $1.said; _ = $2
          }
        )
      default:
        let mixed: [any Said] = models.map { $0.id % 2 == 0 ? Number($0) as any Said : Mixed($0) }
        return rows(Rows(mixed))
      }
    }
  }

  private protocol Said {
    var said: String { get }
  }

  private struct Number: Said, Identifiable, Equatable {
    let id: Int
    let said: String

    init(_ content: RandomList.Content) {
      id = content.id
      said = "\(40 + content.text)"
    }
  }

  private struct Mixed: Said, CellModel, Identifiable, Equatable {
    let id: Int
    let said: String
    let reuseIdentifier: String
    let height: CellHeight

    init(_ content: RandomList.Content) {
      id = content.id
      said = "mixed \(content.text)"
      reuseIdentifier = content.text % 3 == 0 ? "big" : "small"
      height = content.text % 4 == 0 ? .fixed(55) : .automatic
    }
  }

  /// Neither identifiable nor equatable.
  private struct Anonymous: Said {
    let said: String

    init(_ content: RandomList.Content) {
      said = "anonymous \(content.text)"
    }
  }

  /// As high as its text says.
  private class NumberCell: UITableViewCell, ViewConfigurable {
    func configure(with number: Number) {
      textLabel?.text = number.said
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
      CGSize(width: size.width, height: CGFloat(Double(said) ?? 44))
    }
  }

  private final class OtherNumberCell: NumberCell {}

  private class SmallCell: UITableViewCell, ViewConfigurable {
    func configure(with mixed: Mixed) {
      textLabel?.text = mixed.said
    }
  }

  private final class BigCell: SmallCell {
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 90) }
  }
#endif
