import Foundation
import KitSupport
import PlatformUIKit
import StrategyTable
import Testing

// The public API of StrategyTable as a user writes it, with the documented behavior of each part.

extension EventName {
  fileprivate static let buyTapped: EventName = "product.buyTapped"
  fileprivate static let detailTapped: EventName = "product.detailTapped"
  fileprivate static let analyticsTapped: EventName = "product.analyticsTapped"
  fileprivate static let payTapped: EventName = "product.payTapped"
  fileprivate static let refreshTapped: EventName = "list.refreshTapped"
  fileprivate static let rateTapped: EventName = "product.rateTapped"
  fileprivate static let scrollMoved: EventName = "list.scrollMoved"
  fileprivate static let extraTapped: EventName = "product.extraTapped"
}

@MainActor
@Suite
struct StrategyTableUsageTests {
  @Test
  func staticTableRunsItsStrategies() async {
    let controller = ListController()
    let window = UIWindow()
    var forwarded: [EventName] = []
    window.addSubview(controller.view)
    let observations = [EventName.analyticsTapped, .rateTapped].map { name in
      window.onRouterEvent(name) { event in forwarded.append(event.name) }
    }
    let failures = EventRouter.onError { _ in }

    controller.view.routerEvent(name: .buyTapped)
    controller.view.routerEvent(name: .detailTapped)
    controller.view.routerEvent(name: .analyticsTapped)
    controller.view.routerEvent(ShareTapped(url: "a"))
    let theme = controller.view.ask(CurrentTheme())
    let paid = controller.view.routerEvent(name: .payTapped)
    controller.view.routerEvent(name: .rateTapped)
    controller.view.routerEvent(name: .rateTapped)
    controller.view.routerEvent(name: .scrollMoved)
    controller.view.routerEvent(name: .scrollMoved)
    for observation in observations + [failures] { observation.cancel() }
    await withCheckedContinuation { continuation in
      controller.onNews = { continuation.resume() }
      controller.view.routerEvent(name: .refreshTapped)
    }

    #expect(
      controller.calls == ["buy", "detail", "analytics", "share a", "rate", "scroll", "news"]
    )
    #expect(theme == .dark)
    #expect(paid.isHandled && paid.errors.count == 1)
    #expect(forwarded == [.analyticsTapped, .rateTapped])
  }

  @Test
  func tableIsReadWithoutAController() {
    #expect(ListController.table.names.contains(.buyTapped))
    #expect(ListController.table.names.count == 9)
  }

  @Test
  func dictionaryOfClosuresCanChange() {
    let controller = SmallController()
    var extra = 0
    let someDictionary: [EventName: (UserInfo) -> Void] = [.extraTapped: { _ in extra += 10 }]

    controller.routerEvent(name: .buyTapped)
    controller.strategies[.extraTapped] = { userInfo in extra += 1 }
    controller.routerEvent(name: .extraTapped)
    controller.strategies[.extraTapped] = nil
    let (removed, _) = Reports.collecting { controller.routerEvent(name: .extraTapped) }
    let table = StrategyTable<SmallController>(someDictionary)
    controller.strategies = table
    controller.routerEvent(name: .extraTapped)

    #expect(controller.bought == 1)
    #expect(!removed.isHandled)
    #expect(extra == 11)
  }

  @Test
  func subclassExtendsItsParentsTable() {
    let base = BaseController()
    let special = SpecialController()

    for controller in [base, special] {
      controller.routerEvent(name: .buyTapped)
      controller.routerEvent(name: .detailTapped)
    }

    #expect(base.calls == ["base buy", "base detail"])
    #expect(special.calls == ["special buy", "base detail"])
  }

  @Test
  func tablesMergeAndHaveAFallback() {
    let table = StrategyTable<BaseController> { On(.buyTapped) { owner, _ in owner.calls.append("table") } }
    let other = StrategyTable<BaseController> { On(.buyTapped) { owner, _ in owner.calls.append("other") } }
    let controller = BaseController()
    let merged = table.merging(other)
    let caught = merged.fallback { owner, event in owner.calls.append("fallback \(event.name)") }
    var dispositions: [EventDisposition] = []
    let observations = [EventName.buyTapped, .rateTapped].map { name in
      controller.onRouterEvent(name) { event in dispositions.append(caught.dispatch(event, to: controller)) }
    }

    controller.routerEvent(name: .buyTapped)
    controller.routerEvent(name: .rateTapped)

    #expect(controller.calls == ["other", "fallback product.rateTapped"])
    #expect(dispositions == [.handled, .handled])
    #expect(caught.names == [.buyTapped])
    for observation in observations { observation.cancel() }
  }

  @Test
  func strategiesWorkWithoutEvents() {
    // snippet of StrategyTable.md
    let discounts = Strategies<Membership, Decimal, Decimal> {
      When(.gold) { $0 * 0.8 }
      When(.none) { $0 }
    }
    // end of snippet

    #expect(discounts(.gold, 100) == 80)
    #expect(discounts(.silver, 100) == nil)
  }
}

private enum Membership {
  case gold
  case silver
  case none
}

private enum Theme {
  case dark
}

private struct CurrentTheme: EventRequest {
  typealias Response = Theme
  static let name: EventName = "theme.current"
}

private struct ShareTapped: EventMessage {
  static let name: EventName = "product.shareTapped"
  var url: String
}

private struct Service {
  func load() async throws -> String { "news" }
}

private struct Invalid: Error {}

private final class ListController: UIViewController, StrategyHandler {
  static let table = StrategyTable<ListController> {
    On(.buyTapped, ListController.buy)  // (ListController) -> (UserInfo) -> Void
    On(.detailTapped) { controller, event in controller.calls.append("detail") }
    On(.analyticsTapped) { controller, event in controller.calls.append("analytics") }.forwarding()
    On(ShareTapped.self) { controller, message, event in controller.calls.append("share \(message.url)") }
    On(CurrentTheme.self) { controller, request, event in controller.theme }  // an answer, or nil
    On(.payTapped) { controller, event in try controller.validate() }  // may throw
    On(.refreshTapped, whileRunning: .drop) { owner, event in
      guard let service = owner()?.service else { return }
      let news = try await service.load()
      owner()?.show(news)
    }
    On(.rateTapped) { controller, event in controller.calls.append("rate") }.once()
    On(.scrollMoved) { controller, event in controller.calls.append("scroll") }.throttled(for: .seconds(3600))
  }

  var strategies: StrategyTable<ListController> { Self.table }

  var calls: [String] = []
  var onNews: () -> Void = {}
  let theme = Theme.dark
  let service = Service()

  func buy(_ userInfo: UserInfo) {
    calls.append("buy")
  }

  func validate() throws {
    throw Invalid()
  }

  func show(_ news: String) {
    calls.append(news)
    onNews()
  }
}

private final class SmallController: UIViewController, StrategyHandler {
  lazy var strategies: StrategyTable<SmallController> = [
    .buyTapped: { [weak self] userInfo in self?.buy(userInfo) }
  ]

  private(set) var bought = 0

  private func buy(_ userInfo: UserInfo) {
    bought += 1
  }
}

private class BaseController: UIViewController, StrategyHandler {
  static let baseTable = StrategyTable<BaseController> {
    On(.buyTapped) { controller, _ in controller.calls.append("base buy") }
    On(.detailTapped) { controller, _ in controller.calls.append("base detail") }
  }

  var strategies: StrategyTable<BaseController> { Self.baseTable }
  var calls: [String] = []
}

private final class SpecialController: BaseController {
  static let specialTable = baseTable.extended(
    by: StrategyTable<SpecialController> {
      On(.buyTapped) { controller, _ in controller.calls.append("special buy") }
    }
  )

  override var strategies: StrategyTable<BaseController> { Self.specialTable }
}
