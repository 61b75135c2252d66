// PortableUIKit only: tests cannot make touches in UIKit.
#if !canImport(UIKit) || os(watchOS)
  import Foundation
  import KitSupport
  import ListSource
  import PlatformUIKit
  import StrategyTable
  import Testing

  extension RowEvents {
    fileprivate static let itemOpened = RowEvent<Item>("item.opened")
    fileprivate static let itemRemoved = RowEvent<Item>("item.removed")
    fileprivate static let itemShared = RowEvent<Item>("item.shared")
    fileprivate static let itemLiked = RowEvent<Item>("item.liked")
    fileprivate static let outerLiked = RowEvent<Nested>("outer.liked")
  }

  /// What rows emit reaches the strategy with the model of the row.
  @MainActor
  @Suite
  struct RowEventTests {
    private let controller = ItemsController()

    @Test(arguments: ListKind.allCases)
    func selectionMenuAndControlsReachTheirStrategiesWithTheModel(kind: ListKind) {
      let screen = Screen(kind, in: controller)
      screen.show(list())
      let button = UIButton(frame: .zero)
      button.emits(row: .itemLiked)
      screen.cell(2)?.contentView.addSubview(button)

      screen.tap(0)
      screen.pressLong(1)
      screen.choose("Share")
      button.sendActions(for: .primaryActionTriggered)

      #expect(controller.received == ["opened 0", "shared 1", "liked 2"])
    }

    @Test(arguments: ListKind.inRows)
    func swipeReachesItsStrategyWithTheModelAndTheMenuOfARowThatHasGone(kind: ListKind) {
      let screen = Screen(kind, in: controller)
      screen.show(list())
      screen.swipe(1, by: -60)
      screen.choose("Remove")

      screen.pressLong(0)
      screen.show(list([7, 8]))
      screen.choose("Share")

      #expect(controller.received == ["removed 1", "shared 0"])
    }

    @Test(arguments: ListKind.allCases)
    func rowsEmitATypedEventMadeOfTheModel(kind: ListKind) {
      let screen = Screen(kind, in: controller)
      screen.show(
        ListSource {
          ListSection("items") {
            Rows(Item.many(0..<3), cell: ItemCell.self).emits { item, index in
              ItemChosen(id: item.id, index: index)
            }
          }
        }
      )

      screen.tap(1)

      #expect(controller.received == ["chosen 1 at 1"])
    }

    @Test(arguments: ListKind.allCases)
    func strategyReceivesTheInnermostModelOfItsType(kind: ListKind) throws {
      let screen = Screen(kind, in: controller)
      screen.show(
        ListSource {
          ListSection("outer") { Rows([Nested(id: 9)], cell: NestingCell.self).height(.fixed(300)) }
        }
      )
      let button = UIButton(frame: .zero)
      let inner = try #require((screen.cell(0) as? any Nesting)?.inner)
      inner.cell(at: [0, 2])?.contentView.addSubview(button)

      button.emits(row: .itemLiked)
      button.sendActions(for: .primaryActionTriggered)
      button.emits(row: .outerLiked)
      button.sendActions(for: .primaryActionTriggered)

      #expect(controller.received == ["liked 102", "outer 9"])
    }

    @Test
    func eventOfAnotherModelOrOfNoRowIsForwardedAndReported() {
      let screen = Screen(.table, in: controller)
      screen.show(list())
      let unhandled = EventRouter.onUnhandled { _, _ in }
      let button = UIButton(frame: .zero)
      button.emits(row: .outerLiked)
      screen.cell(0)?.contentView.addSubview(button)

      let (_, reports) = Reports.collecting {
        button.sendActions(for: .primaryActionTriggered)
        controller.view.addSubview(button)
        button.sendActions(for: .primaryActionTriggered)
      }

      #expect(controller.received.isEmpty)
      #expect(
        reports.map(\.text)
          == ["a row of Item", "no row"].map {
            """
            The event 'outer.liked' was forwarded: its handler expected a row of Nested, found \($0). Emit it from a row of \
            Nested, or with routerEvent(row:of:).
            """
          }
      )
      unhandled.cancel()
    }

    @Test
    func aViewWithoutAListEmitsTheModelItself() {
      let screen = Screen(.table, in: controller)

      controller.view.routerEvent(row: .itemLiked, of: Item(5))
      screen.show(list())
      screen.cell(1)?.routerEvent(row: .itemLiked, of: Item(6))

      #expect(controller.received == ["liked 5", "liked 6"])
      #expect(controller.places == [nil, 1])
    }

    private func list(_ ids: [Int] = [0, 1, 2]) -> ListSource {
      ListSource(Item.many(ids)) {
        $0.emits(row: .itemOpened)
          .swipe(.trailing) { _ in RowAction("Remove", style: .destructive, row: .itemRemoved) }
          .menu { _ in
            RowMenu("More") { RowAction("Hide", row: .itemRemoved) }
            RowAction("Share", row: .itemShared)
          }
      }
    }
  }

  private struct ItemChosen: EventMessage {
    static let name: EventName = "item.chosen"
    var id: Int
    var index: Int
  }

  private final class ItemsController: UIViewController, EventHandling {
    static let table = StrategyTable<ItemsController> {
      On(row: \.itemOpened) { controller, item, _ in controller.received.append("opened \(item.id)") }
      On(row: \.itemRemoved) { controller, item, _ in controller.received.append("removed \(item.id)") }
      Call(row: \.itemShared, ItemsController.share)
      On(row: \.itemLiked) { controller, item, event in
        controller.received.append("liked \(item.id)")
        controller.places.append(event.userInfo[.indexPath]?.row)
      }
      On(row: \.outerLiked) { controller, outer, _ in controller.received.append("outer \(outer.id)") }
      On(message: ItemChosen.self) { controller, message, _ in
        controller.received.append("chosen \(message.id) at \(message.index)")
      }
    }

    var received: [String] = []
    var places: [Int?] = []

    private func share(_ item: Item) {
      received.append("shared \(item.id)")
    }
  }
#endif
