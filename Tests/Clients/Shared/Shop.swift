import RouterEvents

#if canImport(UIKit)
  import UIKit
#else
  import PortableUIKit
#endif

extension EventName {
  static let buyTapped: EventName = "product.buyTapped"
  static let detailTapped: EventName = "product.detailTapped"
  static let analyticsTapped: EventName = "product.analyticsTapped"
  static let payTapped: EventName = "cart.payTapped"
  static let refreshTapped: EventName = "list.refreshTapped"
  static let rateTapped: EventName = "product.rateTapped"
  static let scrollMoved: EventName = "list.scrollMoved"
  static let extraTapped: EventName = "list.extraTapped"
}

extension UserInfoKeys {
  static let sku = UserInfoKey<String>("sku")
  static let section = UserInfoKey<Int>("section")
}

struct ShareTapped: EventMessage {
  static let name: EventName = "product.shareTapped"
  var url: String
}

extension ShareTapped {
  init?(userInfo: UserInfo) {
    guard let url = userInfo["url"] as? String else { return nil }
    self.url = url
  }

  var userInfo: UserInfo { ["url": url] }
}

enum Theme {
  case light
  case dark
}

struct CurrentTheme: EventRequest {
  typealias Response = Theme
  static let name: EventName = "theme.current"
}

final class ProductCell: UITableViewCell {
  let buyButton = UIButton(type: .system)

  func show(sku: String) {
    contentView.addSubview(buyButton)
    buyButton.emits(.buyTapped, on: .touchUpInside) { [.sku: sku] }
    buyButton.emits(event: .message { ShareTapped(url: sku) }, on: .touchDown)
  }

  func buyButtonTapped() -> EventOutcome {
    routerEvent(name: .buyTapped)
    return routerEvent(name: .buyTapped, userInfo: [.sku: "A-1"])
  }

  var actions: [UIAction] {
    [
      .routerEvent(.named(.buyTapped), title: "Buy", from: self),
      .routerEvent(.message { nil as ShareTapped? }, from: self),
    ]
  }
}

final class SectionView: UIView, EventDecorator {
  var section = 0

  func decorate(_ userInfo: inout UserInfo, for event: RouterEvent) {
    userInfo[.section] = section
  }
}

final class LoadingView: UIView, EventInterceptor {
  var isLoading = false

  func intercept(_ event: RouterEvent) -> EventDisposition { isLoading ? .blocked : .forwarded }
}

final class AuditController: UIViewController, EventHandler {
  private(set) var lines: [String] = []

  func handle(_ event: RouterEvent) -> EventDisposition {
    let theme = event.answer(CurrentTheme.self) { _ in .dark }
    if theme == .handled { return theme }
    let section = event.nearest(SectionView.self).map { "\($0.section)" } ?? "none"
    let sku = (try? event.userInfo.require(.sku)) ?? event.userInfo["sku"] as? String ?? "none"
    lines.append("\(event.name) sku \(sku) section \(section) of \(event.route.count) hops")
    return event.source == nil || event.message != nil ? .forwarded : .handled
  }
}

final class Coordinator: EventResponder {
  var parent: (any EventResponder)?

  var nextEventResponder: (any EventResponder)? { parent }
}

final class DetourController: UIViewController, EventDetour {
  let coordinator = Coordinator()

  var eventDetour: (any EventResponder)? { coordinator }
}
