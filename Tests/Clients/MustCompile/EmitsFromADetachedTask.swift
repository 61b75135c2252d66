import PortableUIKit
import RouterEvents

@MainActor
func emitLater(from view: UIView) {
  Task.detached { await view.routerEvent(name: "product.buyTapped") }
}
