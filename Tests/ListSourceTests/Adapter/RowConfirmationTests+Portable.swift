// PortableUIKit only: tests cannot make touches in UIKit.
#if !canImport(UIKit) || os(watchOS)
  import Foundation
  import KitSupport
  import ListSource
  import RouterEvents
  import RouterEventsTesting
  import Testing

  @testable import PortableUIKit

  extension EventName {
    fileprivate static let itemDeleted: EventName = "item.deleted"
    fileprivate static let itemsDeleted: EventName = "items.deleted"
  }

  /// Images, tints, subtitles and confirmations of actions, and what acts on all selected rows.
  @MainActor
  @Suite
  struct RowConfirmationTests {
    @Test(arguments: ListKind.allCases)
    func menuAsksBySubmenu(kind: ListKind) {
      let (screen, received) = makeScreen(kind)

      screen.pressLong(1)
      screen.choose("Delete ›")
      let asked = received.names
      screen.choose("Delete item 1")

      #expect(asked.isEmpty)
      #expect(received.names == [.itemDeleted])
    }

    @Test
    func swipeWithoutControllerEmitsNothing() {
      let screen = Screen(.table, showing: list())
      var isPerformed: Bool?
      let swipe = screen.tableAdapter.tableView(
        screen.table,
        trailingSwipeActionsConfigurationForRowAt: [0, 0]
      )

      let (_, reports) = Reports.collecting {
        if let action = swipe?.actions.first { action.handler(action, screen.table) { isPerformed = $0 } }
      }

      #expect(isPerformed == false)
      #expect(reports.first?.text.contains("needs a confirmation, but no view controller") == true)
    }

    @Test
    func swipeEndsIfTheAppDismissesTheSheet() async throws {
      let controller = UIViewController()
      let (screen, received) = makeScreen(.table, in: controller)
      let swipe = screen.tableAdapter.tableView(
        screen.table,
        trailingSwipeActionsConfigurationForRowAt: [0, 0]
      )
      let action = try #require(swipe?.actions.first)

      let isPerformed = await withCheckedContinuation { swipe in
        action.handler(action, screen.table) { swipe.resume(returning: $0) }
        controller.dismiss(animated: false, completion: nil)
      }

      #expect(!isPerformed)
      #expect(received.names == [])
    }

    @Test(arguments: ListKind.inRows, [true, false])
    func performerConfirmsOrCancels(kind: ListKind, isConfirmed: Bool) {
      let (screen, received) = makeScreen(kind)

      ListPerformer(screen.adapter).swipe(.id(1), choosing: "Delete", confirming: isConfirmed)

      #expect(received.names == (isConfirmed ? [.itemDeleted] : []))
    }

    @Test
    func actionHasImageTintAndSubtitle() throws {
      let (screen, _) = makeScreen(.table)
      let swipe = screen.tableAdapter.tableView(
        screen.table,
        leadingSwipeActionsConfigurationForRowAt: [0, 0]
      )
      let menu = screen.tableAdapter.tableView(
        screen.table,
        contextMenuConfigurationForRowAt: [0, 0],
        point: .zero
      )?
      .actionProvider?([])

      let archive = try #require(swipe?.actions.first)
      let entry = try #require(menu?.children.last as? UIAction)

      #expect(archive.image === image && archive.backgroundColor == .systemIndigo)
      #expect(entry.image === image && entry.subtitle == "Out of sight" && entry.state == .on)
    }

    @Test(arguments: ListKind.allCases)
    func twoFingersSelectNothingIfOneRowCanBeSelected(kind: ListKind) {
      let (screen, _) = makeScreen(kind)
      screen.adapter.selection = .single

      screen.dragTwoFingers(over: 0...2)

      #expect(screen.adapter.selectedIDs.isEmpty)
    }

    private let image = UIImage()

    private func list() -> ListSource {
      ListSource(Item.many(0..<4)) { rows in
        rows
          .swipe(.trailing) { item in delete(item) }
          .swipe(.leading) { _ in archive }
          .menu { item in
            delete(item)
            archive
          }
          .selectionMenu { items in RowAction("Delete \(items.count) items", emits: .itemsDeleted) }
      }
    }

    private var archive: RowAction<Item> {
      RowAction("Archive", state: .on, emits: .itemDeleted).image(image).tint(.systemIndigo)
        .subtitle("Out of sight")
    }

    private func delete(_ item: Item) -> RowAction<Item> {
      RowAction("Delete", style: .destructive, emits: .itemDeleted)
        .confirmation("Delete it?", button: "Delete \(item.text)", cancel: "Keep")
    }

    private func makeScreen(
      _ kind: ListKind,
      in controller: UIViewController = UIViewController()
    ) -> (Screen, Received) {
      let (screen, received) = (Screen(kind, in: controller), Received())
      received.record(from: screen.window)
      screen.show(list())
      return (screen, received)
    }
  }

  @MainActor
  private final class Received {
    private(set) var names: [EventName] = []
    private(set) var items: [Item] = []
    private var observations: [EventObservation] = []

    func record(from window: UIWindow) {
      observations = [EventName.itemDeleted, .itemsDeleted, SelectionChanged.name].map { name in
        window.onRouterEvent(name) { [unowned self] event in
          names.append(name)
          if name == .itemDeleted { event.userInfo.listItem(as: Item.self).map { items.append($0) } }
        }
      }
    }
  }
#endif
