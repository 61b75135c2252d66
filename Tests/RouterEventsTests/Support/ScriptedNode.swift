import RouterEvents

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

/// A responder whose every role but that of a detour is told by the test. What is not told lets everything pass.
@MainActor
protocol ScriptedNode: EventInterceptor, EventDecorator, EventHandler {
  var script: Script { get }
}

/// What a scripted node does.
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

/// A scripted link of no toolkit.
class ScriptedLink: ScriptedNode {
  let script: Script

  init(_ name: String) {
    script = Script(name)
  }

  var nextEventResponder: (any EventResponder)? { script.next }
}

/// A scripted link that may name a detour.
final class DetouringLink: ScriptedLink, EventDetour {
  var eventDetour: (any EventResponder)? { script.detour }
}

/// A scripted `UIResponder`, which can only lead to another one.
class ScriptedResponder: UIResponder, ScriptedNode {
  let script: Script

  init(_ name: String) {
    script = Script(name)
    super.init()
  }

  override var next: UIResponder? { script.next as? UIResponder }
}

/// A scripted `UIResponder` that may name a detour.
final class DetouringResponder: ScriptedResponder, EventDetour {
  var eventDetour: (any EventResponder)? { script.detour }
}

/// The name of a scripted node, for tests that compare routes.
@MainActor
func name(of responder: (any EventResponder)?) -> String {
  (responder as? any ScriptedNode)?.script.name ?? "?"
}
