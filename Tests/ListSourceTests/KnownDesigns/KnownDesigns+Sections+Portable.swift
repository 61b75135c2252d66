// PortableUIKit only: tests cannot make touches in UIKit.
#if !canImport(UIKit) || os(watchOS)
  import Foundation
  import KitSupport
  import ListSource
  import PlatformUIKit
  import Testing

  // C. A data source that is made of sections.
  extension KnownDesigns {
    @Test(
      """
      C: `section`, `cell` (registered by itself, identifier by itself), `data`, `adapter`, `event`, `title`, \
      `height`, `autoHeight`, table `headerView` and `footerView` (an empty footer hides the lines below the last \
      row), `make`; the order of the code is the order on the screen.
      """
    )
    func sectionsAreMade() {
      let screen = Screen()
      screen.table.fillerRowHeight = 44
      var events: [String] = []

      screen.tableAdapter
        .headerView(UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 20)))
        .section("a").title("First").cell(ItemCell.self).data([Item(1, "70"), Item(2)]).autoHeight()
        .event { item, index in events.append("\(item.id) at \(index)") }
        .section("b").cell(UITableViewCell.self).data(["x", "y"]).adapter { cell, text, index in
          cell.textLabel?.text = "\(text) \(index)"
        }
        .height(30)
        .footerView(UIView(frame: .zero))
        .make()
      screen.tap(1)

      #expect(screen.texts == ["70", "item 2", "x 0", "y 1"])
      #expect(screen.table.visibleCells.map(\.frame.height) == [70, 44, 30, 30])
      #expect(screen.table.visibleCells.first?.frame.minY == 48)
      #expect(screen.table.headerText(0) == "First")
      #expect(events == ["2 at 1"])
      #expect(lines(in: screen.table) == 4)
    }

    @Test(
      """
      C: Section header and footer titles and views (view beats title; height is the view's, else the default with a \
      title, else none).
      """
    )
    func sectionsHaveHeadersAndFooters() {
      let screen = Screen()
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 50))
      let end = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 40))

      screen.tableAdapter
        .section("title").title("Title").footerTitle("End").cell(ItemCell.self).data([Item(1)])
        .section("view").title("Title").header(view).footerTitle("End").footer(end)
        .cell(ItemCell.self).data([Item(2)])
        .section("nothing").cell(ItemCell.self).data([Item(3)])
        .make()
      screen.layOut()

      #expect((0..<3).map { screen.table.rectForHeader(inSection: $0).height } == [28, 50, 0])
      #expect((0..<3).map { screen.table.rectForFooter(inSection: $0).height } == [28, 40, 0])
      #expect(screen.table.hasEdge(view))
      #expect(screen.table.hasEdge(end))
      #expect(screen.table.headerText(1) == nil)
      #expect(screen.table.footerText(1) == nil)
      #expect(screen.table.footerText(0) == "End")
    }

    @Test(
      """
      C: A height before any section is the height for all; `autoHeight` beats a section's height, which beats the \
      table's.
      """
    )
    func heightsHaveAPrecedence() {
      let screen = Screen()

      screen.tableAdapter
        .height(20)
        .section("all").cell(ItemCell.self).data([Item(1, "90")])
        .section("own").cell(ItemCell.self).data([Item(2, "90")]).height(30)
        .section("automatic").cell(ItemCell.self).data([Item(3, "90")]).height(30).autoHeight()
        .make()
      screen.layOut()

      #expect(screen.table.visibleCells.map(\.frame.height) == [20, 30, 90])
    }

    @Test(
      "C: A one-line form from plain rows (text, detail, image, accessory), several sections as short as one."
    )
    func plainRowsAreOneLine() {
      let screen = Screen()
      let image = UIImage()

      screen.adapter.apply(
        ListSource(
          plain: ["Wi-Fi", .init("Sound", detail: "On", image: image, accessory: .checkmark)],
          ["About"]
        )
      )
      screen.layOut()

      #expect(screen.texts == ["Wi-Fi", "Sound", "About"])
      #expect(screen.table.numberOfSections == 2)
      #expect(screen.table.cellForRow(at: [0, 1])?.detailTextLabel?.text == "On")
      #expect(screen.table.cellForRow(at: [0, 1])?.imageView?.image === image)
      #expect(screen.table.cellForRow(at: [0, 1])?.accessoryType == .checkmark)
    }

    @Test(
      """
      C: Scroll and commit-editing callbacks; what else an app wants of the table's delegate it gets by a subclass of \
      the adapter, scrolling also by `scrollDelegate`.
      """
    )
    func callbacksAndSubclasses() throws {
      let screen = Screen(adapter: AdapterDouble.init)
      let adapter = try #require(screen.adapter as? AdapterDouble)
      let delegate = DelegateDouble()
      var log: [String] = []
      adapter.scrollDelegate = delegate

      screen.tableAdapter
        .section("a").cell(ItemCell.self).data(Item.many(0..<30))
        .onDelete { item, index in log.append("delete \(item.id)") }
        .onScroll { _ in log.append("scroll") }
        .make()
      screen.swipe(2)
      screen.table.drag(by: -100)

      #expect(log == ["delete 2", "scroll"])
      for call in ["willBeginDragging", "didScroll", "didEndDragging"] {
        #expect(delegate.calls.contains(call) && adapter.calls.contains(call))
      }
      for call in ["willDisplay 3", "height 3"] { #expect(adapter.calls.contains(call)) }
    }

    @Test(
      """
      C: Row deselected after its event. A section without cell, data or adapter is caught (here: does not compile).
      """
    )
    func rowIsDeselectedAfterItsEvent() {
      // For code that must not compile, see SectionWithout… in Tests/Clients/Rejected/Lists.swift.
      let screen = Screen()
      var during: IndexPath?

      screen.tableAdapter
        .section("a").cell(ItemCell.self).data(Item.many(0..<3))
        .event { [unowned table = screen.table] _, _ in during = table.indexPathForSelectedRow }
        .make()
      screen.tap(1)

      #expect(during == [0, 1])
      #expect(screen.table.indexPathForSelectedRow == nil)
    }

    @Test(
      """
      C: Self-sizing heights measured once and cached. Here the view sizes its own rows; what it found is recorded as \
      the estimate under identity, content revision, width and text size; zero width is never recorded; a measured \
      zero warns once and falls back to 44.
      """
    )
    func heightsAreRecorded() {
      let screen = Screen()
      func estimate() -> CGFloat {
        screen.tableAdapter.tableView(screen.table, estimatedHeightForRowAt: [0, 0])
      }

      let (_, reports) = Reports.collecting {
        screen.show(ListSource([Item(1, "70"), Item(2, "0"), Item(3, "0")]))
      }
      let found = estimate()
      screen.show(ListSource([Item(1, "80"), Item(2, "0"), Item(3, "0")]))
      let changed = estimate()
      screen.scroll(to: 1)
      screen.table.frame.size.width = 100
      let narrow = estimate()

      #expect(screen.table.rectForRow(at: [0, 0]).height == 80)
      #expect(screen.table.rectForRow(at: [0, 1]).height == 44)
      #expect(found == 70)
      #expect(changed == 80)
      #expect(narrow == UITableView.automaticDimension)
      #if DEBUG
        #expect(reports.count == 1)
      #endif
    }

    @Test(
      """
      C: What the view found is recorded as the estimate under identity and text size as well; zero width is never \
      recorded.
      """
    )
    func heightsAreRecordedUnderIdentityAndTextSize() {
      let (screen, application) = (Screen(), UIApplication(delegate: nil))
      screen.window.windowScene = UIWindowScene(application: application)
      func estimates() -> [CGFloat] {
        (0..<2).map { screen.tableAdapter.tableView(screen.table, estimatedHeightForRowAt: [0, $0]) }
      }
      let unknown = UITableView.automaticDimension

      screen.table.frame.size.width = 0
      screen.show(ListSource([Item(1, "70"), Item(2, "80")]))
      let withoutAWidth = estimates()
      screen.table.frame.size.width = 320
      let before = estimates()
      screen.table.reloadData()
      screen.layOut()
      screen.show(ListSource([Item(2, "80"), Item(1, "70")]))
      let inAnotherPlace = estimates()
      application.preferredContentSizeCategory = .extraLarge
      let larger = estimates()

      #expect(withoutAWidth == [unknown, unknown])
      #expect(before == [unknown, unknown])
      #expect(inAnotherPlace == [80, 70])
      #expect(larger == [unknown, unknown])
    }

    private func lines(in table: UITableView) -> Int {
      let painter = TextPainter(size: table.bounds.size)
      table.draw(with: painter)
      return painter.lines.count { $0.contains("─") }
    }
  }
#endif
