import PortableUIKit
import RouterEvents

@MainActor
func observation(of view: UIView) -> Observation {
  view.onRouterEvent("product.buyTapped") { _ in }
}
