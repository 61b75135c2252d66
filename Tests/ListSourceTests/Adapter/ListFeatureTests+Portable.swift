// PortableUIKit only: tests cannot make touches in UIKit.
#if !canImport(UIKit) || os(watchOS)
  import Foundation
  import ListSource
  import PortableUIKit
  import RouterEvents
  import StrategyTable
  import TestSupport
  import Testing

  extension EventName {
    fileprivate static let itemOpened: EventName = "item.opened"
    fileprivate static let itemSeen: EventName = "item.seen"
    fileprivate static let itemDeleted: EventName = "item.deleted"
    fileprivate static let itemsDeleted: EventName = "items.deleted"
    fileprivate static let sectionToggled: EventName = "section.toggled"
  }

  /// What lists can do beyond rows and sections, from the touch to the strategy, in each kind of view that can.
  @MainActor
  @Suite
  struct ListFeatureTests {
    private let app = App()
    private let clock = TestClock()

    // MARK: Outlines and sections

    @Test(arguments: ListKind.allCases)
    func tapExpandsANode(kind: ListKind) {
      let screen = shown(kind, NodeCells.content.list(Node.letters))

      screen.tap(1)

      #expect(app.received == ["node.toggled b false"])
      #expect(screen.texts == ["a", "b", "b1", "b2", "b3", "c"])
    }

    @Test(arguments: ListKind.allCases)
    func dragMovesANodeBelowAnotherParent(kind: ListKind) {
      let screen = shown(kind, NodeCells.content.list(Node.letters) { $0.reorderable(emits: .nodeMoved) })
      screen.tap(1)

      screen.drag(0, to: 3)

      #expect(app.received.last == "node.moved a from nothing to b")
      #expect(screen.texts.first == "b")
    }

    @Test(arguments: ListKind.allCases)
    func tapOnAHeaderThatIsAButtonCollapsesItsSection(kind: ListKind) throws {
      let past = section("past", title: "Past", items: 10..<13).collapsible(emits: .sectionToggled)
      let screen = shown(kind, ListSource(sections: [past]))
      let header = try #require(screen.view.titleView(isHeader: true, of: 0))

      #expect(header.accessibilityTraits == [.header, .button])
      #expect(header.accessibilityValue == "expanded")
      screen.window.tap(at: header.convert(CGPoint(x: 20, y: header.bounds.midY), to: nil))
      screen.layOut()

      #expect(app.received == ["section.toggled nothing true"])
      #expect(header.accessibilityValue == "collapsed")
      #expect(screen.texts.isEmpty)
    }

    @Test(arguments: ListKind.allCases)
    func tapInAGroupedSectionHasItsModelAndSection(kind: ListKind) {
      let items = Item.many(0..<6)
      let screen = shown(
        kind,
        ListSource.grouped(items, by: { $0.id % 3 }, sortedBy: >) { rest, items in
          ListSection(rest, title: "rest \(rest)") { Rows(items, cell: ItemCell.self).emits(.itemOpened) }
        }
      )

      screen.tap(1, 0)

      #expect(app.received == ["item.opened 5 in 2"])
      #expect((0..<3).map(screen.headerText) == ["rest 2", "rest 1", "rest 0"])
    }

    @Test
    func tapOnAnIndexTitleScrollsToItsSection() {
      let letters: [String] = ["A", "B", "C", "D"]
      let sections = letters.enumerated().map { number, letter in
        ListSection(letter, title: letter, indexTitle: letter) {
          Rows(Item.many(number * 10..<number * 10 + 10), cell: ItemCell.self).height(.fixed(44))
            .emits(.itemOpened)
        }
      }
      let screen = shown(.table, ListSource(sections: sections))

      screen.choose("C")
      screen.tap(0, 2)

      #expect(app.received == ["item.opened 20 in C"])
      #expect(screen.listView.contentOffset.y > 800)
    }

    // MARK: The life of a row

    @Test(arguments: ListKind.inRows)
    func dragEndsDisplaysAndPrefetchesAtADistance(kind: ListKind) {
      var ended: [Int] = []
      var begun: [Int] = []
      let screen = shown(
        kind,
        ListSource(Item.many(0..<100)) { rows in
          rows.height(.fixed(44)).onEndDisplay { item, _ in ended.append(item.id) }
            .onPrefetch(ahead: .points(88)) { item, _ in begun.append(item.id) }
        }
      )
      let first = begun

      screen.listView.drag(by: -100)

      #expect(first == [11, 12])
      #expect(ended.sorted() == [0, 1])
      #expect(begun == [11, 12, 14, 15] || begun == [11, 12, 13, 14, 15])
    }

    @Test(arguments: ListKind.inRows)
    func rowThatWasSeenIsAnEvent(kind: ListKind) async throws {
      let screen = shown(
        kind,
        ListSource(Item.many(0..<100)) {
          $0.height(.fixed(44)).emitsWhenSeen(.itemSeen, for: .seconds(1), clock: clock)
        }
      )
      try await clock.sleepers(11)

      screen.listView.drag(by: -44)
      try await clock.sleepers(11)
      clock.advance(by: .seconds(1))
      for _ in 0..<1_000 where app.received.count < 11 { await Task.yield() }

      #expect(Set(app.received) == Set((1...11).map { "item.seen \($0) in items" }))
    }

    @Test(arguments: ListKind.allCases)
    func secondTapDeselects(kind: ListKind) {
      let screen = shown(kind, ListSource(Item.many(0..<3)))
      screen.adapter.selection = .multiple
      screen.adapter.emitsSelection = true

      for _ in 0..<2 { screen.tap(1) }

      #expect(app.received == ["1 selected, 1 in all", "1 deselected, 0 in all"])
    }

    // MARK: Layouts and heights

    @Test
    func tapOnAnItemOfAWaterfall() {
      let list = ListSource(Item.many(0..<4)) { $0.height(.aspectRatio(2)).emits(.itemOpened) }
      let screen = shown(.list, list.layout(.waterfall(columns: 2)))

      screen.tap(3)

      #expect(app.received == ["item.opened 3 in items"])
      #expect(screen.rects.map(\.minX) == [0, 160, 0, 160])
      #expect(screen.rects.map(\.minY) == [0, 0, 80, 80])
    }

    @Test
    func tapOnAnItemOfACarouselThatPaged() throws {
      let carousel = SectionLayout.carousel(
        width: .points(100),
        height: .points(80),
        spacing: 10,
        paging: .groupPaging
      )
      let screen = shown(.list, ListSource(Item.many(0..<20)) { $0.emits(.itemOpened) }.layout(carousel))

      try #require(screen.collection.scrollView(ofSection: 0)).dragSideways(by: -130)
      screen.layOut()
      screen.window.tap(at: CGPoint(x: 20, y: 40))

      #expect(app.received == ["item.opened 1 in items"])
    }

    @Test(arguments: ListKind.inRows)
    func dragChangesNoMeasuredHeight(kind: ListKind) async {
      let items = (0..<200).map { Item($0, "\(20 + $0 % 7 * 10)") }
      let list = ListSource(items) { $0.height(.measured).emits(.itemOpened) }
      let screen = shown(kind, list.layout(.waterfall(columns: 1)))
      for _ in 0..<1_000 { await Task.yield() }
      screen.layOut()
      let size = screen.listView.contentSize

      screen.listView.drag(by: -300)
      screen.window.tap(at: CGPoint(x: 100, y: 1))

      let total = (0..<200).reduce(0) { $0 + 20 + $1 % 7 * 10 }
      #expect(size.height == CGFloat(total))
      #expect(screen.listView.contentSize == size)
      #expect(app.received == ["item.opened 6 in items"])
    }

    @Test
    func swipeInAListWithOptions() {
      let layout = SectionLayout.list(.plain) { $0.showsSeparators = false }
      let screen = shown(.list, deletable().layout(layout))

      screen.swipe(1, by: -60)
      screen.choose("Delete")
      screen.layOut()
      screen.choose("Delete item 1")

      #expect(app.received == ["item.deleted 1 in items"])
    }

    // MARK: Actions

    @Test(arguments: ListKind.inRows, ["Delete item 1", "Keep"])
    func swipeAsksByActionSheet(kind: ListKind, answer: String) {
      let screen = shown(kind, deletable())

      screen.swipe(1, by: -60)
      screen.choose("Delete")
      let asked = app.received
      screen.layOut()
      let isThere = screen.choose(answer)

      #expect(asked.isEmpty && isThere)
      #expect(app.received == (answer == "Keep" ? [] : ["item.deleted 1 in items"]))
      #expect(screen.cell(1)?.bounds.origin.x == 0)
      #expect(app.presentedViewController == nil)
    }

    @Test(arguments: ListKind.allCases)
    func menuOfSelectedRowIsForAllSelectedRows(kind: ListKind) {
      let screen = shown(kind, deletable())
      screen.adapter.selection = .multiple
      for row in [0, 2] { screen.tap(row) }

      screen.pressLong(2)
      screen.choose("Delete 2 items")
      screen.pressLong(1)
      let ofOther = screen.choose("Delete ›")

      #expect(app.received == ["items.deleted 2 in items"])
      #expect(ofOther)
    }

    @Test(arguments: ListKind.allCases, [true, false])
    func twoFingersSelect(kind: ListKind, onlyInEditing: Bool) {
      let screen = shown(kind, deletable())
      screen.adapter.emitsSelection = true
      screen.adapter.selection = onlyInEditing ? .none : .multiple
      screen.view.allowsMultipleSelectionDuringEditing = onlyInEditing
      screen.view.isEditing = onlyInEditing

      screen.dragTwoFingers(over: 0...2)

      #expect(app.received == (0..<3).map { "\($0) selected, \($0 + 1) in all" })
      #expect(screen.view.isEditing == onlyInEditing)
    }

    // MARK: Drags between lists

    /// Both lists are declared by list controllers, and show the drop as soon as it is handled.
    @Test(arguments: ListKind.allCases, ListKind.allCases)
    func dropInADeclaredListShowsAtOnce(first: ListKind, second: ListKind) {
      let lists = DropApp([first, second])
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      window.rootViewController = lists
      window.makeKeyAndVisible()

      lists.drag(from: 1, to: 1)
      #expect(lists.shown == [[0, 2], [10, 1, 11]])
      lists.drag(from: 0, to: 0)

      #expect(lists.shown == [[2], [0, 10, 1, 11]])
      #expect(lists.received == ["added 1", "taken 1", "added 0", "taken 0"])
    }

    // MARK: Support

    private func shown(_ kind: ListKind, _ source: ListSource) -> Screen {
      let screen = Screen(kind, in: app)
      screen.show(source)
      return screen
    }

    private func deletable() -> ListSource {
      ListSource(Item.many(0..<4)) { rows in
        rows
          .swipe(.trailing) { Self.delete($0) }
          .menu { Self.delete($0) }
          .selectionMenu { items in RowAction("Delete \(items.count) items", emits: .itemsDeleted) }
      }
    }

    /// Static, so that the rows do not retain the suite, whose controller retains them.
    private static func delete(_ item: Item) -> RowAction<Item> {
      RowAction("Delete", style: .destructive, emits: .itemDeleted)
        .confirmation("Delete it?", button: "Delete \(item.text)", cancel: "Keep")
    }
  }

  /// A controller whose strategies note the events of its list.
  private final class App: UIViewController, EventHandling {
    static let table = StrategyTable<App> {
      On(.nodeToggled) { $0.note($1) }
      On(.nodeMoved) { $0.note($1) }
      On(.sectionToggled) { $0.note($1) }
      On(.itemOpened) { $0.note($1) }
      On(.itemSeen) { $0.note($1) }
      On(.itemDeleted) { $0.note($1) }
      On(.itemsDeleted) { $0.note($1) }
      On(message: SelectionChanged.self) { app, change, _ in app.received.append("\(change)") }
    }

    private(set) var received: [String] = []

    private func note(_ event: RouterEvent) {
      let model = event.userInfo.listItem(as: Any.self)
      let id = (model as? Node)?.id ?? (model as? Item).map { "\($0.id)" }
      var words = [event.name.rawValue, id ?? "nothing"]
      if let isCollapsed = event.userInfo[.isCollapsed] {
        words.append("\(isCollapsed)")
      } else if let reorder = event.userInfo[.reorder] {
        words.append("from \(reorder.from.parent.map { "\($0)" } ?? "nothing")")
        words.append("to \(reorder.to.parent.map { "\($0)" } ?? "nothing")")
      } else if let position = event.listPositions.first {
        words.append("in \(position.section)")
      }
      received.append(words.joined(separator: " "))
    }
  }

  /// A controller with two list controllers, one above the other. The user can drag items from the first to the second.
  private final class DropApp: UIViewController, EventHandling {
    static let table = StrategyTable<DropApp> {
      On(.itemAdded, with: \.reorder) { app, reorder, _ in
        app.received.append("added \(reorder.id)")
        if let item = reorder.item as? Item { app.items[1].insert(item.id, at: reorder.to.index) }
        app.lists[1].setNeedsList()
      }
      On(.itemTaken, with: \.reorder) { app, reorder, _ in
        app.received.append("taken \(reorder.id)")
        app.items[0].remove(at: reorder.from.index)
        app.lists[0].setNeedsList()
      }
    }

    private(set) var received: [String] = []
    private var items = [[0, 1, 2], [10, 11]]
    private var lists: [any DeclaredList] = []

    init(_ kinds: [ListKind]) {
      super.init(nibName: nil, bundle: nil)
      lists = kinds.enumerated().map { number, kind in
        kind.controller { [weak self] in
          ListSource(Item.many(self?.items[number] ?? [])) { rows in
            rows.height(.fixed(44)).draggable(emits: .itemTaken).dropDestination(emits: .itemAdded)
          }
          .laidOut(as: kind)
        }
      }
      view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
      for (number, list) in lists.enumerated() {
        addChild(list)
        list.view.frame = CGRect(x: 0, y: CGFloat(number) * 240, width: 320, height: 240)
        view.addSubview(list.view)
        list.didMove(toParent: self)
      }
      lists[1].listAdapter.accepts(dragsFrom: lists[0].listAdapter)
    }

    required init?(coder: NSCoder) { nil }

    /// The ids that the lists show, without waiting for another turn.
    var shown: [[Int]] {
      lists.map { list in
        (0..<10).compactMap { list.listAdapter.item(at: [0, $0], as: Item.self)?.id }
      }
    }

    func drag(from row: Int, to target: Int) {
      guard let window = view.window else { return }
      window.layoutIfNeeded()
      let (start, end) = (point(row, in: 0), point(target, in: 1))
      let finger = Finger(downAt: start, in: window)
      finger?.pressLong()
      finger?.move(to: end)
      finger?.lift()
    }

    private func point(_ row: Int, in number: Int) -> CGPoint {
      guard let cell = lists[number].listAdapter.listCell(row) else { return .zero }
      return cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: nil)
    }
  }

  extension ListAdapter {
    fileprivate func listCell(_ row: Int) -> UIView? {
      (self as? TableAdapter)?.tableView?.cellForRow(at: [0, row])
        ?? (self as? CollectionAdapter)?.collectionView?.cellForItem(at: [0, row])
    }
  }
#endif
