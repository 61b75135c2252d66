// For the stand-in only: tests can't make touches in UIKit.
#if !canImport(UIKit) || os(watchOS)
  import Foundation
  import PortableUIKit
  import Testing

  @MainActor
  @Suite
  struct ListTouchTests {
    private let log = CallLog()
    private let source = ItemsSource(items: 100)
    private let delegate: SelectionDelegate

    init() {
      delegate = SelectionDelegate(log: log)
    }

    /// `developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:shouldhighlightrowat:)`,
    /// `developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:didselectrowat:)` and
    /// `developer.apple.com/documentation/uikit/uicollectionviewdelegate`; the order in a collection view is *assumed*.
    @Test(arguments: ListKind.allCases)
    func aTapHighlightsAndThenSelects(kind: ListKind) {
      let screen = shown(kind)
      let finger = Finger(downAt: screen.point(2), in: screen.window)
      let isHighlighted = screen.list.cell(at: [0, 2])?.isHighlighted
      finger?.lift()

      let selection =
        kind == .table
        ? ["didUnhighlight 2", "willSelect 2", "didSelect 2"]
        : ["shouldSelect 2", "didSelect 2", "didUnhighlight 2"]
      #expect(isHighlighted == true)
      #expect(log.calls == ["shouldHighlight 2", "didHighlight 2"] + selection)
      #expect(screen.list.selectedRows == [[0, 2]])
      #expect(screen.list.cell(at: [0, 2])?.isSelected == true)
      #expect(screen.list.cell(at: [0, 2])?.isHighlighted == false)
    }

    /// `developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:willdeselectrowat:)` and
    /// `developer.apple.com/documentation/uikit/uicollectionviewdelegate/collectionview(_:diddeselectitemat:)`
    @Test(arguments: ListKind.allCases)
    func theSelectedRowIsDeselectedFirst(kind: ListKind) {
      let screen = shown(kind)
      screen.tap(2)
      log.clear()

      screen.tap(4)

      let calls = log.calls.filter { $0.contains("elect") && !$0.hasPrefix("should") }
      let expected = ["didDeselect 2", "didSelect 4"]
      #expect(calls == (kind == .table ? ["willSelect 4", "willDeselect 2"] : []) + expected)
      #expect(screen.list.selectedRows == [[0, 4]])
    }

    /// `developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:shouldhighlightrowat:)` and
    /// `developer.apple.com/documentation/uikit/uicollectionviewdelegate/collectionview(_:shouldhighlightitemat:)`
    @Test(arguments: ListKind.allCases)
    func aRowThatIsNotHighlightedIsNotSelected(kind: ListKind) {
      let screen = shown(kind)
      delegate.highlights = false

      screen.tap(2)

      #expect(log.calls == ["shouldHighlight 2"])
      #expect(screen.list.selectedRows.isEmpty)
    }

    /// `developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:willselectrowat:)`
    @Test func theDelegateCanSelectAnotherRowOrNone() {
      let screen = shown(.table)
      delegate.replacement = { $0.row == 3 ? nil : [0, $0.row + 5] }

      screen.tap(2)
      let first = screen.list.selectedRows
      screen.tap(3)

      #expect(first == [[0, 7]])
      #expect(screen.list.selectedRows == [[0, 7]])
      #expect(log.calls.last == "willSelect 3")
    }

    /// `developer.apple.com/documentation/uikit/uicollectionviewdelegate/collectionview(_:shouldselectitemat:)`
    @Test func theDelegateCanRefuseASelection() {
      let screen = shown(.collection)
      delegate.selects = false

      screen.tap(2)

      #expect(!log.calls.contains("didSelect 2"))
      #expect(screen.list.selectedRows.isEmpty)
    }

    /// `developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:willdeselectrowat:)`
    @Test func theDelegateCanKeepARowSelected() {
      let screen = shown(.table)
      delegate.deselected = { _ in nil }
      screen.tap(2)

      screen.tap(3)

      #expect(screen.list.selectedRows == [[0, 2], [0, 3]])
    }

    /// `developer.apple.com/documentation/uikit/uitableview/allowsmultipleselection` and
    /// `developer.apple.com/documentation/uikit/uicollectionviewdelegate/collectionview(_:shoulddeselectitemat:)`
    @Test(arguments: ListKind.allCases, [true, false])
    func aSecondTapDeselectsIfSeveralCanBeSelected(kind: ListKind, deselects: Bool) {
      let screen = shown(kind)
      screen.list.allowsMultipleSelection = true
      delegate.deselects = deselects
      if !deselects { delegate.deselected = { _ in nil } }
      screen.tap(2)
      screen.tap(4)
      log.clear()

      screen.tap(2)

      #expect(log.calls.contains(kind == .table ? "willDeselect 2" : "shouldDeselect 2"))
      #expect(log.calls.contains("didDeselect 2") == deselects)
      #expect(screen.list.selectedRows == (deselects ? [[0, 4]] : [[0, 2], [0, 4]]))
    }

    /// `developer.apple.com/documentation/uikit/uitableview/allowsselection` and
    /// `developer.apple.com/documentation/uikit/uicollectionview/allowsselection`
    @Test(arguments: ListKind.allCases)
    func nothingIsSelectedIfSelectionIsDisabled(kind: ListKind) {
      let screen = shown(kind)
      screen.list.allowsSelection = false

      screen.tap(2)

      if kind == .table { #expect(log.calls.isEmpty) }
      #expect(!log.calls.contains("didSelect 2"))
      #expect(screen.list.selectedRows.isEmpty)
    }

    /// `developer.apple.com/documentation/uikit/uitableview/allowsselectionduringediting`,
    /// `developer.apple.com/documentation/uikit/uitableview/allowsmultipleselectionduringediting`,
    /// `developer.apple.com/documentation/uikit/uitableview/isediting` and the pages of the same properties of
    /// `UICollectionView`. That the second property suffices is *assumed*.
    @Test(
      arguments: ListKind.allCases,
      [(false, false, []), (true, false, [4]), (false, true, [2, 4]), (true, true, [2, 4])]
    )
    func editingModeHasItsOwnSelection(kind: ListKind, mode: (Bool, Bool, selected: [Int])) {
      let screen = shown(kind)
      let list = screen.list
      (list.allowsSelectionDuringEditing, list.allowsMultipleSelectionDuringEditing) = (mode.0, mode.1)
      list.editing = true

      screen.tap(2)
      screen.tap(4)

      #expect(list.editing)
      #expect(list.selectedRows == mode.selected.map { [0, $0] })
    }

    /// `developer.apple.com/documentation/uikit/uiresponder/touchescancelled(_:with:)` and
    /// `developer.apple.com/documentation/uikit/uicollectionview`
    @Test(arguments: ListKind.allCases)
    func aCancelledTouchSelectsNothing(kind: ListKind) {
      let screen = shown(kind)
      let finger = Finger(downAt: screen.point(2), in: screen.window)

      finger?.cancel()

      #expect(log.calls == ["shouldHighlight 2", "didHighlight 2", "didUnhighlight 2"])
      #expect(screen.list.cell(at: [0, 2])?.isHighlighted == false)
      #expect(screen.list.selectedRows.isEmpty)
    }

    // MARK: Table views

    /// *Assumed*: no page says so.
    @Test func aFingerThatLeavesTheRowSelectsNothing() {
      let screen = shown(.table)
      let finger = Finger(downAt: screen.point(2), in: screen.window)

      finger?.move(to: screen.point(5))
      finger?.lift()

      #expect(screen.list.selectedRows.isEmpty)
    }

    /// `developer.apple.com/documentation/uikit/uicontrol`
    @Test func aTouchOnAControlInACellSelectsNothing() throws {
      let screen = shown(.table)
      let cell = try #require(screen.list.cell(at: [0, 2]))
      cell.contentView.addSubview(UIControl(frame: CGRect(x: 0, y: 0, width: 200, height: 50)))

      screen.tap(2)

      #expect(log.calls.isEmpty)
    }

    /// Only the stand-in does this. No page documents what is selected then.
    @Test(arguments: [true, false])
    func aRowOrATableRemovedDuringATouchIsNotSelected(isRow: Bool) {
      let screen = shown(.table)
      let finger = Finger(downAt: screen.point(2), in: screen.window)

      if isRow {
        source.sections[0].remove(at: 2)
        screen.list.delete(rows: [[0, 2]])
      } else {
        screen.list.removeFromSuperview()
      }
      finger?.lift()

      #expect(screen.list.selectedRows.isEmpty)
      #expect(log.calls == ["shouldHighlight 2", "didHighlight 2"] + (isRow ? [] : ["didUnhighlight 2"]))
    }

    /// Only the stand-in does this. No page documents what is selected then.
    @Test func aReplacementThatDoesNotExistKeepsTheSelection() {
      let screen = shown(.table)
      screen.tap(2)
      delegate.replacement = { _ in [0, 100] }

      screen.tap(3)

      #expect(screen.list.selectedRows == [[0, 2]])
    }

    /// Only the stand-in does this. No page documents what is selected then.
    @Test func aRowRemovedWhileAnotherIsDeselectedIsNotSelected() {
      let screen = shown(.table)
      screen.tap(2)
      delegate.deselected = { [list = screen.list, source] row in
        source.sections = [["a"]]
        list.reloadData()
        return row
      }
      log.clear()

      screen.tap(3)

      #expect(screen.list.selectedRows.isEmpty)
      #expect(log.calls.last == "willDeselect 2")
    }

    /// `developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:didselectrowat:)`
    @Test func aSelectedRowCanBeDeselectedAtOnce() {
      let screen = shown(.table)
      delegate.onSelect = { [unowned list = screen.list] in list.deselect(row: $0) }

      screen.tap(2)

      #expect(screen.list.selectedRows.isEmpty)
      #expect(screen.list.cell(at: [0, 2])?.isSelected == false)
      #expect(!log.calls.contains("didDeselect 2"))
    }

    private func shown(_ kind: ListKind) -> ListScreen {
      let screen = ListScreen(kind.showing(source))
      screen.list.use(delegate: delegate)
      return screen
    }
  }
#endif
