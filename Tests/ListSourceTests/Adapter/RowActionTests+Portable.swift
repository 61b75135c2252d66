// PortableUIKit only: tests cannot make touches in UIKit.
#if !canImport(UIKit) || os(watchOS)
  import Foundation
  import ListSource
  import RouterEvents
  import Testing

  @testable import PortableUIKit

  extension EventName {
    fileprivate static let itemDeleted: EventName = "item.deleted"
    fileprivate static let itemFlagged: EventName = "item.flagged"
  }

  extension UserInfoKeys {
    fileprivate static let number = UserInfoKey<Int>("item.number")
  }

  @MainActor
  @Suite
  struct RowActionTests {
    private let received = ReceivedEvents()

    // MARK: Swipes

    @Test(arguments: ListKind.inRows, [(-60.0, "Delete"), (60, "Flag")])
    func emitsEventFromCellWithPositionAndModel(kind: ListKind, swipe: (Double, String)) {
      let (distance, title) = swipe
      let screen = Screen(kind)
      received.record(from: screen.window)
      screen.show(list())
      let cell = screen.cell(1)

      screen.swipe(1, by: distance)
      let isThere = screen.choose(title)

      #expect(isThere)
      #expect(received.events.map(\.name) == [title == "Flag" ? .itemFlagged : .itemDeleted])
      #expect(received.sources.first === cell)
      #expect(received.events.first?.userInfo[.indexPath] == IndexPath(row: 1, section: 0))
      #expect(received.items == [Item(1)])
      #expect(cell?.bounds.origin.x == 0)
    }

    @Test(arguments: ListKind.inRows, [true, false])
    func fullSwipePerformsFirstActionUnlessTurnedOff(kind: ListKind, isFull: Bool) {
      let screen = Screen(kind)
      received.record(from: screen.window)
      screen.show(list(isFull: isFull))

      let start = CGPoint(x: 310, y: 22)
      let finger = Finger(downAt: start, in: screen.window)
      finger?.move(to: CGPoint(x: 10, y: 22))
      finger?.lift()

      #expect(received.items == (isFull ? [Item(0)] : []))
    }

    @Test(arguments: ListKind.inRows, [true, false])
    func swipeIsPerformedIfEventWasHandled(kind: ListKind, isHandled: Bool) {
      let screen = Screen(kind)
      let unhandled = EventRouter.onUnhandled { _, _ in }
      if isHandled { received.record(from: screen.window) }
      screen.show(list())
      var performed: [Bool] = []

      let action = screen.swipeActions(.leading, 1)?.actions.first
      if let action { action.handler(action, screen.listView) { performed.append($0) } }

      #expect(action?.image != nil)
      #expect(performed == [isHandled])
      unhandled.cancel()
    }

    @Test(arguments: ListKind.inRows, [true, false])
    func destructiveSwipeIsPerformedOnlyIfRowIsDeleted(kind: ListKind, isGone: Bool) {
      let screen = Screen(kind)
      let observation = screen.window.onRouterEvent(.itemDeleted) { _ in
        if isGone { screen.show(list([0, 2])) }
      }
      screen.show(list([0, 1, 2]))
      var performed: [Bool] = []

      let action = screen.swipeActions(.trailing, 1)?.actions.first
      if let action { action.handler(action, screen.listView) { performed.append($0) } }

      #expect(action?.style == .destructive)
      #expect(action?.image == nil)
      #expect(performed == [isGone])
      observation.cancel()
    }

    @Test(arguments: ListKind.inRows)
    func emitsFromNewPositionOfMovedRow(kind: ListKind) {
      let screen = Screen(kind)
      received.record(from: screen.window)
      screen.show(list())
      screen.swipe(1, by: -60)
      let cell = screen.cell(1)

      screen.show(list([5, 6, 1, 0]))
      screen.choose("Delete")

      #expect(received.sources.first === cell)
      #expect(received.events.first?.userInfo[.indexPath] == IndexPath(row: 2, section: 0))
      #expect(received.items == [Item(1)])
    }

    /// The row is out of view, or deleted. A deleted row has no index path.
    @Test(arguments: ListKind.inRows, [Array(100..<200) + [1], [7, 8]])
    func emitsFromListViewIfNoCellShowsRow(kind: ListKind, ids: [Int]) {
      let screen = Screen(kind)
      received.record(from: screen.window)
      screen.show(list())
      let action = screen.swipeActions(.trailing, 1)?.actions.first

      screen.show(list(ids))
      if let action { action.handler(action, screen.listView) { _ in } }

      #expect(received.sources.first === screen.listView)
      let place = ids.firstIndex(of: 1).map { IndexPath(row: $0, section: 0) }
      #expect(received.events.first?.userInfo[.indexPath] == place)
      #expect(received.events.first?.listPositions.first?.section == AnyHashable("items"))
      #expect(received.items == [Item(1)])
    }

    @Test
    func onlyRowsWithActionsAreEditable() {
      let screen = Screen()
      screen.show(
        ListSource.oneSection {
          Rows([Item(0)], cell: ItemCell.self)
          Rows([Item(1)], cell: ItemCell.self).swipe(.leading) { _ in RowAction("Flag", emits: .itemFlagged)
          }
          Rows([Item(2)], cell: ItemCell.self).onDelete { _, _ in }
        }
      )

      let editable = (0..<3).map { screen.tableAdapter.tableView(screen.table, canEditRowAt: [0, $0]) }

      #expect(editable == [false, true, true])
      #expect(screen.swipeActions(.trailing, 1)?.actions.isEmpty == true)
      #expect(screen.swipeActions(.trailing, 2) == nil)
    }

    private func list(_ ids: [Int] = [0, 1, 2], isFull: Bool = true) -> ListSource {
      ListSource(Item.many(ids)) {
        $0.swipe(.trailing, performsFirstActionWithFullSwipe: isFull) { item in
          RowAction("Delete", style: .destructive, emits: .itemDeleted) { [.number: item.id] }
          if item.id > 1 { RowAction("More", attributes: .hidden, emits: .itemFlagged) }
        }
        .swipe(.leading) { _ in RowAction("Flag", image: "flag", emits: .itemFlagged) }
      }
    }
  }

  @MainActor
  private final class ReceivedEvents {
    var events: [RouterEvent] = []
    var sources: [any EventResponder] = []

    var items: [Item] { events.compactMap { $0.userInfo.listItem(as: Item.self) } }

    private var observations: [EventObservation] = []

    func record(from window: UIWindow) {
      observations = [EventName.itemDeleted, .itemFlagged].map { name in
        window.onRouterEvent(name) { [unowned self] event in
          events.append(event)
          if let source = event.source { sources.append(source) }
        }
      }
    }
  }

  extension Screen {
    /// The swipe actions of a row at an edge.
    fileprivate func swipeActions(_ edge: SwipeEdge, _ row: Int) -> UISwipeActionsConfiguration? {
      let place = IndexPath(row: row, section: 0)
      let isLeading = edge == .leading
      return ask {
        isLeading
          ? $0.tableView($1, leadingSwipeActionsConfigurationForRowAt: place)
          : $0.tableView($1, trailingSwipeActionsConfigurationForRowAt: place)
      } collection: {
        let list = $1.collectionViewLayout.listConfiguration(ofSection: 0)
        return isLeading
          ? list?.leadingSwipeActionsConfigurationProvider?(place)
          : list?.trailingSwipeActionsConfigurationProvider?(place)
      }
    }
  }
#endif
