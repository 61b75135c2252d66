import PlatformUIKit
import RouterEventsTesting
import StrategyTable

extension EventName {
  static let buyTapped: EventName = "recorder.buyTapped"
  static let closeTapped: EventName = "recorder.closeTapped"
}

extension UserInfoKeys {
  static let sku = UserInfoKey<String>("sku")
  static let section = UserInfoKey<Int>("section")
  static let pin = UserInfoKey<String>(private: "recorder.pin")
}

struct ShareTapped: EventMessage {
  static let name: EventName = "recorder.shareTapped"
  var url: String
}

struct CurrentTheme: EventRequest {
  typealias Response = String
  static let name: EventName = "recorder.theme"
  var page = 1
}

/// A typical cell: it stores a closure for its button, and clears it before reuse.
final class ProductCell: UITableViewCell {
  private var buy: (() -> Void)?
  var forgets = true

  func configure(with sku: String) {
    if buy == nil { buy = { [unowned self] in routerEvent(name: .buyTapped, userInfo: [.sku: sku]) } }
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    if forgets { buy = nil }
  }

  func buyButtonTapped() { buy?() }
}

final class SectionView: UIView, EventDecorator {
  func decorate(_ userInfo: inout UserInfo, for event: RouterEvent) {
    userInfo[.section] = 2
  }
}

/// A responder that is not a `UIResponder`.
class Link: EventResponder {
  var nextEventResponder: (any EventResponder)?

  init(_ next: (any EventResponder)? = nil) {
    nextEventResponder = next
  }
}

/// Stores the events that arrive.
final class Top: Link, EventHandler {
  private(set) var arrived: [EventName] = []

  func handle(_ event: RouterEvent) -> EventDisposition {
    arrived.append(event.name)
    return .handled
  }
}

/// Routes events through another link.
final class Crossroads: Link, EventDetour {
  var eventDetour: (any EventResponder)?
}
