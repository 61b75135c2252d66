// PortableUIKit only: tests cannot make touches in UIKit.
#if !canImport(UIKit) || os(watchOS)
  import Foundation
  import KitSupport
  import ListSource
  import PlatformUIKit
  import RouterEvents
  import TestSupport
  import Testing

  /// Rows with children, from the touch to the event.
  @MainActor
  @Suite
  struct OutlineTests {
    private static let closed = ["a", "b", "c"]
    private static let open = ["a", "b", "b1", "b2", "b3", "c"]

    @Test(arguments: ListKind.allCases, NodeCells.allCases)
    func tapShowsAndHidesChildrenAfterItsEvent(kind: ListKind, cells: NodeCells) {
      let screen = Screen(kind, showing: cells.list(Node.letters))
      var events: [String] = []
      let observation = screen.window.onRouterEvent(.nodeToggled) { [adapter = screen.adapter] event in
        let node = event.userInfo.listItem(as: Node.self)?.id ?? "nothing"
        let isHandedOver = adapter.indexPath(for: "b1") != nil
        events.append("\(node) \(event.userInfo[.isCollapsed] == true) \(isHandedOver)")
      }
      #expect(screen.texts == Self.closed)

      screen.tap(1)
      #expect(screen.texts == Self.open)
      screen.tap(3)
      #expect(screen.texts == ["a", "b", "b1", "b2", "b2x", "b2y", "b3", "c"])
      screen.tap(1)
      #expect(screen.texts == Self.closed)
      screen.tap(1)
      #expect(screen.texts == ["a", "b", "b1", "b2", "b2x", "b2y", "b3", "c"])

      #expect(events == ["b false false", "b2 false true", "b true true", "b false false"])
      #expect(screen.selectedPlaces.isEmpty)
      observation.cancel()
    }

    @Test(arguments: ListKind.allCases, NodeCells.allCases)
    func chevronExpandsWhereTapSelects(kind: ListKind, cells: NodeCells) {
      var selected: [String] = []
      let screen = Screen(
        kind,
        showing: cells.list(Node.letters) { $0.onSelect { node, _ in selected.append(node.id) } }
      )

      screen.tap(1)
      #expect(screen.texts == Self.closed)
      screen.tapChevron(1)
      #expect(screen.texts == Self.open)
      screen.tapChevron(1)

      #expect(screen.texts == Self.closed)
      #expect(selected == ["b"])
    }

    @Test(arguments: ListKind.allCases, NodeCells.allCases)
    func cellsShowLevelAndState(kind: ListKind, cells: NodeCells) {
      let screen = Screen(kind, showing: cells.list(Node.letters))
      func levels() -> [Int] {
        screen.visibleCells.map {
          ($0 as? UITableViewCell)?.indentationLevel ?? ($0 as? UICollectionViewListCell)?.indentationLevel
            ?? -1
        }
      }
      #expect(screen.visibleCells.map(\.accessibilityValue) == [nil, "collapsed", "collapsed"])

      screen.tap(1)
      screen.tap(3)
      screen.layOut()
      #expect(levels() == [0, 0, 1, 1, 2, 2, 1, 0])
      #expect(
        screen.visibleCells.map { $0.accessibilityValue ?? "" } == [
          "", "expanded", "", "expanded", "", "", "", "collapsed",
        ]
      )
      #expect(screen.visibleCells.map(\.buttons.count) == [0, 1, 0, 1, 0, 0, 0, 1])
      if cells == .content {
        let details = screen.visibleCells.map {
          ($0.contentConfiguration as? UIListContentConfiguration)?.secondaryText
        }
        #expect(details == [nil, "open", nil, "open", nil, nil, nil, nil])
      }
      screen.tap(3)

      #expect(levels() == [0, 0, 1, 1, 1, 0])
      screen.show(
        ListSource { ListSection("nodes") { Rows([Node("a"), Node("b")], cell: TextedCell<Node>.self) } }
      )
      #expect(levels() == [0, 0])
      #expect(screen.visibleCells.allSatisfy { $0.buttons.isEmpty && $0.accessibilityValue == nil })
    }

    @Test func tableCellHasAChevronInEditingMode() throws {
      let screen = Screen(.table, showing: NodeCells.own.list(Node.letters))
      let cells = screen.visibleCells.compactMap { $0 as? UITableViewCell }
      let chevron = try #require(cells[1].editingAccessoryView as? UIButton)
      #expect(cells[0].editingAccessoryView == nil && cells[1].accessoryView !== chevron)

      chevron.sendActions(for: .primaryActionTriggered)
      screen.layOut()

      #expect(screen.texts == Self.open)
      #expect(chevron.accessibilityLabel == "Collapse")
    }

    @Test func cellOfAnotherClassGetsChevronAndIndentation() {
      let screen = Screen(.grid)
      screen.show(
        ListSource {
          ListSection("nodes") { Rows(Node.letters, cell: BareItem.self).expandable(children: \.children) }
            .layout(.list(.plain))
        }
      )

      #expect(screen.choose("›"))
      screen.layOut()

      #expect(
        (0..<6).map { screen.collection.cellForItem(at: [0, $0])?.contentView.bounds.minX } == [
          0, 0, -10, -10, -10, 0,
        ]
      )
      #expect(screen.collection.cellForItem(at: [0, 1])?.buttons.first?.frame.maxX == 320)
    }

    @Test func cellThatIsReadFromRightToLeftIsMirrored() {
      let screen = Screen(.grid)
      screen.show(
        ListSource {
          ListSection("nodes") {
            Rows(Node.letters, cell: MirroredItem.self).expandable(children: \.children)
          }
          .layout(.list(.plain))
        }
      )

      #expect(screen.choose("›"))
      screen.layOut()

      let cell = screen.collection.cellForItem(at: [0, 1])
      #expect(screen.collection.cellForItem(at: [0, 2])?.contentView.bounds.minX == 10)
      #expect(cell?.buttons.first?.frame.minX == 0)
      cell?.frame.size.width = 200
      #expect(cell?.buttons.first?.frame.minX == 0)
    }

    /// UIKit may make a cell before it displays its row.
    @Test(arguments: ListKind.allCases)
    func cellMadeInAdvanceShowsTheStateWhenItIsDisplayed(kind: ListKind) {
      let screen = Screen(kind, showing: NodeCells.own.list(Node.letters))
      let cell: any ListCell = screen.ask {
        $0.tableView($1, cellForRowAt: [0, 2])
      } collection: {
        $0.collectionView($1, cellForItemAt: [0, 2])
      }
      #expect(cell.accessibilityValue == "collapsed")

      screen.adapter.expand("c")
      screen.layOut()
      screen.ask {
        if let cell = cell as? UITableViewCell { $0.tableView($1, willDisplay: cell, forRowAt: [0, 2]) }
      } collection: {
        if let cell = cell as? UICollectionViewCell {
          $0.collectionView($1, willDisplay: cell, forItemAt: [0, 2])
        }
      }

      #expect(cell.accessibilityValue == "expanded")
    }

    @Test(arguments: ListKind.allCases)
    func expandedNodesAreKeptForOneListWithoutThem(kind: ListKind) {
      let cells = NodeCells.content
      let screen = Screen(kind, showing: cells.list(Node.letters))
      screen.adapter.expand("b")
      screen.adapter.expand("b2")
      screen.adapter.collapse("b")

      screen.show(cells.list([Node("a")]))
      screen.show(cells.list(Node.letters.reversed()))
      #expect(screen.texts == ["c", "b", "a"])
      screen.adapter.expand("b")
      screen.layOut()
      #expect(screen.texts == ["c", "b", "b1", "b2", "b2x", "b2y", "b3", "a"])

      screen.show(cells.list([Node("z", [Node.letters[1]])]))
      #expect(screen.texts == ["z"])
      screen.show(cells.list(Node.letters))
      #expect(screen.texts == ["a", "b", "b1", "b2", "b2x", "b2y", "b3", "c"])
      screen.show(cells.list([Node("a")]))
      screen.show(cells.list([Node("a"), Node("c")]))
      screen.show(cells.list(Node.letters))

      #expect(screen.texts == Self.closed)
      #expect(!screen.adapter.isExpanded("b2"))
    }

    @Test(arguments: ListKind.allCases)
    func expandsCollapsesAndRevealsByID(kind: ListKind) {
      let screen = Screen(kind)
      let observation = screen.window.onRouterEvent(.nodeToggled) { _ in Issue.record("emitted an event") }
      let section = ListSection("nodes", title: "Nodes") {
        NodeCells.content.rows(Node.letters).expandable(emits: .nodeToggled)
      }
      screen.show(ListSource { section.collapsible(emits: "toggled", isCollapsed: true) })

      #expect(!screen.adapter.reveal("d") && !screen.adapter.expand("d") && !screen.adapter.expand("a"))
      #expect(screen.texts.isEmpty)
      #expect(screen.adapter.reveal("b2x"))
      screen.layOut()
      #expect(screen.texts == ["a", "b", "b1", "b2", "b2x", "b2y", "b3", "c"])
      #expect(screen.adapter.isExpanded("b2") && !screen.adapter.isExpanded("c"))
      #expect(screen.adapter.collapse("b"))
      #expect(screen.adapter.collapse("b2"))
      screen.layOut()
      #expect(screen.texts == Self.closed)
      screen.adapter.setCollapsed(true, section: "nodes")
      screen.layOut()
      #expect(screen.texts.isEmpty)
      #expect(screen.adapter.expand("b"))
      screen.adapter.setCollapsed(false, section: "nodes")
      screen.layOut()

      #expect(screen.texts == Self.open)
      observation.cancel()
    }

    @Test(arguments: ListKind.allCases)
    func nodeUnderTwoParentsIsADuplicate(kind: ListKind) {
      let cells = NodeCells.content
      let screen = Screen(
        kind,
        showing: cells.list([Node("a", [Node("x"), Node("y")]), Node("b", [Node("x"), Node("z")])])
      )
      screen.adapter.expand("b")
      screen.layOut()
      #expect(screen.texts == ["a", "b", "x", "z"])

      let (_, reports) = Reports.collecting {
        screen.tap(0)
        screen.layOut()
      }

      #expect(screen.texts == ["a", "x", "y", "b", "z"])
      #expect(reports.filter { $0.text.contains("A row id repeats in a list") }.count == 1)
    }

    @Test(arguments: ListKind.allCases)
    func nodeBelowItselfEnds(kind: ListKind) {
      let rows = Rows([Node("a")], children: { $0.id == "a" ? [Node("b"), Node("a")] : nil }) { node, _ in
        var content = UIListContentConfiguration.cell()
        content.text = node.id
        return content
      }
      let screen = Screen(kind, showing: ListSource { ListSection("nodes") { rows } })

      let (_, reports) = Reports.collecting { screen.tap(0) }

      #expect(screen.texts == ["a", "b"])
      #expect(reports.count == 1)
    }

    @Test(arguments: ListKind.allCases)
    func hiddenNodesStaySelected(kind: ListKind) {
      let screen = Screen(kind, selection: .multiple, showing: NodeCells.content.list(Node.letters))
      screen.tap(0)
      #expect(screen.adapter.select("b2x"))
      screen.adapter.reveal("b2x")
      screen.layOut()
      #expect(screen.selectedPlaces == [[0, 0], [0, 4]])
      screen.adapter.collapse("b")
      screen.layOut()

      #expect(screen.adapter.selectedItems(of: Node.self).map(\.id) == ["a", "b2x"])
    }

    @Test(arguments: ListKind.allCases)
    func thousandLevelsOpen(kind: ListKind) {
      let root = (0..<1_000).reversed().reduce(Node("end")) { Node("\($1)", [$0]) }
      let screen = Screen(kind, showing: NodeCells.content.list([root]))

      #expect(screen.adapter.reveal("end"))
      screen.layOut()

      #expect(screen.numberOfRows(inSection: 0) == 1_001)
      #expect(screen.adapter.indexPath(for: "end") == [0, 1_000])
    }

    /// Counts the models that are read.
    @Test(arguments: ListKind.allCases)
    func expandingOneOfManyNodesReadsItsChildrenOnly(kind: ListKind) {
      let counter = Counted.Counter()
      // Different children below two nodes, because ids are unique.
      let many = (0..<100_000).map { number in
        let children =
          number < 5 || number > 99_990
          ? (1...5).map { Counted(counter: counter, number: -10 * number - $0) } : []
        return Counted(counter: counter, number: number, children: children)
      }
      let screen = Screen(kind)
      let rows = Rows(
        many,
        children: \.children,
        content: { node, _ in
          var content = UIListContentConfiguration.cell()
          content.text = "\(node.number)"
          return content
        }
      )
      screen.show(ListSource { ListSection("nodes") { rows }.height(.fixed(44)) })
      screen.adapter.expand(99_999)
      screen.layOut()
      counter.reads = 0

      screen.tap(3)

      #expect(screen.texts[3...8] == ["3", "-31", "-32", "-33", "-34", "-35"])
      #expect(counter.reads < 200)
    }
  }

  /// What a lookup reads of an outline.
  @MainActor
  @Suite
  struct OutlineLookupTests {
    private let counter = Counted.Counter()

    private func rows<Model>(_ models: [Model], _ children: @escaping (Model) -> [Model]?) -> ListSource {
      let rows = Rows(models, children: children) { _, _ in UIListContentConfiguration.cell() }
      return ListSource { ListSection("nodes") { rows }.height(.fixed(44)) }
    }

    /// Models that are not `Equatable` are reconfigured by another list, not by a toggle.
    @Test(arguments: ListKind.allCases)
    func expandingComparesNoModelsThatAreOnlyIdentifiable(kind: ListKind) {
      let many = (0..<10_000).map { number in
        Bare(counter: counter, number: number, children: [Bare(counter: counter, number: -1 - number)])
      }
      let list = rows(many, \.children)
      let screen = Screen(kind, showing: list)
      screen.adapter.expand(9_999)
      screen.layOut()
      counter.reads = 0

      screen.tap(3)

      #expect(screen.adapter.item(at: [0, 4], as: Bare.self)?.number == -4)
      #expect(counter.reads < 200)
      screen.show(list)
      #expect(counter.reads > 10_000)
    }

    @Test(arguments: ListKind.allCases)
    func revealReadsTheOutlineUpToTheNode(kind: ListKind) {
      let many = (0..<1_000).map { number in
        let children = (1...100).map { Counted(counter: counter, number: -100 * number - $0) }
        return Counted(counter: counter, number: number, children: children)
      }
      let screen = Screen(kind, selection: .multiple, showing: rows(many, \.children))
      counter.reads = 0

      #expect(screen.adapter.select(-302))
      #expect(screen.adapter.selectedItems(of: Counted.self).map(\.number) == [-302])
      #expect(screen.adapter.reveal(-301))
      screen.layOut()

      #expect(screen.adapter.item(at: [0, 4], as: Counted.self)?.number == -301)
      #expect(screen.selectedPlaces == [[0, 5]])
      #expect(counter.reads < 20_000)
    }

    @Test(arguments: ListKind.allCases)
    func lookupsReportNoDuplicatesOfHiddenNodes(kind: ListKind) {
      let nodes = [Node("a", [Node("x"), Node("y")]), Node("b", [Node("x"), Node("z")])]
      let screen = Screen(kind, selection: .multiple, showing: NodeCells.content.list(nodes))

      let (_, reports) = Reports.collecting {
        #expect(screen.adapter.select("z"))
        #expect(screen.adapter.selectedItems(of: Node.self).map(\.id) == ["z"])
        #expect(!screen.adapter.reveal("unknown") && screen.adapter.reveal("z"))
        #expect(screen.adapter.deselect("z"))
      }

      screen.layOut()
      #expect(screen.texts == ["a", "b", "x", "z"])
      #expect(reports.isEmpty)
    }
  }

  extension Screen {
    /// Taps the chevron of a visible row.
    fileprivate func tapChevron(_ row: Int) {
      layOut()
      guard let chevron = cell(row)?.buttons.first else { return }
      let middle = CGPoint(x: chevron.bounds.midX, y: chevron.bounds.midY)
      window.tap(at: chevron.convert(middle, to: window))
      layOut()
    }
  }

  /// A plain cell of a collection view.
  private final class BareItem: UICollectionViewCell, ViewConfigurable {
    func configure(with node: Node) {}
  }

  private final class MirroredItem: UICollectionViewCell, ViewConfigurable {
    func configure(with node: Node) { semanticContentAttribute = .forceRightToLeft }
  }

  /// A model that is not `Equatable`, and counts how often its id is read.
  private struct Bare: Identifiable {
    let counter: Counted.Counter
    let number: Int
    var children: [Bare]?

    var id: Int {
      counter.reads += 1
      return number
    }
  }

  /// A model that counts how often its id is read and how often it is compared.
  private struct Counted: Identifiable, Equatable {
    final class Counter { var reads = 0 }

    let counter: Counter
    let number: Int
    var children: [Counted]?

    var id: Int {
      counter.reads += 1
      return number
    }

    static func == (one: Counted, other: Counted) -> Bool {
      one.counter.reads += 1
      return one.number == other.number
    }
  }
#endif
