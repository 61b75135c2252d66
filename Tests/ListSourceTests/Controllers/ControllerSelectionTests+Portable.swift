// PortableUIKit only: tests cannot make touches in UIKit.
#if !canImport(UIKit) || os(watchOS)
  import Foundation
  import ListSource
  import PortableUIKit
  import RouterEvents
  import Testing

  extension RowEvents {
    fileprivate static let itemOpened = RowEvent<Item>("item.opened")
  }

  /// The selection of a list controller.
  @MainActor
  @Suite
  struct ControllerSelectionTests {
    private let changes = Changes()

    private final class Changes {
      var texts: [String] = []
      var sources: [any EventResponder] = []
      var ids = Array(0..<4)
    }

    @Test(arguments: ListKind.inRows)
    func emitsEachSelectionAndDeselectionFromTheCell(kind: ListKind) {
      let (controller, screen, observation) = makeScreen(kind, .multiple)
      let cell = screen.cell(2)

      screen.tap(0)
      screen.tap(2)
      screen.tap(0)

      #expect(changes.texts == ["+0 [0]", "+2 [0, 2]", "-0 [2]"])
      #expect(changes.sources.dropFirst().first === cell)
      #expect(controller.selectedIDs == [2])
      observation.cancel()
    }

    @Test(arguments: ListKind.inRows)
    func emitsDeselectionOfTheReplacedRowFirst(kind: ListKind) {
      let (_, screen, observation) = makeScreen(kind, .single)

      screen.tap(0)
      screen.tap(2)

      #expect(changes.texts == ["+0 [0]", "-0 []", "+2 [2]"])
      observation.cancel()
    }

    @Test(arguments: ListKind.inRows)
    func emitsNothingIfRowsDoNotStaySelected(kind: ListKind) {
      let (controller, screen, observation) = makeScreen(kind, .none)

      screen.tap(0)

      #expect(changes.texts.isEmpty)
      #expect(controller.selectedIDs == [0])
      observation.cancel()
    }

    @Test(arguments: ListKind.inRows)
    func emitsTicks(kind: ListKind) {
      let (controller, screen, observation) = makeScreen(kind, .none)
      screen.view.allowsMultipleSelectionDuringEditing = true
      controller.setEditing(true, animated: false)

      screen.tap(1)
      screen.tap(3)

      #expect(changes.texts == ["+1 [1]", "+3 [1, 3]"])
      observation.cancel()
    }

    /// A row that the list lacks is not selected, except if a search hides it.
    @Test(arguments: ListKind.inRows, [true, false])
    func selectionSurvivesSearch(kind: ListKind, isSearch: Bool) throws {
      let (controller, screen, observation) = makeScreen(kind, .multiple)
      controller.makeSearchable(emits: "items.searched")
      screen.layOut()
      screen.tap(1)
      screen.tap(3)

      if isSearch { try type("item", in: controller) }
      show([2, 3], in: controller, screen)
      let hidden = (controller.selectedIDs, screen.selectedPlaces)
      screen.tap(0)
      if isSearch { try type("", in: controller) }
      let after = controller.selectedIDs
      show([0, 1, 2, 3], in: controller, screen)

      #expect(hidden.0 == (isSearch ? [1, 3] : [3]))
      #expect(hidden.1 == [[0, 1]])
      #expect(changes.texts.last == (isSearch ? "+2 [1, 2, 3]" : "+2 [2, 3]"))
      #expect(after == (isSearch ? [1, 2, 3] : [2, 3]))
      #expect(screen.selectedPlaces == [[0, 1], [0, 2], [0, 3]])
      #expect(controller.selectedIDs == [1, 2, 3])
      observation.cancel()
    }

    @Test(arguments: ListKind.inRows)
    func aSearchSelectsNoDeletedRows(kind: ListKind) throws {
      let (controller, screen, observation) = makeScreen(kind, .multiple)
      controller.makeSearchable(emits: "items.searched")
      screen.layOut()
      screen.tap(1)
      screen.tap(3)
      show([0, 1, 2], in: controller, screen)

      try type("item", in: controller)

      #expect(controller.selectedIDs == [1])
      observation.cancel()
    }

    private func type(_ text: String, in controller: ListController) throws {
      func bar(in view: UIView) -> UISearchBar? {
        view as? UISearchBar ?? view.subviews.lazy.compactMap(bar).first
      }
      let field = try #require(bar(in: controller.view)).searchTextField
      field.text = text
      field.sendActions(for: .editingChanged)
    }

    @Test(arguments: ListKind.inRows, [ListSelection.none, .multiple])
    func ticksEndWithTheEditingMode(kind: ListKind, selection: ListSelection) {
      let (controller, screen, observation) = makeScreen(kind, selection)
      screen.view.allowsMultipleSelectionDuringEditing = true
      controller.setEditing(true, animated: false)
      screen.tap(1)
      screen.tap(3)
      show([2, 3], in: controller, screen)

      controller.setEditing(false, animated: false)
      show([0, 1, 2, 3], in: controller, screen)

      #expect(controller.selectedIDs.isEmpty)
      #expect(screen.selectedPlaces.isEmpty)
      observation.cancel()
    }

    @Test(arguments: ListKind.inRows)
    func emitsDeselectionOfHiddenRowThatIsReplaced(kind: ListKind) {
      let (controller, screen, observation) = makeScreen(kind, .single)
      screen.tap(1)
      show([2, 3], in: controller, screen)

      screen.tap(0)

      #expect(changes.texts == ["+1 [1]", "-1 [2]", "+2 [2]"])
      #expect(changes.sources.dropFirst().first === screen.listView)
      observation.cancel()
    }

    @Test(arguments: ListKind.inRows)
    func adapterEmitsOnlyIfAsked(kind: ListKind) {
      let screen = Screen(kind, selection: .multiple, showing: ListSource(Item.many(0..<2)))
      let observation = record(from: screen.window)
      screen.tap(0)

      screen.adapter.emitsSelection = true
      screen.tap(1)

      #expect(changes.texts == ["+1 [0, 1]"])
      observation.cancel()
    }

    // MARK: Coming back

    /// `developer.apple.com/documentation/uikit/uitableviewcontroller/clearsselectiononviewwillappear`
    @Test(arguments: ListKind.inRows, [true, false])
    func selectedRowStaysUntilTheUserReturns(kind: ListKind, isCancelled: Bool) {
      let controller = kind.controller { ListSource(Item.many(0..<4)) { $0.emits(row: .itemOpened) } }
      let navigation = UINavigationController(rootViewController: controller)
      let screen = Screen(controller, in: navigation)
      let observation = controller.onRouterEvent(RowEvents.itemOpened.name) { [unowned navigation] _ in
        navigation.pushViewController(UIViewController(), animated: true)
      }

      screen.tap(2)
      let whileCovered = screen.selectedPlaces
      navigation.swipeBack(cancelling: isCancelled)

      #expect(whileCovered == [[0, 2]])
      #expect(screen.selectedPlaces == (isCancelled ? [[0, 2]] : []))
      observation.cancel()
    }

    @Test(arguments: ListKind.inRows)
    func rowIsDeselectedAtOnceIfNothingCoversTheList(kind: ListKind) {
      let controller = kind.controller { ListSource(Item.many(0..<4)) { $0.emits(row: .itemOpened) } }
      let screen = Screen(controller, in: UINavigationController(rootViewController: controller))
      let observation = controller.onRouterEvent(RowEvents.itemOpened.name) { _ in }

      screen.tap(2)

      #expect(screen.selectedPlaces.isEmpty)
      observation.cancel()
    }

    @Test(arguments: ListKind.inRows)
    func keptSelectionStaysWhenTheUserReturns(kind: ListKind) {
      let controller = kind.controller { ListSource(Item.many(0..<4)) }
      controller.selection = .single
      controller.listAdapter.emitsSelection = false
      let navigation = UINavigationController(rootViewController: controller)
      let screen = Screen(controller, in: navigation)
      screen.tap(1)

      navigation.pushViewController(UIViewController(), animated: true)
      navigation.popViewController(animated: true)

      #expect(controller.selection == .single)
      #expect(screen.selectedPlaces == [[0, 1]])
    }

    private func makeScreen(
      _ kind: ListKind,
      _ selection: ListSelection
    ) -> (controller: any DeclaredList, Screen, EventObservation) {
      let controller = kind.controller { [changes] in ListSource(Item.many(changes.ids)) }
      controller.selection = selection
      return (controller, Screen(controller), record(from: controller))
    }

    private func show(_ ids: [Int], in controller: ListController, _ screen: Screen) {
      changes.ids = ids
      controller.setNeedsList()
      screen.layOut()
    }

    private func record(from responder: UIResponder) -> EventObservation {
      responder.onRouterEvent(SelectionChanged.name) { [changes] event in
        guard let change = event.message as? SelectionChanged else { return }
        let ids = change.selectedIDs.compactMap { $0 as? Int }.sorted()
        changes.texts.append("\(change.isSelected ? "+" : "-")\(change.id) \(ids)")
        event.source.map { changes.sources.append($0) }
      }
    }
  }
#endif
