import PortableUIKit
import RouterEvents

@MainActor
func observation(of view: UIView) -> EventObservation {
  view.onRouterEvent("product.buyTapped") { _ in }
}
