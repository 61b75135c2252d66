// For the stand-in only: cases that no page defines must do no harm.
#if !canImport(UIKit) || os(watchOS)
  import Foundation
  import PortableUIKit
  import Testing

  @MainActor
  @Suite
  struct TableCallbackTests {
    private let source = RowsSource(rows: 100)

    @Test func aTableMayBeReloadedWhileCellsAreMade() {
      let table = UITableView.showing(source)
      var reloads = 0
      source.onCell = { [unowned source] row in
        guard row.row == 4, reloads == 0 else { return }
        reloads += 1
        source.sections = [["a", "b"]]
        table.reloadData()
      }

      table.layoutIfNeeded()

      #expect(table.visibleTexts == ["a", "b"])
      #expect(Set(table.subviews) == Set(table.visibleCells))
    }

    @Test func reloadingTheTableForEveryCellTerminates() {
      let table = UITableView.showing(source)
      source.onCell = { _ in table.reloadData() }

      table.layoutIfNeeded()
      source.onCell = { _ in }
      table.layoutIfNeeded()

      #expect(table.visibleTexts.count == 10)
      #expect(Set(table.subviews) == Set(table.visibleCells))
    }

    @Test func rowsMayBeInsertedWhileCellsAreMade() {
      let table = UITableView.showing(source)
      source.onCell = { [unowned source] row in
        guard row.row == 4, source.sections[0].count == 100 else { return }
        source.sections[0].insert("new", at: 0)
        table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
      }

      table.layoutIfNeeded()

      #expect(table.visibleTexts == ["new"] + (0..<9).map { "row \($0)" })
      #expect(Set(table.subviews) == Set(table.visibleCells))
    }

    /// `developer.apple.com/documentation/uikit/uitableview/reloaddata()` forbids it.
    @Test func aReloadInABatchReplacesTheBatch() {
      let table = UITableView.showing(source)
      table.layoutIfNeeded()
      var isFinished = false

      table.performBatchUpdates {
        source.sections = [["a"]]
        table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        table.reloadData()
      } completion: {
        isFinished = $0
      }

      #expect(isFinished)
      #expect(table.numberOfRows(inSection: 0) == 1)
      table.layoutIfNeeded()
      #expect(table.visibleTexts == ["a"])
    }

    @Test func aTableMayBeReloadedWhenACellLeaves() {
      let log = CallLog()
      let delegate = DisplayDelegate(log: log)
      let table = UITableView.showing(source)
      table.delegate = delegate
      table.layoutIfNeeded()
      delegate.onEnd = { [source] row in
        guard row.row == 3 else { return }
        source.sections = [["a"]]
        table.reloadData()
      }

      table.performBatchUpdates {
        source.sections[0].removeSubrange(2..<5)
        table.deleteRows(at: (2..<5).map { IndexPath(row: $0, section: 0) }, with: .none)
      }
      table.layoutIfNeeded()

      #expect(table.visibleTexts == ["a"])
      #expect(Set(table.subviews) == Set(table.visibleCells))
    }

    @Test func aTableMayLeaveItsWindowWhenACellLeaves() {
      let window = Host().makeWindow()
      let delegate = DisplayDelegate(log: CallLog())
      let table = UITableView.showing(source)
      table.delegate = delegate
      window.addSubview(table)
      window.layoutIfNeeded()
      delegate.onEnd = { _ in table.removeFromSuperview() }

      table.contentOffset.y = 400
      window.layoutIfNeeded()

      #expect(table.window == nil)
      #expect(table.visibleTexts.first == "row 8")
      #expect(table.visibleCells.allSatisfy { $0.window == nil })
    }

    @Test func aTableMayBeReloadedWhenARowIsSelected() {
      let window = Host().makeWindow()
      let delegate = SelectionDelegate(log: CallLog())
      let table = UITableView.showing(source)
      table.delegate = delegate
      window.addSubview(table)
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      delegate.replacement = { [source] row in
        source.sections = [["a"]]
        table.reloadData()
        return row
      }

      window.tap(at: CGPoint(x: 10, y: 225))

      #expect(table.indexPathForSelectedRow == nil)
      window.layoutIfNeeded()
      #expect(table.visibleTexts == ["a"])
    }

    @Test func aRowThatDoesNotExistIsNotSelected() {
      let table = UITableView.showing(source)

      table.selectRow(at: IndexPath(row: 100, section: 0), animated: false, scrollPosition: .top)

      #expect(table.indexPathForSelectedRow == nil)
    }

    @Test func selectingNilDeselectsAllRows() {
      let table = UITableView.showing(source)
      table.layoutIfNeeded()
      table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)

      table.selectRow(at: nil, animated: false, scrollPosition: .none)

      #expect(table.indexPathForSelectedRow == nil)
      #expect(table.visibleCells.allSatisfy { !$0.isSelected })
    }

    @Test func endUpdatesWithoutABatchDoesNothing() {
      let table = UITableView.showing(source)

      table.endUpdates()
      table.layoutIfNeeded()

      #expect(table.visibleTexts.count == 10)
    }

    @Test func anotherDataSourceInABatchIsLoaded() {
      let table = UITableView.showing(source)
      let other = RowsSource([["a"], ["b"]])
      table.layoutIfNeeded()

      table.performBatchUpdates {
        table.dataSource = other
        table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
      }
      table.layoutIfNeeded()

      #expect(table.visibleTexts == ["a", "b"])
    }

    @Test func aTableWhoseWidthChangesKeepsItsOffset() {
      let table = UITableView.showing(source)
      table.layoutIfNeeded()
      table.contentOffset.y = 1010
      table.layoutIfNeeded()

      table.frame.size.width = 200
      table.layoutIfNeeded()

      #expect(table.contentOffset.y == 1010)
      #expect(table.visibleCells.allSatisfy { $0.frame.width == 200 })
    }

    @Test func aCellWithoutAnIdentifierIsNotReused() {
      let source = UnidentifiedCellSource()
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 500), style: .plain)
      table.dataSource = source
      table.layoutIfNeeded()

      for page in 1..<5 {
        table.contentOffset.y = CGFloat(page * 440)
        table.layoutIfNeeded()
      }

      #expect(source.cells.count >= 50)
      #expect(source.cells.filter { $0.superview === table }.count == table.visibleCells.count)
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
