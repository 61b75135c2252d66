import StrategyTable
import Testing

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

@MainActor
@Suite(.timeLimit(.minutes(1)))
struct UsageTests {
  @Test func aTableHoldsEveryKindOfStrategyAndCanBeReadWithoutAController() {
    #expect(
      ListController.table.names == [
        .buyTapped, .detailTapped, .analyticsTapped, Shared.name, CurrentTheme.name, .payTapped,
        .refreshTapped,
        .rateTapped, .scrollMoved, .searchTyped,
      ]
    )
  }

  @Test func aCellsEventsReachTheStrategiesOfTheControllerAboveIt() async throws {
    let clock = ListController.clock
    let failures = Failures(of: .payTapped)
    let controller = ListController(nibName: nil, bundle: nil)
    let cell = UIView()
    controller.view.addSubview(cell)

    cell.routerEvent(name: .buyTapped, userInfo: [.number: 1])
    cell.routerEvent(name: .detailTapped)
    let analytics = cell.routerEvent(name: .analyticsTapped)
    cell.routerEvent(Shared(url: "a"))
    let theme = cell.ask(CurrentTheme())
    let pay = cell.routerEvent(name: .payTapped)
    for _ in 0..<2 {
      cell.routerEvent(name: .rateTapped)
      cell.routerEvent(name: .scrollMoved)
      cell.routerEvent(name: .searchTyped)
    }
    cell.routerEvent(name: .refreshTapped)
    try await ListController.refreshed.reach(1)
    try await clock.arrivals.reach(2)
    clock.advance(by: .milliseconds(100))
    try await ListController.searched.reach(1)

    #expect(theme == "dark")
    #expect(analytics.isHandled)
    #expect(pay.errors.count == 1)
    #expect(failures.all.count == 1)
    #expect(
      controller.log == [
        "buy 1", "detail", "analytics", "share a", "rate", "scroll", "news", "search",
      ]
    )
  }

  @Test func thePlainFormIsChangeableAtRunTime() {
    let controller = SmallController(nibName: nil, bundle: nil)

    controller.routerEvent(name: .buyTapped, userInfo: [.number: 1])
    controller.strategies[.extraTapped] = { userInfo in
      controller.log.append("extra \(userInfo[.number] ?? 0)")
    }
    controller.routerEvent(name: .extraTapped, userInfo: [.number: 2])
    controller.strategies[.extraTapped] = nil
    let outcome = controller.routerEvent(name: .extraTapped)

    #expect(controller.log == ["buy 1", "extra 2"])
    #expect(!outcome.isHandled)
  }

  @Test func aSubclassExtendsItsParentsTable() {
    let base = BaseController(nibName: nil, bundle: nil)
    let special = SpecialController(nibName: nil, bundle: nil)

    for controller in [base, special] {
      controller.routerEvent(name: .buyTapped)
      controller.routerEvent(name: .detailTapped)
    }

    #expect(base.log == ["base buy", "base detail"])
    #expect(special.log == ["base buy", "special detail"])
  }

  @Test func aLinkThatIsNoResponderOfUIKitStoresItsState() {
    let coordinator = Coordinator()

    coordinator.routerEvent(name: .rateTapped)
    coordinator.routerEvent(name: .rateTapped)

    #expect(coordinator.rates == 1)
  }
}

extension EventName {
  fileprivate static let buyTapped: EventName = "usage.buyTapped"
  fileprivate static let detailTapped: EventName = "usage.detailTapped"
  fileprivate static let analyticsTapped: EventName = "usage.analyticsTapped"
  fileprivate static let payTapped: EventName = "usage.payTapped"
  fileprivate static let refreshTapped: EventName = "usage.refreshTapped"
  fileprivate static let rateTapped: EventName = "usage.rateTapped"
  fileprivate static let scrollMoved: EventName = "usage.scrollMoved"
  fileprivate static let searchTyped: EventName = "usage.searchTyped"
  fileprivate static let extraTapped: EventName = "usage.extraTapped"
}

private struct CurrentTheme: EventRequest {
  typealias Response = String
  static let name: EventName = "usage.theme"
}

private struct NewsService: Sendable {
  func load() async throws -> String {
    await Task.yield()
    return "news"
  }
}

private final class ListController: UIViewController, StrategyHandler {
  static let clock = ManualClock()
  static let refreshed = Signal()
  static let searched = Signal()

  static let table = StrategyTable<ListController> {
    On(.buyTapped, ListController.buy)
    On(.detailTapped) { controller, event in controller.log.append("detail") }
    On(.analyticsTapped) { controller, event in controller.log.append("analytics") }.forwarding()
    On(Shared.self) { controller, message, event in controller.log.append("share \(message.url)") }
    On(CurrentTheme.self) { controller, request, event in controller.theme }
    On(.payTapped) { controller, event in try controller.validate() }
    On(.refreshTapped, whileRunning: .drop) { owner, event in
      guard let service = owner()?.service else { return }
      let news = try await service.load()
      owner()?.show(news)
    }
    On(.rateTapped) { controller, event in controller.log.append("rate") }.once()
    On(.scrollMoved) { controller, event in controller.log.append("scroll") }.throttled(for: .seconds(600))
    On(.searchTyped) { controller, event in controller.search() }.debounced(
      for: .milliseconds(100),
      clock: clock
    )
  }
  var strategies: StrategyTable<ListController> { Self.table }

  let service = NewsService()
  let theme: String? = "dark"
  var log: [String] = []

  func buy(_ userInfo: UserInfo) {
    log.append("buy \(userInfo[.number] ?? 0)")
  }

  func validate() throws {
    throw Refusal()
  }

  func show(_ news: String) {
    log.append(news)
    Self.refreshed.send()
  }

  func search() {
    log.append("search")
    Self.searched.send()
  }
}

private final class SmallController: UIViewController, StrategyHandler {
  lazy var strategies: StrategyTable<SmallController> = [
    .buyTapped: { [weak self] userInfo in self?.buy(userInfo) }
  ]
  var log: [String] = []

  func buy(_ userInfo: UserInfo) {
    log.append("buy \(userInfo[.number] ?? 0)")
  }
}

private class BaseController: UIViewController, StrategyHandler {
  static let baseTable = StrategyTable<BaseController> {
    On(.buyTapped) { controller, event in controller.log.append("base buy") }
    On(.detailTapped) { controller, event in controller.log.append("base detail") }
  }
  var strategies: StrategyTable<BaseController> { Self.baseTable }
  var log: [String] = []
}

private final class SpecialController: BaseController {
  static let specialTable = baseTable.extended(
    by: StrategyTable<SpecialController> {
      On(.detailTapped) { controller, event in controller.log.append("special detail") }
    }
  )
  override var strategies: StrategyTable<BaseController> { Self.specialTable }
}

private final class Coordinator: StrategyHandler {
  let strategyState = StrategyState()
  var strategies: StrategyTable<Coordinator> { Self.table }
  var nextEventResponder: (any EventResponder)? { nil }
  var rates = 0

  private static let table = StrategyTable<Coordinator> {
    On(.rateTapped) { coordinator, event in coordinator.rates += 1 }.once()
  }
}
