// PortableUIKit only: tests cannot type in UIKit.
#if !canImport(UIKit) || os(watchOS)
  import Foundation
  import ListSource
  import PortableUIKit
  import RouterEvents
  import StrategyTable
  import TestSupport
  import Testing

  extension EventName {
    fileprivate static let itemsSearched: EventName = "items.searched"
  }

  private struct ItemsSearched: EventMessage {
    static let name: EventName = "items.searchedFor"
    var text: String
  }

  /// Typing into the search bar of a list controller.
  @MainActor
  @Suite(.watchdog)
  struct ControllerSearchTests {
    private let texts = Texts()

    private final class Texts {
      var all: [String] = []
    }

    /// A controller whose strategy is debounced and restarted.
    private final class SearchingTable: ListTableController, StrategyHandler {
      let clock = TestClock()
      let (begun, gate, ended) = (Signal(), Signal(), Signal())
      var found: [Int] = [] { didSet { setNeedsList() } }
      var searched: [String] = []

      lazy var strategies = StrategyTable<SearchingTable> {
        On(.itemsSearched, whileRunning: .restart) { [begun, gate, ended] owner, event in
          let text = try event.userInfo.require(.searchText)
          owner()?.searched.append(text)
          begun.send()
          try await gate.reach(1)
          owner()?.found = [text.count]
          ended.send()
        }
        .debounced(for: .seconds(1), clock: clock)
      }

      override var list: ListSource { ListSource(Item.many(found)) }
    }

    @Test(arguments: ListKind.inRows, [true, false])
    func typingIsAnEventOfTheController(kind: ListKind, isInNavigation: Bool) {
      let controller = kind.controller { ListSource(Item.many(0..<3)) }
      controller.makeSearchable(emits: .itemsSearched, placeholder: "Name")
      let root = isInNavigation ? UINavigationController(rootViewController: controller) : nil
      var sources: [any EventResponder] = []
      let observation = controller.onRouterEvent(.itemsSearched) { [texts] event in
        texts.all.append(event.userInfo[.searchText] ?? "none")
        event.source.map { sources.append($0) }
      }
      let screen = Screen(controller, in: root)
      let isAtNavigationItem = controller.navigationItem.searchController != nil
      let bar = bar(in: screen.window)

      screen.window.tap(at: middle(of: bar))
      screen.window.typeText("an")
      screen.window.pressDelete()

      #expect(isAtNavigationItem == isInNavigation)
      #expect(bar?.placeholder == "Name")
      #expect(texts.all == ["a", "an", "a"])
      #expect(sources.allSatisfy { $0 === controller })
      #expect(screen.view.convert(CGPoint.zero, to: screen.window).y == (isInNavigation ? 96 : 52))
      observation.cancel()
    }

    @Test(arguments: ListKind.inRows)
    func childOfAnotherControllerShowsItsSearchBarItself(kind: ListKind) {
      let (parent, controller) = (UIViewController(), kind.controller { ListSource(Item.many(0..<3)) })
      controller.makeSearchable(emits: .itemsSearched)
      parent.addChild(controller)
      parent.view.addSubview(controller.view)
      controller.view.frame = parent.view.bounds
      controller.didMove(toParent: parent)
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      window.rootViewController = UINavigationController(rootViewController: parent)
      window.makeKeyAndVisible()
      window.layoutIfNeeded()

      controller.makeSearchable(emits: .itemsSearched, placeholder: "Name")

      #expect(controller.navigationItem.searchController == nil)
      #expect(bar(in: window)?.placeholder == "Name")
      #expect(bar(in: window)?.isDescendant(of: controller.view) == true)
    }

    @Test
    func cancellingEmitsEmptyText() {
      let controller = ListKind.table.controller()
      controller.makeSearchable(emits: .itemsSearched)
      let observation = controller.onRouterEvent(.itemsSearched) { [texts] event in
        texts.all.append(event.userInfo[.searchText] ?? "none")
      }
      let screen = Screen(controller, in: UINavigationController(rootViewController: controller))
      screen.window.tap(at: middle(of: bar(in: screen.window)))
      screen.window.typeText("a")

      controller.navigationItem.searchController?.isActive = false

      #expect(texts.all == ["a", ""])
      observation.cancel()
    }

    @Test(arguments: ListKind.inRows)
    func emitsTypedEventAlsoIfDeclaredLate(kind: ListKind) {
      let controller = kind.controller()
      let topBar = UISearchBar()
      controller.topBar = topBar
      let screen = Screen(controller)
      let observation = controller.onRouterEvent(ItemsSearched.name) { [texts] event in
        texts.all.append((event.message as? ItemsSearched)?.text ?? "none")
      }

      controller.makeSearchable { text in .message { ItemsSearched(text: text) } }
      screen.layOut()
      screen.window.tap(at: CGPoint(x: 100, y: 26))
      screen.window.typeText("b")

      #expect(texts.all == ["b"])
      #expect(topBar.convert(CGPoint.zero, to: screen.window).y == 52)
      observation.cancel()
    }

    @Test
    func strategyIsDebouncedAndRestarted() async throws {
      let controller = SearchingTable()
      controller.makeSearchable(emits: .itemsSearched)
      let screen = Screen(controller)
      screen.window.tap(at: CGPoint(x: 100, y: 26))

      screen.window.typeText("ab")
      try await controller.clock.arrivals.reach(2)
      controller.clock.advance(by: .seconds(1))
      try await controller.begun.reach(1)
      screen.window.typeText("c")
      try await controller.clock.arrivals.reach(3)
      controller.clock.advance(by: .seconds(1))
      try await controller.begun.reach(2)
      controller.gate.send()
      try await controller.ended.reach(1)
      screen.layOut()

      #expect(controller.searched == ["ab", "abc"])
      #expect(screen.texts == ["item 3"])
    }

    @Test
    func coverageKnowsTheEvent() {
      let names = SearchingTable().strategies.names

      #expect(names == [.itemsSearched])
    }

    private func bar(in view: UIView) -> UISearchBar? {
      view as? UISearchBar ?? view.subviews.lazy.compactMap { bar(in: $0) }.first
    }

    private func middle(of bar: UISearchBar?) -> CGPoint {
      bar.map { $0.convert(CGPoint(x: $0.bounds.midX, y: $0.bounds.midY), to: $0.window) } ?? .zero
    }
  }
#endif
