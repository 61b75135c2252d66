// PortableUIKit only: tests cannot make touches in UIKit.
#if !canImport(UIKit) || os(watchOS)
  import Foundation
  import KitSupport
  import ListSource
  import PlatformUIKit
  import RouterEvents
  import TestSupport
  import Testing

  /// Drags of nodes. Afterward, the app and the screen have the same outline.
  @MainActor
  @Suite
  struct OutlineDragTests {
    @Test(arguments: ListKind.inRows)
    func draggedNodeCollapsesAndTakesItsChildren(kind: ListKind) {
      let app = OutlineApp(kind)
      app.expand("b", "b2")
      var toggles: [Bool?] = []
      let observation = app.screen.window.onRouterEvent(.nodeToggled) {
        toggles.append($0.userInfo[.isCollapsed])
      }

      app.screen.drag(3, to: 0)

      #expect(app.screen.texts == ["b2", "a", "b", "b1", "b3", "c"])
      #expect(app.moves == ["b2 from b 1 to - 0"])
      #expect(toggles == [true])
      app.screen.tap(0)
      #expect(app.screen.texts == ["b2", "b2x", "b2y", "a", "b", "b1", "b3", "c"])
      app.agree()
      observation.cancel()
    }

    @Test(arguments: ListKind.inRows)
    func dropAmongChildrenChangesParent(kind: ListKind) {
      let app = OutlineApp(kind)
      app.expand("b")

      app.screen.drag(0, to: 2)
      #expect(app.moves == ["a from - 0 to b 1"])
      #expect(app.screen.texts == ["b", "b1", "a", "b2", "b3", "c"])
      app.agree()
      app.screen.drag(5, to: 1)
      #expect(app.moves.last == "c from - 1 to b 0")
      app.agree()
      app.screen.drag(1, to: 0)

      #expect(app.moves.last == "c from b 0 to - 0")
      app.agree()
    }

    struct Case: Sendable {
      let meanwhile: @Sendable () -> [Node]
      let move: String?
    }

    /// Lists that come while `a` is dragged below `b1`.
    nonisolated static let cases = [
      Case(
        meanwhile: { [Node("q", [Node("b", [Node("n"), Node("b1"), Node("b2")])]), Node("a")] },
        move: "a from - 1 to b 2"
      ),
      Case(meanwhile: { [Node("a"), Node("b", [Node("b2"), Node("b3")])] }, move: "a from - 0 to b 0"),
      Case(meanwhile: { [Node("a"), Node("c", [Node("b1")])] }, move: nil),
      Case(meanwhile: { [Node("b", [Node("b1")]), Node("c", [Node("a")])] }, move: nil),
      Case(meanwhile: { [Node("b", [Node("b1"), Node("b2")])] }, move: nil),
      Case(meanwhile: { [Node("a", [Node("b", [Node("b1")])])] }, move: nil),
    ]

    @Test(arguments: ListKind.inRows, cases.indices)
    func dropIsRepeatedInListOfTheDrag(kind: ListKind, number: Int) {
      let app = OutlineApp(kind)
      let drag = Self.cases[number]
      app.expand("b")

      app.screen.drag(0, to: 2) { app.show(drag.meanwhile()) }

      #expect(app.moves == (drag.move.map { [$0] } ?? []))
      app.agree()
    }

    @Test(arguments: ListKind.inRows)
    func dropIsInTheOutlineWhereItWasMade(kind: ListKind) {
      let screen = Screen(kind)
      var places: [String] = []
      let observation = screen.window.onRouterEvent(.nodeMoved) { event in
        if let to = event.userInfo[.reorder]?.to { places.append("\(to.indexPath.row) \(to.index)") }
      }
      screen.show(
        ListSource {
          ListSection("nodes") {
            NodeCells.content.rows([Node("a"), Node("b")]).reorderable(emits: .nodeMoved)
            NodeCells.content.rows([Node("c"), Node("d")]).reorderable(emits: .nodeMoved)
          }
        }
      )

      screen.drag(0, to: 2)

      #expect(screen.texts == ["b", "c", "a", "d"])
      #expect(places == ["2 1"])
      screen.adapter.reload()
      screen.layOut()
      #expect(screen.texts == ["b", "c", "a", "d"])
      observation.cancel()
    }

    @Test(arguments: ListKind.inRows)
    func dropBelowAnOpenNodeWithoutChildrenIsInIt(kind: ListKind) {
      let app = OutlineApp(kind)
      app.show([Node("a", []), Node("b"), Node("c")])
      app.expand("a")

      app.screen.drag(2, to: 1)
      #expect(app.screen.texts == ["a", "c", "b"])
      app.agree()
      app.screen.drag(1, to: 2)
      app.agree()
      app.screen.drag(2, to: 1)

      #expect(app.moves == ["c from - 2 to a 0", "c from a 0 to - 2", "c from - 2 to a 0"])
      app.agree()
    }

    /// As the reorder control of a table in editing mode moves it.
    @Test func nodeMovedWithoutADragSessionCollapses() async {
      final class Drags: NSObject, UITableViewDragDelegate {
        func tableView(
          _ tableView: UITableView,
          itemsForBeginning session: any UIDragSession,
          at indexPath: IndexPath
        ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider())] }
      }
      let app = OutlineApp(.table)
      let drags = Drags()
      app.expand("b")
      app.screen.table.dragDelegate = drags

      let (_, reports) = await Reports.collecting {
        app.screen.drag(1, to: 5)
        for _ in 0..<1_000 where app.screen.texts.count > 3 {
          await Task.yield()
          app.screen.layOut()
        }
        #expect(app.screen.texts == ["a", "c", "b"])
        app.agree()
      }

      #expect(app.moves == ["b from - 1 to - 2"])
      #expect(reports.contains { "\($0.text)".contains("drag delegate") })
      app.screen.tap(2)
      #expect(app.screen.texts == ["a", "c", "b", "b1", "b2", "b3"])
    }

    /// Random drags, taps and lists, in one outline or between two. Some drags follow each other without a list.
    @Test(arguments: ListKind.inRows)
    func randomDragsLoseAndDoubleNothing(kind: ListKind) {
      for random in RandomCase.all(30, "LIST_CASES") {
        var generator = random.generator
        let isOne = Bool.random(using: &generator)
        let app = OutlineApp(kind, isOne ? [Node.letters] : [Node.letters, Self.others])
        for _ in 0..<12 {
          guard let row = app.places.randomElement(using: &generator),
            let target = app.places.randomElement(using: &generator)
          else { break }
          switch Int.random(in: 0..<4, using: &generator) {
          case 0: app.screen.tap(row.item, row.section)
          case 1:
            app.screen.drag(row.item, row.section, to: target.item, target.section) {
              [sections = app.shuffled(using: &generator)] in app.show(sections)
            }
          default: app.screen.drag(row.item, row.section, to: target.item, target.section)
          }
          if let problem = app.problem(applies: .random(using: &generator)) {
            Issue.record("\(kind): \(random): \(problem)")
            return
          }
        }
      }
    }

    private static let others = [
      Node("p", [Node("p1"), Node("p2", [Node("p2x")])]), Node("q", []), Node("r"),
    ]
  }

  /// An app that keeps the nodes of outlines, and moves them as its events say.
  @MainActor
  private final class OutlineApp {
    let screen: Screen
    private(set) var moves: [String] = []

    /// The nodes of each section, whose id is its index.
    private var sections: [[Node]] = []
    private var observation: EventObservation?

    init(_ kind: ListKind, _ sections: [[Node]] = [Node.letters]) {
      screen = Screen(kind)
      observation = screen.window.onRouterEvent(.nodeMoved) { [weak self] event in
        if let reorder = event.userInfo[.reorder] { self?.handle(reorder) }
      }
      show(sections)
    }

    func show(_ nodes: [Node]) { show([nodes]) }

    func show(_ sections: [[Node]]) {
      self.sections = sections
      screen.show(
        ListSource(
          sections: sections.enumerated().map { section, nodes in
            ListSection(section) {
              NodeCells.content.rows(nodes).expandable(emits: .nodeToggled).reorderable(emits: .nodeMoved)
            }
          }
        )
      )
    }

    func expand(_ ids: String...) {
      for id in ids { screen.adapter.expand(id) }
      screen.layOut()
    }

    private func handle(_ reorder: Reorder) {
      let (from, to) = (reorder.from, reorder.to)
      guard let node = reorder.item as? Node, let start = from.section as? Int, let end = to.section as? Int
      else { return }
      let (old, new) = (from.parent as? String, to.parent as? String)
      moves.append("\(node.id) from \(old ?? "-") \(from.index) to \(new ?? "-") \(to.index)")
      var moved: Node?
      sections[start].change(old) { moved = $0.remove(at: from.index) }
      guard let moved else { return }
      sections[end].change(new) { $0.insert(moved, at: to.index) }
    }

    /// The nodes as the app shows them, in a random order.
    func shuffled(using generator: inout SeededGenerator) -> [[Node]] {
      sections.map { nodes in
        var copy = nodes.shuffled(using: &generator)
        if copy.count > 2, let taken = copy.popLast(),
          let index = copy.firstIndex(where: { $0.children != nil })
        {
          copy[index].children?.append(taken)
        }
        return copy
      }
    }

    private var flat: [String] {
      func flat(_ nodes: [Node]) -> [String] {
        nodes.flatMap { [$0.id] + (screen.adapter.isExpanded($0.id) ? flat($0.children ?? []) : []) }
      }
      return sections.flatMap(flat)
    }

    var places: [IndexPath] {
      sections.indices.flatMap { section in
        (0..<screen.numberOfRows(inSection: section)).map { IndexPath(row: $0, section: section) }
      }
    }

    private var shown: [String] {
      places.map { screen.adapter.item(at: $0, as: Node.self)?.id ?? "?" }
    }

    /// What shows differently than it should, before and perhaps after the app applies its own list.
    func problem(applies: Bool = true) -> String? {
      let (shown, flat) = (shown, flat)
      if shown != flat { return "\(shown) show instead of \(flat) after \(moves.last ?? "no move")" }
      if !applies { return nil }
      show(sections)
      return self.shown == shown ? nil : "\(self.shown) show after another list, not \(shown)"
    }

    func agree(sourceLocation: SourceLocation = #_sourceLocation) {
      #expect(problem() == nil, sourceLocation: sourceLocation)
    }
  }

  extension [Node] {
    fileprivate mutating func change(_ parent: String?, _ change: (inout [Node]) -> Void) {
      guard let parent else { return change(&self) }
      for index in indices {
        let isParent = self[index].id == parent
        self[index].children?.change(isParent ? nil : parent, change)
      }
    }
  }
#endif
