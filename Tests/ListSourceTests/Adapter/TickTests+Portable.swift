// PortableUIKit only: tests cannot make touches in UIKit.
#if !canImport(UIKit) || os(watchOS)
  import Foundation
  import ListSource
  import PlatformUIKit
  import RouterEvents
  import Testing

  extension EventName {
    fileprivate static let itemSelected: EventName = "item.selected"
  }

  /// Selection in editing mode.
  @MainActor
  @Suite
  struct TickTests {
    private final class Log {
      var selected: [Int] = []
    }

    private let log = Log()

    private func list(_ ids: [Int]) -> ListSource {
      ListSource(Item.many(ids)) {
        $0.onSelect { [log] item, _ in log.selected.append(item.id) }
          .emits(.itemSelected)
      }
    }

    @Test(arguments: ListKind.allCases, [ListSelection.none, .single, .multiple])
    func tickCallsNoHandlerAndStays(kind: ListKind, selection: ListSelection) {
      let screen = Screen(kind, selection: selection)
      var events = 0
      let observation = screen.window.onRouterEvent(.itemSelected) { _ in events += 1 }
      screen.show(list([1, 2, 3]))
      screen.edit(severalRows: true)

      screen.tap(0)
      screen.tap(2)
      let both = screen.selected
      screen.tap(0)

      #expect(both == [1, 3])
      #expect(screen.selected == [3])
      #expect(log.selected.isEmpty && events == 0)
      observation.cancel()
    }

    @Test(arguments: ListKind.allCases, [true, false])
    func ticksMoveWithRows(kind: ListKind, isReload: Bool) {
      let screen = Screen(kind, showing: list([1, 2, 3, 4]))
      screen.edit(severalRows: true)
      screen.tap(0)
      screen.tap(3)
      if isReload { screen.register(OtherItemCell.self, for: Item.self) }

      screen.show(list([5, 4, 3, 1]))

      #expect(screen.selected == [1, 4])
      #expect(screen.cell(1)?.isSelected == true)
      #expect(log.selected.isEmpty)
    }

    /// Without check marks, a tap is a tap, for example to open the editor of an alarm.
    @Test(arguments: ListKind.allCases, [false, true])
    func tapWithoutCheckMarksIsNoTick(kind: ListKind, isAfterEditing: Bool) {
      let screen = Screen(kind, showing: list([1, 2]))
      screen.edit(severalRows: isAfterEditing)
      if isAfterEditing { screen.view.isEditing = false }

      screen.tap(1)

      #expect(log.selected == [2])
      #expect(screen.selected.isEmpty)
    }

    /// UIKit shows check marks for editable rows only.
    @Test(arguments: ListKind.allCases)
    func eachRowCanBeTicked(kind: ListKind) {
      let screen = Screen(kind, showing: list([1]))
      let before = screen.canEdit([0, 0])

      screen.edit(severalRows: true)

      #expect(!before)
      #expect(screen.canEdit([0, 0]))
      #expect(screen.deletes([0, 0]) == false)
    }

    @Test
    func tickInLiveListCallsNoHandler() {
      let screen = Screen()
      screen.table.configureList { list in
        list.numberOfRows { _ in 3 }
          .configureCell(UITableViewCell.self) { _, _ in }
          .didSelectRow { [log] in log.selected.append($0.row) }
      }
      screen.layOut()
      screen.edit(severalRows: true)

      screen.tap(0)
      screen.tap(1)

      #expect(screen.selectedPlaces == [[0, 0], [0, 1]])
      #expect(log.selected.isEmpty)
    }
  }

  extension Screen {
    fileprivate var selected: [Int] { adapter.selectedItems(of: Item.self).map(\.id).sorted() }

    /// Enters editing mode, in which the user can select one or several rows.
    fileprivate func edit(severalRows: Bool) {
      view.isEditing = true
      view.allowsSelectionDuringEditing = !severalRows
      view.allowsMultipleSelectionDuringEditing = severalRows
    }

    fileprivate func canEdit(_ row: IndexPath) -> Bool {
      ask {
        $0.tableView($1, canEditRowAt: row)
      } collection: {
        $0.collectionView($1, canEditItemAt: row)
      }
    }

    /// Whether a swipe on a row offers an action.
    fileprivate func deletes(_ row: IndexPath) -> Bool {
      ask {
        $0.tableView($1, trailingSwipeActionsConfigurationForRowAt: row)?.actions.isEmpty != true
      } collection: { _, _ in
        false
      }
    }
  }
#endif
