import PortableUIKit
import RouterEvents

@MainActor
func listen(_ view: UIView) -> Observation? {
  let observation = view.onRouterEvent("product.buyTapped") { _ in }
  return observation
}
