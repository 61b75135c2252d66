import Foundation
import PlatformUIKit
import StrategyTable

class LoggingController: UIViewController {
  var log: [String] = []

  func note(_ who: String, _ event: RouterEvent) {
    log.append("\(who) \(event.name)")
  }
}

class HandController: LoggingController, EventHandler {
  func handle(_ event: RouterEvent) -> EventDisposition {
    note("hand", event)
    return .handled
  }
}

final class TableBelowHand: HandController, StrategyHandler {
  static let table = StrategyTable<TableBelowHand> {
    On("own") { $0.note("table", $1) }
    On("forwarded") { $0.note("table", $1) }.forwarding()
  }
  var strategies: StrategyTable<TableBelowHand> { Self.table }
}

class TableController: LoggingController, StrategyHandler {
  static let table = StrategyTable<TableController> {
    On("own") { $0.note("table", $1) }
    On("forwarded") { $0.note("table", $1) }.forwarding()
  }
  var strategies: StrategyTable<TableController> { Self.table }
}

final class HandBelowTable: TableController, EventHandler {
  func handle(_ event: RouterEvent) -> EventDisposition {
    note("hand", event)
    return .handled
  }
}

class First: LoggingController, StrategyHandler {
  static let firstTable = StrategyTable<First> {
    for name in ["a", "b", "c"] as [EventName] { On(name) { $0.note("first", $1) } }
  }
  var replaced: StrategyTable<First>?
  var strategies: StrategyTable<First> { replaced ?? Self.firstTable }
}

class Second: First {
  static let secondTable = firstTable.extended(
    by: StrategyTable<Second> {
      for name in ["b", "c"] as [EventName] { On(name) { $0.note("second", $1) } }
    }
  )
  override var strategies: StrategyTable<First> { replaced ?? Self.secondTable }
}

final class Third: Second {
  static let thirdTable = secondTable.extended(
    by: StrategyTable<Third> {
      for name in ["c", "d"] as [EventName] { On(name) { $0.note("third", $1) } }
    }
  )
  override var strategies: StrategyTable<First> { replaced ?? Self.thirdTable }
}

class GenericController<Item>: LoggingController, StrategyHandler {
  let item: Item

  init(item: Item) {
    self.item = item
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  var strategies: StrategyTable<GenericController<Item>> {
    StrategyTable { On("show") { controller, _ in controller.log.append("\(controller.item)") } }
  }
}

final class SpecialGenericController: GenericController<Int> {
  override var strategies: StrategyTable<GenericController<Int>> {
    super.strategies.extended(
      by: StrategyTable<SpecialGenericController> {
        On("double") { controller, _ in controller.log.append("\(controller.item * 2)") }
      }
    )
  }
}
