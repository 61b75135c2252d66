import StrategyTable

#if canImport(UIKit)
  import UIKit
#else
  import PortableUIKit
#endif

struct PaymentError: Error {}

final class ListController: UIViewController, StrategyHandler {
  static let table = StrategyTable<ListController> {
    Call(.buyTapped, ListController.buy)
    On(.detailTapped) { controller, event in
      controller.log.append("detail \(event.userInfo[.sku] ?? "none")")
    }
    On(.analyticsTapped) { controller, _ in controller.log.append("analytics") }.forwarding()
    On(message: ShareTapped.self) { controller, message, _ in controller.log.append("share \(message.url)") }
    Answer(CurrentTheme.self) { controller, _, _ in controller.theme }
    On(.payTapped) { controller, _ in try controller.validate() }
    On(.refreshTapped, whileRunning: .drop) { owner, _ in
      guard let service = owner()?.service else { return }
      let news = try await service.load()
      owner()?.show(news)
    }
    On(.rateTapped) { controller, _ in controller.log.append("rate") }.once()
    On(.scrollMoved) { controller, _ in controller.log.append("scroll") }.throttled(for: .seconds(100))
  }

  var log: [String] = []
  var theme = Theme.light
  var service: NewsService? = NewsService()
  var finished: (() -> Void)?
  var isOpen: Bool { log.isEmpty }

  var strategies: StrategyTable<ListController> { Self.table }

  func buy(_ userInfo: UserInfo) {
    log.append("buy \(userInfo[.sku] ?? "none")")
  }

  func validate() throws {
    throw PaymentError()
  }

  func show(_ news: String) {
    log.append(news)
    finished?()
  }
}

@MainActor
final class NewsService {
  func load() async throws -> String { "news" }
}

final class SmallController: UIViewController, StrategyHandler {
  lazy var strategies: StrategyTable<SmallController> = [
    .buyTapped: { [weak self] userInfo in self?.buy(userInfo) }
  ]
  var bought: [String] = []

  func buy(_ userInfo: UserInfo) {
    bought.append(userInfo[.sku] ?? "none")
  }
}

class BaseController: UIViewController, StrategyHandler {
  static let baseTable = StrategyTable<BaseController> {
    On(.buyTapped) { controller, _ in controller.log.append("base buy") }
    On(.detailTapped) { controller, _ in controller.log.append("base detail") }
  }

  var log: [String] = []

  var strategies: StrategyTable<BaseController> { Self.baseTable }
}

final class SpecialController: BaseController {
  static let specialTable = baseTable.extended(
    by: StrategyTable<SpecialController> {
      Call(.buyTapped, SpecialController.buy)
    }
  )

  override var strategies: StrategyTable<BaseController> { Self.specialTable }

  func buy(_ event: RouterEvent) {
    log.append("special \(event.name)")
  }
}

/// A class that is not a `UIResponder`, so it stores the state of its strategies.
final class ShopViewModel: StrategyHandler {
  let strategyState = StrategyState()
  var nextEventResponder: (any EventResponder)?
  var rated = 0

  var strategies: StrategyTable<ShopViewModel> { Self.table }

  private static let table = StrategyTable<ShopViewModel> {
    On(.rateTapped) { model, _ in model.rated += 1 }.once()
  }
}

/// The key of a `Strategies` table.
enum Membership {
  case gold, none
}
