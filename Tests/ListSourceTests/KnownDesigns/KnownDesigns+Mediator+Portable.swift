// PortableUIKit only: tests cannot make touches in UIKit.
#if !canImport(UIKit) || os(watchOS)
  import Foundation
  import ListSource
  import PlatformUIKit
  import Testing

  // B. A chained table data source: the mediator.
  extension KnownDesigns {
    @Test(
      """
      B: A mediator is data source and delegate in one and is configured in one chain: bind a table and register a \
      class or nib, with an identifier of one's own if wanted, number of sections, number of rows, configure cell, row \
      selected. Each call returns the mediator.
      """
    )
    func mediatorIsConfiguredInOneChain() {
      let (window, table) = makeTable()
      var selected: [IndexPath] = []

      table.configureList { list in
        let end =
          list
          .numberOfSections { 2 }
          .numberOfRows { section in section + 1 }
          .configureCell(ItemCell.self, identifier: "own") { cell, indexPath in
            cell.textLabel?.text = "row \(indexPath.section).\(indexPath.row)"
          }
          .didSelectRow { indexPath in selected.append(indexPath) }
        #expect(end === list)
      }
      window.layoutIfNeeded()
      window.tap(at: CGPoint(x: 100, y: 2 * 44 + 22))

      #expect(table.dataSource === table.listAdapter && table.delegate === table.listAdapter)
      #expect(table.visibleCells.map(\.shownText) == ["row 0.0", "row 1.0", "row 1.1"])
      #expect(table.visibleCells.allSatisfy { $0.reuseIdentifier == "own" })
      #expect(selected == [[1, 1]])
    }

    @Test("B: Closures are asked at query time, so the data stays live.")
    func closuresAreAskedAtQueryTime() {
      let (window, table) = makeTable()
      var texts = ["a", "b"]
      table.configureList { list in
        list.numberOfRows { _ in texts.count }
          .configureCell(ItemCell.self) { cell, indexPath in cell.textLabel?.text = texts[indexPath.row] }
      }
      window.layoutIfNeeded()

      texts.insert("c", at: 0)
      table.insertRows(at: [[0, 0]], with: .automatic)
      window.layoutIfNeeded()

      #expect(table.visibleCells.map(\.shownText) == ["c", "a", "b"])
    }

    @Test(
      """
      B: The table owns its mediator through `configure { … }`; nobody has to hold it; no retain cycle, which a test \
      proves.
      """
    )
    func tableOwnsItsMediator() {
      weak var screen: UIViewController?
      weak var list: LiveList?
      weak var view: UITableView?
      var texts: [String] = []

      do {
        let (window, table) = makeTable()
        let controller = UIViewController()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        controller.view.addSubview(table)
        list = table.configureList { list in
          list.numberOfRows { [weak controller] _ in controller == nil ? 0 : 2 }
            .configureCell(ItemCell.self) { [weak table] cell, indexPath in
              cell.textLabel?.text = "\(indexPath.row) of \(table?.numberOfRows(inSection: 0) ?? 0)"
            }
        }
        window.layoutIfNeeded()
        texts = table.visibleCells.map(\.shownText)
        (screen, view) = (controller, table)
        #expect(list != nil)
      }

      #expect(texts == ["0 of 2", "1 of 2"])
      #expect(screen == nil)
      #expect(list == nil)
      #expect(view == nil)
    }

    // The chained request that follows in that design is not part of a list.
    @Test("B: Filter and map in a chain over results.")
    func resultsAreFilteredAndMapped() {
      let (window, table) = makeTable()
      var results = [Item(1, "quake"), Item(2, "blast"), Item(3, "quake")]
      func texts() -> [String] { results.filter { $0.text == "quake" }.map { "\($0.text) \($0.id)" } }
      table.configureList { list in
        list.numberOfRows { _ in texts().count }
          .configureCell(ItemCell.self) { cell, indexPath in cell.textLabel?.text = texts()[indexPath.row] }
      }
      window.layoutIfNeeded()
      let before = table.visibleCells.map(\.shownText)

      results.append(Item(4, "quake"))
      table.reloadData()
      window.layoutIfNeeded()

      #expect(before == ["quake 1", "quake 3"])
      #expect(table.visibleCells.map(\.shownText) == ["quake 1", "quake 3", "quake 4"])
    }

    private func makeTable() -> (UIWindow, UITableView) {
      let frame = CGRect(x: 0, y: 0, width: 320, height: 480)
      let (window, table) = (UIWindow(frame: frame), UITableView(frame: frame, style: .plain))
      window.addSubview(table)
      window.isHidden = false
      return (window, table)
    }
  }
#endif
