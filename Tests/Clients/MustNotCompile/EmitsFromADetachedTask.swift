// expect: cannot be called from outside of the actor
import PortableUIKit
import RouterEvents

@MainActor
func emitLater(from view: UIView) {
  Task.detached { view.routerEvent(name: "product.buyTapped") }
}
