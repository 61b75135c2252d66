import Foundation
import KitSupport
import PlatformUIKit
import RouterEvents
import Testing

// The public API of RouterEvents as a user writes it, with the documented behavior of each part.

extension EventName {
  fileprivate static let buyTapped: EventName = "product.buyTapped"
}

extension UserInfoKeys {
  fileprivate static let sku = UserInfoKey<String>("sku")
  fileprivate static let section = UserInfoKey<Int>("section")
}

@MainActor
@Suite
struct RouterEventsUsageTests {
  @Test
  func cellEmitsWithoutKnowingAHandler() {
    let cell = ProductRow()
    let section = SectionView()
    let controller = AuditController()
    section.section = 3
    controller.view.addSubview(section)
    section.addSubview(cell)

    let outcome = cell.buyButtonTapped()

    #expect(outcome.isHandled && !outcome.isBlocked && !outcome.isDropped)
    #expect(outcome.handlers.map { $0.isResponder(controller) } == [true])
    #expect(outcome.handlers.map { $0.type == AuditController.self } == [true])
    #expect(outcome.errors.isEmpty)
    #expect(controller.seen == ["sku A-1", "must A-1", "raw A-1", "section 3", "nearest true", "route 3"])
  }

  @Test
  func attachesAHandlerWithoutASubclass() {
    let window = UIWindow()
    let cell = ProductRow()
    window.addSubview(cell)
    var seen: [String] = []
    let passing = window.onRouterEvent(.buyTapped, then: .handledAndForwarded) { _ in seen.append("passing") }
    let observation = window.onRouterEvent(.buyTapped) { event in seen.append("\(event.name)") }

    cell.routerEvent(name: .buyTapped)
    passing.cancel()
    observation.cancel()
    _ = Reports.collecting { cell.routerEvent(name: .buyTapped) }

    #expect(seen == ["passing", "product.buyTapped"])
  }

  @Test
  func interceptorLooksFirst() {
    let loading = LoadingView()
    let cell = ProductRow()
    loading.addSubview(cell)
    loading.isLoading = true

    let outcome = cell.routerEvent(name: .buyTapped)

    #expect(outcome.isBlocked)
  }

  @Test
  func typedEventHasAPayload() {
    let view = UIView()
    let cell = ProductRow()
    view.addSubview(cell)
    var shared: (String?, String?)
    let observation = view.onRouterEvent(ShareTapped.name) { event in
      shared = ((event.message as? ShareTapped)?.url, event.userInfo["url"] as? String)
    }

    cell.routerEvent(ShareTapped(url: "https://example.com"))

    #expect(shared == ("https://example.com", "https://example.com"))
    #expect(ShareTapped(userInfo: ["url": "a"])?.url == "a")
    observation.cancel()
  }

  @Test
  func firstAnswerStopsARequest() {
    let themed = ThemedView()
    let cell = ProductRow()
    themed.addSubview(cell)

    let theme = cell.ask(CurrentTheme())  // Theme?

    #expect(theme == .dark)
    #expect(ProductRow().ask(CurrentTheme()) == nil)
  }

  @Test
  func controllersRouteEventsThroughACoordinator() {
    let parent = Coordinator()
    let coordinator = Coordinator(parent: parent)
    let controller = ListController(coordinator)
    let view = UIView()
    controller.view.addSubview(view)

    let outcome = view.routerEvent(name: .buyTapped)
    controller.coordinator = nil
    let (alone, _) = Reports.collecting { view.routerEvent(name: .buyTapped) }

    #expect(outcome.handlers.map { $0.isResponder(coordinator) } == [true, false])
    #expect(outcome.handlers.last?.isResponder(parent) == true)
    #expect(!alone.isHandled)
  }

  @Test
  func observesWithoutHandling() throws {
    let controller = AuditController()
    let cell = ProductRow()
    controller.view.addSubview(cell)
    var traces: [EventTrace] = []
    var unhandled: [UnhandledReason] = []
    var failures = 0

    let explanation = EventRouter.explain(.buyTapped, from: cell)
    let watching = EventRouter.observe { trace in traces.append(trace) }
    let token = EventRouter.onUnhandled { event, reason in unhandled.append(reason) }
    let token2 = EventRouter.onError { failure in
      _ = (failure.error, failure.event, failure.owner, failure.position)
      failures += 1
    }
    cell.routerEvent(name: .buyTapped)
    ProductRow().routerEvent(name: .buyTapped)

    #expect(explanation.hops.map(\.prospect) == [.passes, .passes, .mayHandle])
    #expect(traces.map(\.result) == [.handled, .unhandled])
    #expect(unhandled == [.viewNotInWindow(view: "ProductRow")])
    #expect(failures == 0)
    for observation in [watching, token, token2] { observation.cancel() }
  }

  @Test
  func olderCodeUsesRunTimeNamesAndDictionaries() {
    let cell = ProductRow()
    let someString = "product.buyTapped"
    let someDictionary: [String: Any] = ["sku": "A-1"]
    let other: [AnyHashable: Any] = ["sku": "B-2"]
    var seen: [String] = []
    let observation = cell.onRouterEvent(.buyTapped) { event in seen.append("\(event.userInfo)") }

    cell.routerEvent(name: EventName(someString), userInfo: ["keyOne": "valueOne"])
    cell.routerEvent(name: .buyTapped, userInfo: UserInfo(someDictionary))
    cell.routerEvent(name: .buyTapped, userInfo: UserInfo(other))
    var userInfo = UserInfo(someDictionary)
    userInfo["made.at.run.time"] = 3

    #expect(seen == ["[keyOne: valueOne]", "[sku: A-1]", "[sku: B-2]"])
    #expect(userInfo.dictionary.count == 2)
    #expect(userInfo.keys == ["sku", "made.at.run.time"])
    #expect(!userInfo.isEmpty)
    #expect(userInfo.merging(UserInfo(other))[.sku] == "B-2")
    observation.cancel()
  }
}

private final class ProductRow: UIView {
  @discardableResult
  func buyButtonTapped() -> EventOutcome {
    routerEvent(name: .buyTapped, userInfo: [.sku: "A-1"])
  }
}

private final class SectionView: UIView, EventDecorator {
  var section = 0

  func decorate(_ userInfo: inout UserInfo, for event: RouterEvent) {
    userInfo[.section] = section  // typed: Int?; nil removes
  }
}

private final class AuditController: UIViewController, EventHandler {
  var seen: [String] = []

  func handle(_ event: RouterEvent) -> EventDisposition {
    let sku = event.userInfo[.sku]  // String?
    let must = try? event.userInfo.require(.sku)
    let raw = event.userInfo["sku"]  // Any?
    seen = [
      "sku \(sku ?? "")", "must \(must ?? "")", "raw \(raw as? String ?? "")",
      "section \(event.userInfo[.section] ?? 0)",
      "nearest \(event.nearest(ProductRow.self) === event.source)",
      "route \(event.position)",
    ]
    _ = (event.name, event.message, event.route)
    return .handled
  }
}

private final class LoadingView: UIView, EventInterceptor {
  var isLoading = false

  func intercept(_ event: RouterEvent) -> EventDisposition { isLoading ? .blocked : .forwarded }
}

private struct ShareTapped: EventMessage {
  static let name: EventName = "product.shareTapped"
  var url: String
}

extension ShareTapped {
  init?(userInfo: UserInfo) {
    guard let url = userInfo["url"] as? String else { return nil }
    self.init(url: url)
  }

  var userInfo: UserInfo { ["url": url] }
}

private enum Theme {
  case dark
}

private struct CurrentTheme: EventRequest {
  typealias Response = Theme
  static let name: EventName = "theme.current"
}

private final class ThemedView: UIView, EventHandler {
  func handle(_ event: RouterEvent) -> EventDisposition { event.answer(CurrentTheme.self) { _ in .dark } }
}

private final class Coordinator: EventHandler {
  private let parent: Coordinator?
  var nextEventResponder: (any EventResponder)? { parent }

  init(parent: Coordinator? = nil) {
    self.parent = parent
  }

  func handle(_ event: RouterEvent) -> EventDisposition { .handledAndForwarded }
}

private final class ListController: UIViewController, EventDetour {
  var coordinator: Coordinator?
  var eventDetour: (any EventResponder)? { coordinator }

  init(_ coordinator: Coordinator) {
    self.coordinator = coordinator
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }
}
