import RouterEvents
import StrategyTable

/// The kind of reference to the next responder.
enum LinkKind: String, CaseIterable {
  /// A weak reference, as from a child to its parent.
  case weak
  /// A strong reference, whose cost is close to that of UIKit's `next`.
  case strong
}

/// A plain responder.
class Link: EventResponder {
  private var above: Link?
  private weak var parent: Link?

  final var nextEventResponder: (any EventResponder)? { above ?? parent }

  final func link(to next: Link, _ kind: LinkKind) {
    if kind == .strong { above = next } else { parent = next }
  }
}

/// A decorator that does nothing.
final class IdleDecorator: Link, EventDecorator {
  func decorate(_ userInfo: inout UserInfo, for event: RouterEvent) {}
}

/// A decorator that adds the position of the event's source.
final class PlaceDecorator: Link, EventDecorator {
  func decorate(_ userInfo: inout UserInfo, for event: RouterEvent) {
    userInfo[.place] = 7
  }
}

/// A controller with a table of 64 strategies.
final class Controller: Link, StrategyHandler {
  let strategyState = StrategyState()
  var count = 0

  static let table = StrategyTable<Controller> {
    for name in EventName.sixtyFour {
      On(name) { controller, event in controller.count &+= event.userInfo.count }
    }
    On(.typed, with: \.quantity) { controller, quantity, _ in controller.count &+= quantity }
    On(.byHand) { controller, event in controller.count &+= event.userInfo[.quantity] ?? 0 }
    On(.unread) { controller, _ in controller.count &+= 1 }
  }
  var strategies: StrategyTable<Controller> { Self.table }
}

extension EventName {
  static let sixtyFour = (0..<64).map { EventName("product.event\($0)Tapped") }
  static let tapped = sixtyFour[40]
  static let typed: EventName = "product.typed"
  static let byHand: EventName = "product.byHand"
  static let unread: EventName = "product.unread"
}

extension UserInfoKeys {
  static let sku = UserInfoKey<String>("sku")
  static let title = UserInfoKey<String>("title")
  static let quantity = UserInfoKey<Int>("quantity")
  static let place = UserInfoKey<Int>("place")
}
