import KitSupport
import PlatformUIKit
import RouterEvents
import Testing

@MainActor
@Suite("Rules 1 to 6: route")
struct RouteRules {
  private let log = Log()

  @Test("1: the route is fixed at emission", arguments: ChainKind.allCases)
  func routeIsFixedAtEmission(kind: ChainKind) {
    let nodes = kind.chain("cell", "section", "controller", "app")
    for node in nodes {
      node.script.handle = { [unowned node] event in
        log(node.script.name)
        for case let other as any ScriptedNode in event.route { other.script.next = nil }
        return .forwarded
      }
    }

    nodes[0].routerEvent(name: .tapped)

    #expect(log.entries == ["cell", "section", "controller", "app"])
  }

  @Test("1: the chain is read before any responder is asked", arguments: ChainKind.allCases)
  func chainIsReadBeforeInterceptorsRun(kind: ChainKind) {
    let nodes = kind.chain("cell", "section", "controller")
    let late = kind.node("late")
    nodes[2].script.intercept = { [unowned top = nodes[2], unowned source = nodes[0]] _ in
      top.script.next = late
      source.script.next = nil
      return .forwarded
    }
    (nodes + [late]).writeNames(to: log)

    nodes[0].routerEvent(name: .tapped)

    #expect(log.entries == ["cell", "section", "controller"])
  }

  @Test("1: the route is retained until the dispatch ends, and no longer", arguments: ChainKind.allCases)
  func routeIsKeptAliveDuringTheDispatchOnly(kind: ChainKind) {
    var nodes = kind.chain("cell", "section", "controller")
    let cell = nodes[0]
    weak let section = nodes[1]
    weak let controller = nodes[2]
    nodes[2].script.handle = { _ in
      log("controller")
      return .forwarded
    }
    nodes = []
    cell.script.handle = { [unowned cell] _ in
      section?.script.next = nil
      cell.script.next = nil
      return .forwarded
    }

    cell.routerEvent(name: .tapped)

    #expect(log.entries == ["controller"])
    #expect(section == nil)
    #expect(controller == nil)
  }

  @Test("2: the source is the first hop; 5: alone it is a complete chain", arguments: ChainKind.allCases)
  func sourceIsTheFirstHop(kind: ChainKind) {
    let source = kind.node("source")
    source.script.intercept = { event in
      log("intercepts \(event.position)")
      return .forwarded
    }
    source.script.decorate = { userInfo, _ in userInfo[.section] = 1 }
    source.script.handle = { event in
      log("handles \(event.userInfo[.section] ?? 0)")
      return .handled
    }

    let outcome = source.routerEvent(name: .tapped)

    #expect(log.entries == ["intercepts 0", "handles 1"])
    #expect(outcome.handlers.map { $0.isResponder(source) } == [true])
  }

  @Test(
    "3: interceptors run from the top down, then each hop decorates before it handles",
    arguments: ChainKind.allCases
  )
  func capturesDownThenBubblesUp(kind: ChainKind) {
    let nodes = kind.chain("a", "b", "c")
    for node in nodes {
      let name = node.script.name
      node.script.intercept = { _ in
        log("intercept \(name)")
        return .forwarded
      }
      node.script.decorate = { _, _ in log("decorate \(name)") }
      node.script.handle = { _ in
        log("handle \(name)")
        return .forwarded
      }
    }

    nodes[0].routerEvent(name: .tapped)

    #expect(
      log.entries == [
        "intercept c", "intercept b", "intercept a",
        "decorate a", "handle a", "decorate b", "handle b", "decorate c", "handle c",
      ]
    )
  }

  @Test("5: a detached, hidden view routes along its chain")
  func detachedViewRoutesAlongItsChain() {
    let outer = HandlingView()
    let middle = UIView()
    let inner = UIView()
    outer.addSubview(middle)
    middle.addSubview(inner)
    inner.isHidden = true
    middle.isHidden = true

    let outcome = inner.routerEvent(name: .tapped)

    #expect(outcome.handlers.map { $0.isResponder(outer) } == [true])
  }

  @Test("5: a controller's event continues at its view's superview, to the end of the chain")
  func viewHierarchyIsTheChain() {
    let controller = UIViewController()
    let cell = UIView()
    controller.view.addSubview(cell)
    let window = UIWindow()
    window.rootViewController = controller
    window.addSubview(controller.view)
    let route = Log()
    let observation = window.onRouterEvent(.tapped) { event in
      event.route.forEach { route("\(type(of: $0))") }
    }

    let outcome = cell.routerEvent(name: .tapped)

    #expect(route.entries.prefix(4) == ["UIView", "UIView", "UIViewController", "UIWindow"])
    #expect(outcome.isHandled)
    observation.cancel()
  }
}

private final class HandlingView: UIView, EventHandler {
  func handle(_ event: RouterEvent) -> EventDisposition { .handled }
}
