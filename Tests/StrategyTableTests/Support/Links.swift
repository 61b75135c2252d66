import PlatformUIKit
import StrategyTable

/// An owner that is not a `UIResponder`, with a given table.
final class Screen: StrategyHandler {
  var strategies: StrategyTable<Screen>
  let strategyState = StrategyState()
  let nextEventResponder: (any EventResponder)?
  var log: [String] = []

  init(_ table: StrategyTable<Screen> = [:], below next: (any EventResponder)? = nil) {
    strategies = table
    nextEventResponder = next
  }

  func note(_ userInfo: UserInfo) {
    log.append("\(userInfo)")
  }

  func look(_ event: RouterEvent) {
    log.append("\(event.name)")
  }

  func refuse(_ userInfo: UserInfo) throws {
    throw Refusal()
  }
}

/// An owner that is a `UIResponder`, with a given table.
final class Page: UIResponder, StrategyHandler {
  var strategies: StrategyTable<Page>
  let above: UIResponder?
  var log: [String] = []

  init(_ table: StrategyTable<Page> = [:], below above: UIResponder? = nil) {
    strategies = table
    self.above = above
  }

  override var next: UIResponder? { above }
}

/// The source of an event.
final class Cell: EventResponder {
  let nextEventResponder: (any EventResponder)?

  init(below next: any EventResponder) {
    nextEventResponder = next
  }
}

/// The end of a chain, which handles every event.
final class Top: EventHandler {
  var nextEventResponder: (any EventResponder)? { nil }
  private(set) var arrived: [EventName] = []

  func handle(_ event: RouterEvent) -> EventDisposition {
    arrived.append(event.name)
    _ = event.answer(Depth.self) { _ in 99 }
    return .handled
  }
}

extension EventOutcome {
  var handlerNames: [String] { handlers.map { "\($0.type)" } }
}
