// PortableUIKit only: tests cannot make touches in UIKit.
#if !canImport(UIKit) || os(watchOS)
  import Foundation
  import ListSource
  import Observation
  import RouterEvents
  import StrategyTable
  import Testing

  @testable import PortableUIKit

  extension RowEvents {
    fileprivate static let itemRemoved = RowEvent<Item>("item.removed")
  }

  /// What a strategy changed is shown before the outcome of its event is used.
  @MainActor
  @Suite
  struct OutcomeTests {
    @Observable
    final class Model {
      var ids = [0, 1, 2]
    }

    /// A responder above the list that removes rows.
    private final class Remover: UIWindow, StrategyHandler {
      let model = Model()
      lazy var strategies = StrategyTable<Remover> {
        On(row: \.itemRemoved) { owner, item, _ in owner.model.ids.removeAll { $0 == item.id } }
      }
    }

    private let remover = Remover(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    @Test(arguments: ListKind.inRows)
    func destructiveSwipeInControllerEndsAsPerformed(kind: ListKind) {
      let controller = kind.controller { [model = remover.model] in Self.list(model) }
      let screen = Screen(controller)
      screen.window.rootViewController = nil
      remover.rootViewController = controller
      remover.makeKeyAndVisible()
      remover.layoutIfNeeded()

      let performed = perform(screen)

      #expect(performed == [true])
      #expect(screen.numberOfRows(inSection: 0) == 2)
    }

    @Test(arguments: ListKind.inRows)
    func destructiveSwipeUnderObservationEndsAsPerformed(kind: ListKind) {
      let screen = Screen(kind)
      remover.addSubview(screen.listView)
      remover.isHidden = false
      let observation = screen.adapter.observe { [model = remover.model] in Self.list(model).laidOut(as: kind)
      }
      remover.layoutIfNeeded()

      let performed = perform(screen)

      #expect(performed == [true])
      #expect(screen.numberOfRows(inSection: 0) == 2)
      observation.cancel()
    }

    @Test(arguments: ListKind.inRows, [true, false])
    func touchedActionRemovesItsRow(kind: ListKind, isFull: Bool) {
      let controller = kind.controller { [model = remover.model] in Self.list(model) }
      let screen = Screen(controller)
      let observation = screen.window.onRouterEvent(row: \.itemRemoved) {
        [model = remover.model] item, event in
        model.ids.removeAll { $0 == item.id }
      }

      screen.swipe(1, by: isFull ? -310 : -60)
      if !isFull { screen.choose("Remove") }

      #expect(screen.numberOfRows(inSection: 0) == 2)
      screen.layOut()
      #expect(screen.texts == ["item 0", "item 2"])
      observation.cancel()
    }

    @Test(arguments: ListKind.inRows)
    func deletedRowIsGoneWhenTheListViewIsTold(kind: ListKind) {
      let model = remover.model
      let controller = kind.controller {
        ListSource(Item.many(model.ids)) { $0.onDelete { _, index in model.ids.remove(at: index) } }
      }
      let screen = Screen(controller)

      screen.swipe(1)

      #expect(screen.numberOfRows(inSection: 0) == 2)
      #expect(screen.texts == ["item 0", "item 2"])
    }

    @Test(arguments: ListKind.inRows)
    func selectedRowShowsItsChangeWhenTheTouchEnds(kind: ListKind) {
      let model = remover.model
      let controller = kind.controller {
        ListSource(Item.many(model.ids)) { $0.onSelect { item, _ in model.ids.insert(item.id + 10, at: 0) } }
      }
      let screen = Screen(controller)

      screen.tap(2)

      #expect(screen.numberOfRows(inSection: 0) == 4)
      #expect(screen.selectedPlaces.isEmpty)
    }

    private func perform(_ screen: Screen) -> [Bool] {
      var performed: [Bool] = []
      let action = screen.ask {
        $0.tableView($1, trailingSwipeActionsConfigurationForRowAt: [0, 1])?.actions.first
      } collection: {
        $1.collectionViewLayout.listConfiguration(ofSection: 0)?
          .trailingSwipeActionsConfigurationProvider?([0, 1])?.actions.first
      }
      if let action { action.handler(action, screen.listView) { performed.append($0) } }
      return performed
    }

    private static func list(_ model: Model) -> ListSource {
      ListSource(Item.many(model.ids)) {
        $0.swipe(.trailing) { _ in RowAction("Remove", style: .destructive, row: .itemRemoved) }
      }
    }
  }
#endif
