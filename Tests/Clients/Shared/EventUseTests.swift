import RouterEvents
import Testing

#if canImport(UIKit)
  import UIKit
#else
  import PortableUIKit
#endif

/// The documented use of events in an app with these settings.
@MainActor
@Suite("Uses: events")
struct EventUseTests {
  let product = ProductCell(style: .default, reuseIdentifier: nil)
  let section = SectionView(frame: .zero)
  let controller = AuditController(nibName: nil, bundle: nil)

  init() {
    section.addSubview(product)
    controller.view.addSubview(section)
  }

  @Test func emitsDecoratesAndHandles() {
    section.section = 3

    let outcome = product.buyButtonTapped()
    let isAudit = outcome.handlers[0].type == AuditController.self

    #expect(outcome.isHandled && !outcome.isBlocked && !outcome.isDropped)
    #expect(outcome.handlers.count == 1 && outcome.handlers[0].isResponder(controller))
    #expect(isAudit)
    #expect(outcome.errors.isEmpty)
    #expect(
      controller.lines == [
        "product.buyTapped sku none section 3 of 4 hops",
        "product.buyTapped sku A-1 section 3 of 4 hops",
      ]
    )
  }

  @Test func sendsATypedEvent() {
    product.routerEvent(ShareTapped(url: "https://example.org"))

    #expect(controller.lines == ["product.shareTapped sku none section 0 of 4 hops"])
  }

  @Test func asksAQuestion() {
    let theme = product.ask(CurrentTheme())

    #expect(theme == .dark)
    #expect(UIView(frame: .zero).ask(CurrentTheme()) == nil)
  }

  /// Compiled only: whether these forms compile depends on the settings, what they do does not.
  private func formsWithoutATest() {
    let passing = product.onRouterEvent(.buyTapped, then: .handledAndForwarded) { event in
      _ = event.userInfo[.sku]
    }
    let watching = EventRouter.observe { trace in _ = trace.result }
    let token = EventRouter.onUnhandled { event, reason in _ = "\(event.name) \(reason.explanation)" }
    for observation in [passing, watching, token] { observation.cancel() }
    _ = EventRouter.explain(.rateTapped, from: product).hops

    var userInfo = UserInfo(["sku": "B-2"] as [String: Any])
    userInfo["made.at.run.time"] = 3
    _ = userInfo.merging(UserInfo(["sku": "C-3"] as [AnyHashable: Any])).dictionary
    product.routerEvent(name: EventName("some.name"), userInfo: ["sku": "A-1"])
    product.routerEvent(name: .buyTapped, userInfo: userInfo)
  }
}
