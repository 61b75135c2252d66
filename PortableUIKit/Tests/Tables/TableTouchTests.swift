// For the stand-in only: tests can't make touches in UIKit.
#if !canImport(UIKit) || os(watchOS)
  import Foundation
  import PortableUIKit
  import Testing

  @MainActor
  @Suite
  struct TableTouchTests {
    private let host = Host()
    private let log = CallLog()
    private let source = RowsSource(rows: 100)
    private let delegate: SelectionDelegate
    private let table: UITableView
    private let window: UIWindow

    init() {
      delegate = SelectionDelegate(log: log)
      table = UITableView.showing(source)
      table.delegate = delegate
      window = host.makeWindow()
      window.addSubview(table)
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
    }

    /// `developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:shouldhighlightrowat:)` and
    /// `developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:didselectrowat:)`
    @Test func aTapHighlightsAndThenSelects() {
      let finger = Finger(downAt: point(2), in: window)
      let isHighlighted = table.cellForRow(at: row(2))?.isHighlighted
      finger?.lift()

      #expect(isHighlighted == true)
      #expect(
        log.calls == [
          "shouldHighlight 2", "didHighlight 2", "didUnhighlight 2", "willSelect 2", "didSelect 2",
        ]
      )
      #expect(table.indexPathForSelectedRow == row(2))
      #expect(table.cellForRow(at: row(2))?.isHighlighted == false)
    }

    /// `developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:willdeselectrowat:)`
    @Test func theSelectedRowIsDeselectedFirst() {
      window.tap(at: point(2))
      log.clear()

      window.tap(at: point(4))

      #expect(
        log.calls.suffix(4) == ["willSelect 4", "willDeselect 2", "didDeselect 2", "didSelect 4"]
      )
      #expect(table.indexPathsForSelectedRows == [row(4)])
    }

    /// `developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:shouldhighlightrowat:)`
    @Test func aRowThatIsNotHighlightedIsNotSelected() {
      delegate.highlights = false

      window.tap(at: point(2))

      #expect(log.calls == ["shouldHighlight 2"])
      #expect(table.indexPathForSelectedRow == nil)
    }

    /// `developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:willselectrowat:)`
    @Test func theDelegateCanSelectAnotherRowOrNone() {
      delegate.replacement = { $0.row == 3 ? nil : IndexPath(row: $0.row + 5, section: 0) }

      window.tap(at: point(2))
      let first = table.indexPathForSelectedRow
      window.tap(at: point(3))

      #expect(first == row(7))
      #expect(table.indexPathForSelectedRow == row(7))
      #expect(log.calls.last == "willSelect 3")
    }

    /// `developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:willdeselectrowat:)`
    @Test func theDelegateCanKeepARowSelected() {
      delegate.deselected = { _ in nil }
      window.tap(at: point(2))

      window.tap(at: point(3))

      #expect(table.indexPathsForSelectedRows == [row(2), row(3)])
    }

    /// `developer.apple.com/documentation/uikit/uitableview/allowsmultipleselection`
    @Test func aSecondTapDeselectsIfSeveralCanBeSelected() {
      table.allowsMultipleSelection = true
      window.tap(at: point(2))
      window.tap(at: point(4))
      log.clear()

      window.tap(at: point(2))

      #expect(log.calls.suffix(2) == ["willDeselect 2", "didDeselect 2"])
      #expect(table.indexPathsForSelectedRows == [row(4)])
    }

    /// `developer.apple.com/documentation/uikit/uitableview/allowsselection`
    @Test func nothingIsSelectedIfSelectionIsDisabled() {
      table.allowsSelection = false

      window.tap(at: point(2))

      #expect(log.calls.isEmpty)
      #expect(table.indexPathForSelectedRow == nil)
    }

    /// `developer.apple.com/documentation/uikit/uitableview/allowsselectionduringediting`,
    /// `developer.apple.com/documentation/uikit/uitableview/allowsmultipleselectionduringediting` and
    /// `developer.apple.com/documentation/uikit/uitableview/isediting`. That the second property suffices is *assumed*.
    @Test(arguments: [(false, false, []), (true, false, [4]), (false, true, [2, 4]), (true, true, [2, 4])])
    func editingModeHasItsOwnSelection(allowsOne: Bool, allowsSeveral: Bool, selected: [Int]) {
      (table.allowsSelectionDuringEditing, table.allowsMultipleSelectionDuringEditing) =
        (allowsOne, allowsSeveral)
      table.setEditing(true, animated: false)

      window.tap(at: point(2))
      window.tap(at: point(4))

      #expect(table.isEditing)
      #expect(table.indexPathsForSelectedRows ?? [] == selected.map(row))
    }

    /// `developer.apple.com/documentation/uikit/uiresponder/touchescancelled(_:with:)`
    @Test func aCancelledTouchSelectsNothing() {
      let finger = Finger(downAt: point(2), in: window)

      finger?.cancel()

      #expect(log.calls == ["shouldHighlight 2", "didHighlight 2", "didUnhighlight 2"])
      #expect(table.cellForRow(at: row(2))?.isHighlighted == false)
    }

    /// *Assumed*: no page says so.
    @Test func aFingerThatLeavesTheRowSelectsNothing() {
      let finger = Finger(downAt: point(2), in: window)

      finger?.move(to: point(5))
      finger?.lift()

      #expect(table.indexPathForSelectedRow == nil)
    }

    /// `developer.apple.com/documentation/uikit/uicontrol`
    @Test func aTouchOnAControlInACellSelectsNothing() throws {
      let cell = try #require(table.cellForRow(at: row(2)))
      let control = UIControl(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
      cell.contentView.addSubview(control)

      window.tap(at: point(2))

      #expect(log.calls.isEmpty)
    }

    /// Only the stand-in does this. No page documents what is selected then.
    @Test func aRowDeletedDuringATouchIsNotSelected() {
      let finger = Finger(downAt: point(2), in: window)

      source.sections[0].remove(at: 2)
      table.deleteRows(at: [row(2)], with: .none)
      finger?.lift()

      #expect(table.indexPathForSelectedRow == nil)
      #expect(log.calls == ["shouldHighlight 2", "didHighlight 2"])
    }

    /// Only the stand-in does this. No page documents what is selected then.
    @Test func aTableRemovedDuringATouchSelectsNothing() {
      let finger = Finger(downAt: point(2), in: window)

      table.removeFromSuperview()
      finger?.lift()

      #expect(table.indexPathForSelectedRow == nil)
      #expect(log.calls == ["shouldHighlight 2", "didHighlight 2", "didUnhighlight 2"])
    }

    /// Only the stand-in does this. No page documents what is selected then.
    @Test func aReplacementThatDoesNotExistKeepsTheSelection() {
      window.tap(at: point(2))
      delegate.replacement = { _ in IndexPath(row: 100, section: 0) }

      window.tap(at: point(3))

      #expect(table.indexPathsForSelectedRows == [row(2)])
    }

    /// Only the stand-in does this. No page documents what is selected then.
    @Test func aRowRemovedWhileAnotherIsDeselectedIsNotSelected() {
      window.tap(at: point(2))
      delegate.deselected = { [table, source] row in
        source.sections = [["a"]]
        table.reloadData()
        return row
      }
      log.clear()

      window.tap(at: point(3))

      #expect(table.indexPathForSelectedRow == nil)
      #expect(log.calls.last == "willDeselect 2")
    }

    /// `developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:didselectrowat:)`
    @Test func aSelectedRowCanBeDeselectedAtOnce() {
      delegate.onSelect = { [unowned table] in table.deselectRow(at: $0, animated: true) }

      window.tap(at: point(2))

      #expect(table.indexPathForSelectedRow == nil)
      #expect(table.cellForRow(at: row(2))?.isSelected == false)
      #expect(!log.calls.contains("didDeselect 2"))
    }

    /// `developer.apple.com/documentation/uikit/uitableviewdatasource/tableview(_:commit:forrowat:)`
    @Test func theSourceCommitsTheUsersEdit() {
      let source = EditableSource()
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 500), style: .plain)
      table.dataSource = source
      table.layoutIfNeeded()

      let answers = [0, 1, 9].map { table.swipeToDelete(row($0)) }

      #expect(answers == [false, true, false])
      #expect(source.committed == [row(1)])
      #expect(table.numberOfRows(inSection: 0) == 2)
    }

    private func row(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

    private func point(_ row: Int) -> CGPoint { CGPoint(x: 50, y: row * 50 + 25) }
  }

  private final class EditableSource: NSObject, UITableViewDataSource {
    private(set) var committed: [IndexPath] = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      3 - committed.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { indexPath.row > 0 }

    func tableView(
      _ tableView: UITableView,
      commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      committed.append(indexPath)
      tableView.deleteRows(at: [indexPath], with: .automatic)
    }
  }
#endif
