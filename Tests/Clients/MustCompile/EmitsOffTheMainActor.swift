import PortableUIKit
import RouterEvents

@MainActor
func emit(from view: UIView) {
  view.routerEvent(name: "product.buyTapped")
}
