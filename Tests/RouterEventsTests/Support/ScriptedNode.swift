import PlatformUIKit
import RouterEvents

/// A responder whose roles, except a detour, are closures set by the test. By default they forward every event.
@MainActor
protocol ScriptedNode: EventInterceptor, EventDecorator, EventHandler {
  var script: Script { get }
}

/// The closures of a scripted node.
@MainActor
final class Script {
  let name: String
  var next: (any EventResponder)?
  var detour: (any EventResponder)?
  var intercept: (RouterEvent) -> EventDisposition = { _ in .forwarded }
  var decorate: (inout UserInfo, RouterEvent) -> Void = { _, _ in }
  var handle: (RouterEvent) -> EventDisposition = { _ in .forwarded }

  init(_ name: String) {
    self.name = name
  }
}

extension ScriptedNode {
  func intercept(_ event: RouterEvent) -> EventDisposition { script.intercept(event) }
  func decorate(_ userInfo: inout UserInfo, for event: RouterEvent) { script.decorate(&userInfo, event) }
  func handle(_ event: RouterEvent) -> EventDisposition { script.handle(event) }
}

/// A scripted responder that is not a `UIResponder`.
class ScriptedLink: ScriptedNode {
  let script: Script

  init(_ name: String) {
    script = Script(name)
  }

  var nextEventResponder: (any EventResponder)? { script.next }
}

/// A scripted link that may have a detour.
final class DetouringLink: ScriptedLink, EventDetour {
  var eventDetour: (any EventResponder)? { script.detour }
}

/// A scripted `UIResponder`, whose next is also a `UIResponder`.
class ScriptedResponder: UIResponder, ScriptedNode {
  let script: Script

  init(_ name: String) {
    script = Script(name)
    super.init()
  }

  override var next: UIResponder? { script.next as? UIResponder }
}

/// A scripted `UIResponder` that may have a detour.
final class DetouringResponder: ScriptedResponder, EventDetour {
  var eventDetour: (any EventResponder)? { script.detour }
}

/// The name of a scripted node, for tests that compare routes.
@MainActor
func name(of responder: (any EventResponder)?) -> String {
  (responder as? any ScriptedNode)?.script.name ?? "?"
}
