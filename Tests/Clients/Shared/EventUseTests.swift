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

  @Test func attachesAHandlerToAnObject() {
    var seen: [String] = []
    let observation = section.onRouterEvent(.buyTapped) { event in
      seen.append(event.userInfo[.sku] ?? "none")
    }
    let passing = product.onRouterEvent(.buyTapped, then: .handledAndForwarded) { _ in
      seen.append("passing")
    }

    _ = product.buyButtonTapped()
    passing.cancel()
    observation.cancel()
    _ = product.buyButtonTapped()

    #expect(seen == ["passing", "none", "passing", "A-1"])
    #expect(controller.lines.count == 2)
  }

  @Test func interceptsFromTheTopDown() {
    let loading = LoadingView(frame: .zero)
    controller.view.addSubview(loading)
    loading.addSubview(product)
    loading.isLoading = true

    let outcome = product.routerEvent(name: .buyTapped)

    #expect(outcome.isBlocked && controller.lines.isEmpty)
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

  @Test func leadsEventsThroughACoordinator() {
    let detour = DetourController(nibName: nil, bundle: nil)
    var names: [EventName] = []
    let observation = detour.coordinator.onRouterEvent(.buyTapped) { event in names.append(event.name) }
    detour.view.addSubview(product)

    _ = product.buyButtonTapped()

    observation.cancel()
    #expect(names == [.buyTapped, .buyTapped])
  }

  @Test func looksWithoutTouching() throws {
    var traces: [EventTrace] = []
    var unhandled: [String] = []
    let watching = EventRouter.observe { trace in if trace.name == .rateTapped { traces.append(trace) } }
    let token = EventRouter.onUnhandled { event, reason in
      if event.name == .rateTapped { unhandled.append(reason.explanation) }
    }

    let explanation = EventRouter.explain(.rateTapped, from: product)
    UIView(frame: .zero).routerEvent(name: .rateTapped)

    watching.cancel()
    token.cancel()
    #expect("\(explanation)".hasPrefix("product.rateTapped would pass"))
    #expect(traces.map(\.result) == [.unhandled])
    #expect(unhandled == ["its route ends at UIView, a view that is not in a window"])
  }

  @Test func takesWhatOlderCodeHas() {
    let dictionary: [String: Any] = ["sku": "B-2"]
    let hashable: [AnyHashable: Any] = ["sku": "C-3"]
    var userInfo = UserInfo(dictionary)
    userInfo["made.at.run.time"] = 3

    product.routerEvent(name: EventName("some.name"), userInfo: ["sku": "A-1"])
    product.routerEvent(name: .buyTapped, userInfo: userInfo)
    product.routerEvent(name: .buyTapped, userInfo: UserInfo(hashable))

    #expect(userInfo.keys == ["sku", "made.at.run.time"] && !userInfo.isEmpty)
    #expect(userInfo.dictionary.count == 2)
    #expect(userInfo.merging(UserInfo(hashable))[.sku] == "C-3")
    #expect(controller.lines[0].hasPrefix("some.name sku A-1"))
    #expect(controller.lines[1].hasPrefix("product.buyTapped sku B-2"))
    #expect(controller.lines[2].hasPrefix("product.buyTapped sku C-3"))
  }
}
