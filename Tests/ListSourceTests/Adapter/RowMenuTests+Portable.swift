// PortableUIKit only: tests cannot make touches in UIKit.
#if !canImport(UIKit) || os(watchOS)
  import Foundation
  import ListSource
  import PlatformUIKit
  import RouterEvents
  import Testing

  extension EventName {
    fileprivate static let itemShared: EventName = "item.shared"
    fileprivate static let itemHidden: EventName = "item.hidden"
  }

  @MainActor
  @Suite
  struct RowMenuTests {
    private let controller = ItemsController()

    @Test(arguments: ListKind.allCases)
    func makesMenuWithSubmenusStatesAndAttributes(kind: ListKind) {
      let screen = Screen(kind, in: controller)
      screen.show(list())

      screen.pressLong(2)
      let outer = screen.window.buttons.map(\.currentTitle)
      screen.choose("More ›")
      let inner = screen.window.buttons
      screen.choose("Hide")

      #expect(outer == ["Share", "✓ Even", "More ›"])
      #expect(inner.map(\.currentTitle) == ["Hide", "Later"])
      #expect(inner.map(\.isEnabled) == [true, false])
      #expect(controller.received == ["hidden 2 at 2 from a cell"])
    }

    @Test(arguments: ListKind.allCases)
    func emitsFromListViewIfRowLeftWhileMenuShows(kind: ListKind) {
      let screen = Screen(kind, in: controller)
      screen.show(list())
      screen.pressLong(1)

      screen.show(list([7, 8]))
      screen.choose("Share")

      #expect(controller.received == ["shared 1 at nowhere from the list"])
    }

    @Test(arguments: ListKind.allCases)
    func showsNoMenuWithoutElements(kind: ListKind) {
      let screen = Screen(kind, in: controller)
      screen.show(
        ListSource.oneSection {
          Rows(Item.many(0..<1), cell: ItemCell.self)
          Rows(Item.many(1..<3), cell: ItemCell.self).menu { item in
            if item.id == 2 { RowAction("Share", emits: .itemShared) }
          }
        }
      )

      let hasMenu = (0..<3).map { screen.pressLong($0) }

      #expect(hasMenu == [false, false, true])
    }

    @Test(arguments: ListKind.allCases, [0, 1, 2])
    func menuOfSelectedRowIsThatOfPressedRow(kind: ListKind, pressed: Int) {
      let screen = Screen(kind, in: controller)
      screen.adapter.selection = .multiple
      screen.show(list())
      screen.adapter.select(0)
      screen.adapter.select(2)

      let isShown = screen.pressLong(pressed)
      screen.choose("Share")

      #expect(isShown)
      #expect(controller.received == ["shared \(pressed) at \(pressed) from a cell"])
      #expect(screen.adapter.selectedItems(of: Item.self).map(\.id) == [0, 2])
      #expect(screen.window.buttons.isEmpty)
    }

    /// UIKit asks for a menu there too, with no index paths.
    @Test(arguments: ListKind.collections)
    func spaceBetweenRowsHasNoMenu(kind: ListKind) {
      let screen = Screen(kind, in: controller)
      screen.show(list())

      let finger = Finger(downAt: CGPoint(x: 160, y: 400), in: screen.window)

      #expect(finger?.pressLong() == false)
    }

    private func list(_ ids: [Int] = [0, 1, 2]) -> ListSource {
      ListSource(Item.many(ids)) {
        $0.menu { item in
          RowAction("Share", image: "square.and.arrow.up", emits: .itemShared)
          RowAction("Even", state: item.id.isMultiple(of: 2) ? .on : .off, emits: .itemShared)
          RowMenu("More", image: "ellipsis") {
            RowAction("Hide", style: .destructive, emits: .itemHidden)
            RowAction("Later", attributes: .disabled, emits: .itemHidden)
          }
        }
      }
    }
  }

  private final class ItemsController: UIViewController, EventHandler {
    var received: [String] = []

    func handle(_ event: RouterEvent) -> EventDisposition {
      guard let item = event.userInfo.listItem(as: Item.self) else { return .forwarded }
      let what = event.name == .itemShared ? "shared" : "hidden"
      let place = event.userInfo[.indexPath].map { "\($0.row)" } ?? "nowhere"
      let source = event.source is any ShownCell ? "a cell" : "the list"
      received.append("\(what) \(item.id) at \(place) from \(source)")
      return .handled
    }
  }
#endif
