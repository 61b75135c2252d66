// For the stand-in only: cases that no page defines must do no harm.
#if !canImport(UIKit) || os(watchOS)
  import Foundation
  import PortableUIKit
  import Testing

  @MainActor
  @Suite
  struct ListCallbackTests {
    private let source = ItemsSource(items: 100)

    @Test(arguments: ListKind.allCases)
    func aViewMayBeReloadedWhileCellsAreMade(kind: ListKind) {
      let list = kind.showing(source)
      var reloads = 0
      source.onCell = { [unowned source] row in
        guard row.row == 4, reloads == 0 else { return }
        reloads += 1
        source.sections = [["a", "b"]]
        list.reloadData()
      }

      list.layoutIfNeeded()

      #expect(list.visibleTexts == ["a", "b"])
      #expect(list.hasOnlyVisibleCells)
    }

    @Test(arguments: ListKind.allCases)
    func reloadingTheViewForEveryCellTerminates(kind: ListKind) {
      let list = kind.showing(source)
      source.onCell = { _ in list.reloadData() }

      list.layoutIfNeeded()
      source.onCell = { _ in }
      list.layoutIfNeeded()

      #expect(list.visibleTexts.count == 10)
      #expect(list.hasOnlyVisibleCells)
    }

    @Test(arguments: ListKind.allCases)
    func rowsMayBeInsertedWhileCellsAreMade(kind: ListKind) {
      let list = kind.showing(source)
      source.onCell = { [unowned source] row in
        guard row.row == 4, source.sections[0].count == 100 else { return }
        source.sections[0].insert("new", at: 0)
        list.insert(rows: [[0, 0]])
      }

      list.layoutIfNeeded()

      #expect(list.visibleTexts == ["new"] + (0..<9).map { "item \($0)" })
      #expect(list.hasOnlyVisibleCells)
    }

    /// `developer.apple.com/documentation/uikit/uitableview/reloaddata()` and
    /// `developer.apple.com/documentation/uikit/uicollectionview/reloaddata()` forbid it.
    @Test(arguments: ListKind.allCases)
    func aReloadInABatchReplacesTheBatch(kind: ListKind) {
      let list = kind.showing(source).laidOut()
      var isFinished = false

      list.batch {
        source.sections = [["a"]]
        list.delete(rows: (1..<100).map { [0, $0] })
        list.reloadData()
      } completion: {
        isFinished = $0
      }

      #expect(isFinished)
      #expect(list.numberOfRows(in: 0) == 1)
      list.layoutIfNeeded()
      #expect(list.visibleTexts == ["a"])
    }

    @Test(arguments: ListKind.allCases)
    func aViewMayBeReloadedWhenACellLeaves(kind: ListKind) {
      let list = kind.showing(source).laidOut()
      let delegate = DisplayDelegate(log: CallLog())
      list.use(delegate: delegate)
      delegate.onEnd = { [source] row in
        guard row.row == 3 else { return }
        source.sections = [["a"]]
        list.reloadData()
      }

      list.batch {
        source.sections[0].removeSubrange(2..<5)
        list.delete(rows: (2..<5).map { [0, $0] })
      }
      list.layoutIfNeeded()

      #expect(list.visibleTexts == ["a"])
      #expect(list.hasOnlyVisibleCells)
    }

    @Test(arguments: ListKind.allCases)
    func aViewMayLeaveItsWindowWhenACellLeaves(kind: ListKind) {
      let screen = ListScreen(kind.showing(source))
      let (list, delegate) = (screen.list, DisplayDelegate(log: CallLog()))
      list.use(delegate: delegate)
      delegate.onEnd = { _ in list.removeFromSuperview() }

      list.contentOffset.y = 400
      screen.window.layoutIfNeeded()

      #expect(list.window == nil)
      #expect(list.visibleTexts.first == "item 8")
      #expect(list.visibleCellViews.allSatisfy { $0.window == nil })
    }

    @Test(arguments: ListKind.allCases)
    func aViewMayBeReloadedWhenARowIsSelected(kind: ListKind) {
      let screen = ListScreen(kind.showing(source))
      let (list, delegate) = (screen.list, SelectionDelegate(log: CallLog()))
      list.use(delegate: delegate)
      func reload() {
        source.sections = [["a"]]
        list.reloadData()
      }
      delegate.replacement = { row in
        reload()
        return row
      }
      delegate.onSelect = { _ in reload() }

      screen.tap(4)

      #expect(list.selectedRows.isEmpty)
      screen.window.layoutIfNeeded()
      #expect(list.visibleTexts == ["a"])
    }

    @Test(arguments: ListKind.allCases)
    func aRowThatDoesNotExistIsNotSelected(kind: ListKind) {
      let list = kind.showing(source)

      list.select(row: [0, 100], scrollsToTop: true)

      #expect(list.selectedRows.isEmpty)
    }

    @Test(arguments: ListKind.allCases)
    func anotherDataSourceInABatchIsLoaded(kind: ListKind) {
      let list = kind.showing(source).laidOut()
      let other = ItemsSource([["a"], ["b"]])

      list.batch {
        list.use(source: other)
        list.insert(rows: [[0, 0]])
      }
      list.layoutIfNeeded()

      #expect(list.visibleTexts == ["a", "b"])
    }

    @Test(arguments: ListKind.allCases)
    func aViewWhoseWidthChangesKeepsItsOffset(kind: ListKind) {
      let list = kind == .table ? kind.showing(source) : kind.showing(source, estimate: 50)
      list.layoutIfNeeded()
      list.scroll(to: 1010)

      list.frame.size.width = 200
      list.layoutIfNeeded()

      #expect(list.contentOffset.y == 1010)
      #expect(list.visibleCellViews.allSatisfy { $0.frame.width == 200 })
    }

    @Test(arguments: ListKind.allCases)
    func aCellKeptForReuseHasNoSuperview(kind: ListKind) {
      let list = kind.showing(source)
      list.scroll(to: 25)
      let cells = list.shownCells

      list.scroll(to: 4000)

      let waiting = cells.filter { list.row(of: $0) == nil }
      #expect(!waiting.isEmpty)
      #expect(waiting.allSatisfy { $0.next == nil && $0.window == nil })
      #expect(list.hasOnlyVisibleCells)
    }

    // MARK: Table views

    @Test func aReusedCellIsInNoTableWhileItIsConfigured() {
      let list = ListKind.table.showing(source).laidOut()
      var superviews: [UIView?] = []
      source.onCell = { [weak source] _ in superviews.append(source?.lastCell?.superview) }

      list.scroll(to: 4000)
      let reused = superviews
      list.reconfigure(rows: [[0, 80]])

      #expect(reused.count == 10)
      #expect(reused.allSatisfy { $0 == nil })
      #expect(superviews.last == list)
    }

    @Test func releasingATableReleasesItsCells() {
      weak var kept: UIView?
      weak var table: UIView?

      do {
        let made = ListKind.table.showing(source).laidOut()
        kept = made.visibleCellViews.first
        table = made
      }

      #expect(table == nil)
      #expect(kept == nil)
    }

    @Test func endUpdatesWithoutABatchDoesNothing() {
      let table = UITableView.showing(source)

      table.endUpdates()
      table.layoutIfNeeded()

      #expect(table.visibleTexts.count == 10)
    }

    @Test func aCellWithoutAnIdentifierIsNotReused() {
      let source = UnidentifiedCellSource()
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 500), style: .plain)
      table.dataSource = source
      table.layoutIfNeeded()

      for page in 1..<5 { table.scroll(to: CGFloat(page * 440)) }

      #expect(source.cells.count >= 50)
      #expect(source.cells.filter { $0.superview === table }.count == table.visibleCells.count)
    }

    // MARK: Collection views

    @Test func aLayoutMayBeReplacedWhileCellsAreMade() {
      let collection = UICollectionView.showing(source)
      let layout = UICollectionViewFlowLayout.rows()
      layout.itemSize = CGSize(width: 160, height: 100)
      source.onCell = { item in
        guard item.item == 4, collection.collectionViewLayout !== layout else { return }
        collection.setCollectionViewLayout(layout, animated: false)
      }

      collection.layoutIfNeeded()

      #expect(collection.visibleTexts == (0..<10).map { "item \($0)" })
      #expect(collection.cellForItem(at: [0, 3])?.frame == CGRect(x: 160, y: 100, width: 160, height: 100))
      #expect(collection.hasOnlyVisibleCells)
    }

    @Test func aSectionProviderMayInvalidateItsLayout() {
      var questions = 0
      weak var made: UICollectionViewCompositionalLayout?
      let layout = UICollectionViewCompositionalLayout { _, _ in
        questions += 1
        if questions < 3 { made?.invalidateLayout() }
        return .grid(columns: 1, height: .absolute(50))
      }
      made = layout
      let collection = UICollectionView.showing(source, layout: layout).laidOut()

      #expect(collection.visibleTexts.count == 10)
      #expect(questions < 100)
    }
  }

  private final class UnidentifiedCellSource: NSObject, UITableViewDataSource {
    private(set) var cells: [UITableViewCell] = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      cells.append(UITableViewCell(style: .default, reuseIdentifier: nil))
      return cells[cells.count - 1]
    }
  }
#endif
